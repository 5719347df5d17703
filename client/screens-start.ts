/**
 * Asks for the code of the screen at this address while the application itself is still coming. Stands inline in
 * the shell's head, so it knows only what it is given: the files of each path.
 */
export function preloadScreen(filesOf: Readonly<Record<string, readonly string[]>>): void {
  for (const href of filesOf[location.pathname] ?? []) {
    const link = document.createElement('link')
    // The other kind, for modules, would end what an import map may still say in browsers of before 2025.
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: '', href })
    document.head.append(link)
  }
}

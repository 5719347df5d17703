/** Sets the theme before the first paint. Stands inline in every page's head, so it knows only what it is given. */
export function applyTheme(key: string): void {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(key)
  } catch {
    // Storage may be switched off; the system's preference then decides.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = chosen === 'dark' || (chosen !== 'light' && prefersDark)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}

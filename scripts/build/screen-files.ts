import { PAGE_ROWS, PAGES } from '#contract/pages.ts'

type Chunk = { type: 'chunk'; name: string; fileName: string; imports: readonly string[] }
/** What the bundler has made, as far as it matters here. */
export type Bundle = Readonly<Record<string, Chunk | { type: 'asset' }>>

/** What the screen at each path needs beside the application itself. */
export function filesOfScreens(bundle: Bundle): Record<string, string[]> {
  const already = new Set(filesWith(bundle, ['app']))
  const screens = PAGE_ROWS.filter(({ shell }) => shell.member === 'application')
  return Object.fromEntries(
    screens.map(({ path, access }) => [
      path,
      filesWith(bundle, chunksOf(path, access)).filter((file) => !already.has(file)),
    ]),
  )
}

type Row = (typeof PAGE_ROWS)[number]

function chunksOf(path: Row['path'], access: Row['access']): string[] {
  if (access === 'visitor' || access === 'anyone') return ['visitors']
  if (path === PAGES.home) return ['members', 'dashboard']
  return path === PAGES.history ? ['members', 'history-screens'] : ['members']
}

/** These chunks with all that they import, as a page asks for them. */
export function filesWith(bundle: Bundle, names: readonly string[]): string[] {
  const files = new Set<string>()
  const add = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(`/${file}`)) return
    files.add(`/${file}`)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && names.includes(chunk.name)) add(chunk.fileName)
  return [...files]
}

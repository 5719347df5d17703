import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Which areas each area may import, besides itself. The first matching prefix decides. */
const LAYERS: [area: string, mayImport: string[]][] = [
  ['contract', []],
  ['marketplace', ['contract']],
  ['server/platform', ['contract']],
  ['server/database', ['contract', 'server/platform']],
  ['server/http', ['contract', 'server/platform']],
  ['server/audit', ['contract', 'server/platform', 'server/database']],
  ['server/mail', ['server/platform']],
  ['server/credits', ['contract', 'server/platform', 'server/database', 'server/audit']],
  ['server/accounts', [...belowAccounts(), 'server/mail']],
  ['server/footers', [...belowAccounts(), 'server/accounts']],
  ['server/checkout', [...belowAccounts(), 'server/accounts']],
  ['server/admin', [...belowAccounts(), 'server/accounts']],
  ['server/sandbox', ['contract', 'server/platform', 'server/database', 'server/http']],
  ['server/listings/writer', ['contract', 'marketplace', 'server/platform']],
  ['server/listings', ['marketplace', ...belowAccounts(), 'server/accounts']],
  ['server', ['contract', 'marketplace']],
  ['client/ui', []],
  ['client/art', ['client/ui']],
  ['client/api', ['contract']],
  ['client/accounts', ['contract', 'client/api', 'client/ui', 'client/art']],
  ['client/credits', ['contract', 'client/api', 'client/ui', 'client/accounts']],
  ['client/footers', ['contract', 'client/api', 'client/ui', 'client/art', 'client/accounts']],
  ['client/admin', ['contract', 'client/api', 'client/ui', 'client/art', 'client/accounts']],
  ['client/checkout', ['contract', ...belowCheckout()]],
  ['client/listings', ['contract', 'marketplace', ...belowListings()]],
  ['client/layout', ['contract', 'client/ui', 'client/art', 'client/accounts']],
  ['client/marketing', ['contract', 'client/ui', 'client/art', 'client/credits']],
  ['client', ['contract', 'marketplace']],
  ['e2e', ['contract', 'scripts']],
  ['bench', ['contract', 'marketplace', 'server', 'scripts']],
  ['scripts', ['contract', 'marketplace', 'server']],
]

// A drawer without an owner fills up; each of these names says nothing about what is inside.
const NO_DRAWERS = /(^|\/)(utils|helpers|lib|shared|common|types)\//

/** Facts that have one home. */
const ONE_HOME: [what: string, pattern: RegExp, where: RegExp, home: RegExp][] = [
  ['the environment', /process\.env/, /^server\//, /^server\/platform\/config\.ts$/],
  ['the clock', /new Date\(\)|Date\.now\(\)/, /^server\//, /^server\/platform\/clock\.ts$/],
  ['cents to dollars', /\/ 100\b/, /^(contract|server|client)\//, /^contract\/money\.ts$/],
  ['credits', /\bset\(\{?[^)]*\bcredits(Held)?\b/, /^server\//, /^server\/credits\//],
]

const sources = new Map(
  globSync('{contract,marketplace,server,client,e2e,bench,scripts}/**/*.{ts,tsx}').map((path) => [
    path,
    readFileSync(path, 'utf8'),
  ]),
)

describe('the layers', () => {
  it('import in one direction only', () => {
    expect(wrongImports(sources)).toEqual([])
  })

  it('have no circles', () => {
    expect(circles(sources)).toEqual([])
  })

  it('are held: a planted violation is named', () => {
    const planted = new Map([
      ['contract/a.ts', "import { b } from '#server/platform/b.ts'"],
      ['server/platform/b.ts', "import { c } from './c.ts'"],
      ['server/platform/c.ts', "export { b } from './b.ts'"],
      ['server/footers/d.ts', "import { e } from '#server/listings/e.ts'"],
      ['server/listings/e.ts', ''],
    ])
    expect(wrongImports(planted)).toEqual([
      'contract/a.ts imports server/platform/b.ts',
      'server/footers/d.ts imports server/listings/e.ts',
    ])
    expect(circles(planted)).toEqual([
      'server/platform/b.ts -> server/platform/c.ts -> server/platform/b.ts',
    ])
  })
})

describe('the house', () => {
  it('has no drawers', () => {
    expect([...sources.keys()].filter((path) => NO_DRAWERS.test(path))).toEqual([])
  })

  it.each(ONE_HOME)('keeps %s in one place', (_what, pattern, where, home) => {
    const strays = product().filter(([path]) => where.test(path) && !home.test(path))
    expect(strays.filter(([, text]) => pattern.test(text)).map(([path]) => path)).toEqual([])
  })

  it('passes nothing on: a name is imported from where it is made', () => {
    const passing = product().filter(([, text]) => /^export (\*|\{[^}]*\}) from /m.test(text))
    expect(passing.map(([path]) => path)).toEqual([])
  })

  it('names only files that exist in its documents', () => {
    const documents = globSync('{*.md,docs/**/*.md}')
    const missing = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)]
        .map(([, path]) => path ?? '')
        .filter((path) => !path.startsWith('dist/') && !existsSync(path))
        .map((path) => `${document} names ${path}`),
    )
    expect(missing).toEqual([])
  })
})

function belowAccounts(): string[] {
  const below = ['platform', 'database', 'audit', 'credits', 'http']
  return ['contract', ...below.map((room) => `server/${room}`)]
}

function belowCheckout(): string[] {
  const below = ['api', 'ui', 'art', 'accounts', 'credits']
  return below.map((room) => `client/${room}`)
}

function belowListings(): string[] {
  return [...belowCheckout(), 'client/footers']
}

function product(): [string, string][] {
  return [...sources].filter(([path]) => !/\.test\.tsx?$|\/testing\//.test(path))
}

function areaOf(path: string): [string, string[]] {
  const found = LAYERS.find(([area]) => path.startsWith(`${area}/`))
  if (found === undefined) throw new Error(`${path} belongs to no layer`)
  return found
}

function wrongImports(files: Map<string, string>): string[] {
  return [...files].flatMap(([path, text]) => {
    if (/\.test\.tsx?$|\/testing\//.test(path)) return []
    const [area, allowed] = areaOf(path)
    return importsOf(path, text)
      .filter((target) => ![area, ...allowed].some((room) => target.startsWith(`${room}/`)))
      .map((target) => `${path} imports ${target}`)
  })
}

/** The project's own files that a file imports, as paths from the root. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : normalize(join(dirname(path), name)),
  )
}

function circles(files: Map<string, string>): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, trail: string[]): void => {
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
      return
    }
    if (done.has(path)) return
    for (const target of importsOf(path, files.get(path) ?? '')) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of files.keys()) visit(path, [])
  return found
}

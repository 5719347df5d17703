import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Which areas each area may import, besides itself. The first matching prefix decides; a new folder needs a row. */
const LAYERS: [area: string, mayImport: string[]][] = [
  ['contract', []],
  ['marketplace', ['contract']],
  ['composer', ['contract', 'marketplace']],
  ['server/platform', ['contract']],
  ['server/database', ['contract', 'server/platform']],
  ['server/limits', ['contract', 'server/platform', 'server/database']],
  ['server/http', ['contract', 'server/platform']],
  ['server/audit', ['contract', 'server/platform', 'server/database']],
  ['server/mail', ['contract', 'server/platform', 'server/database']],
  ['server/credits', ['contract', 'server/platform', 'server/database', 'server/audit']],
  ['server/accounts', [...belowAccounts(), 'server/limits', 'server/mail']],
  ['server/footers', [...belowAccounts(), 'server/accounts']],
  ['server/checkout', [...belowAccounts(), 'server/limits', 'server/mail', 'server/accounts']],
  ['server/admin', [...belowAccounts(), 'server/accounts']],
  ['server/sandbox', ['contract', 'server/platform', 'server/database', 'server/http']],
  ['server/composing', ['contract', 'marketplace', 'composer']],
  [
    'server/listings/writer',
    ['contract', 'marketplace', 'composer', 'server/platform', 'server/composing'],
  ],
  ['server/listings', ['marketplace', 'server/composing', ...belowAccounts(), 'server/accounts']],
  ['server/batches', [...belowAccounts(), 'server/limits', 'server/accounts', 'server/listings']],
  ['server/assembly', ['contract', 'marketplace', 'server']],
  ['server', ['contract', 'marketplace']],
  ['client/ui', []],
  ['client/browser', []],
  ['client/art', ['client/ui']],
  ['client/comparing', ['client/ui']],
  ['client/api', ['contract']],
  ['client/editing', ['contract', ...client('api', 'browser', 'ui')]],
  ['client/accounts/identity', ['contract', ...client('api', 'browser')]],
  ['client/accounts', ['contract', ...belowClientAccounts()]],
  ['client/credits', ['contract', ...client('api', 'art', 'editing', 'ui', 'accounts')]],
  ['client/footers', ['contract', ...belowClientAccounts(), 'client/accounts']],
  ['client/access-tokens', ['contract', ...belowClientAccounts(), 'client/accounts']],
  ['client/shop-profile', ['contract', ...belowClientAccounts(), ...client('accounts', 'footers')]],
  ['client/admin', ['contract', ...belowClientAccounts(), 'client/accounts']],
  ['client/checkout', ['contract', ...belowClientAccounts(), ...client('accounts', 'credits')]],
  ['client/listing/facts', ['contract', 'marketplace', ...client('browser', 'ui')]],
  ['client/listing/health', ['contract', 'marketplace', 'client/ui']],
  ['client/listing/tags', ['contract', 'marketplace', ...client('editing', 'ui', 'listing/facts')]],
  ['client/listing', ['contract', 'marketplace', ...belowListing()]],
  ['client/generator', ['contract', 'marketplace', ...belowListing(), 'client/listing']],
  ['client/history', ['contract', 'marketplace', ...belowListing(), 'client/listing']],
  ['client/batches', ['contract', ...belowClientAccounts(), ...client('accounts', 'credits')]],
  ['client/versions', ['contract', ...belowListing(), 'client/listing']],
  [
    'client/improving',
    ['contract', 'marketplace', ...belowListing(), ...client('listing', 'versions')],
  ],
  ['client/layout', ['contract', ...client('browser', 'ui', 'art', 'accounts')]],
  ['client/marketing', ['contract', ...client('ui', 'art', 'credits')]],
  ['client/pages', ['contract', 'marketplace', 'client']],
  ['client', ['contract', 'marketplace']],
  ['cli', ['contract']],
  ['e2e', ['contract', 'scripts']],
  ['bench', ['contract', 'marketplace', 'composer', 'server', 'scripts']],
  ['scripts', ['contract', 'marketplace', 'composer', 'server']],
]

// Of these the row is for the files beside the folders alone.
const IN_SLICES = new Set(['server', 'client'])

/** What the rooms that run on both sides, or in threads, may have from elsewhere. */
const PACKAGES: [room: string, packages: string[]][] = [
  ['contract/batches/parse-table.ts', ['papaparse']],
  ['contract/', ['zod']],
  ['marketplace/', []],
  ['composer/', ['node:fs', 'node:path']],
]

// A drawer without an owner fills up; each of these names says nothing about what is inside.
const NO_DRAWERS = /(^|\/)(utils|helpers|lib|shared|common|types)\//

// A folder that cannot be taken in at a glance is two rooms.
const FOLDER_MAX = 40

/** Facts that have one home. */
const ONE_HOME: [what: string, pattern: RegExp, where: RegExp, home: RegExp][] = [
  ['the environment', /process\.env/, /^server\//, /^server\/platform\/config\.ts$/],
  ['the clock', /new Date\(\)|Date\.now\(\)/, /^server\//, /^server\/platform\/clock\.ts$/],
  ['cents to dollars', /\/ 100\b/, /^(contract|server|client)\//, /^contract\/money\.ts$/],
  ['how often one may', /\bwindowMs: [\dA-Z]/, /^server\//, /^server\/limits\/limits\.ts$/],
  [
    "the sandbox's tables",
    /'sandbox\.|(FROM|INTO|UPDATE|TABLE) sandbox\./,
    /^server\//,
    /^server\/sandbox\//,
  ],
  [
    // The hook says why the generator and the card stand apart; an entry only passes it on.
    'what answers a form',
    /\b(Form|Submit)Event\b|onSubmit=\{\(\w|\.issues\b/,
    /^client\//,
    /^client\/(editing\/use-form|generator\/(use-sending|item)|checkout\/payment-form|accounts\/entry-form)\./,
  ],
  ['credits', /\bset\(\{?[^)]*\bcredits(Held)?\b/, /^server\//, /^server\/credits\//],
]

/** What stands behind a port. Which one is on only the assembly knows; each knows its own. */
const PROVIDERS: [provider: RegExp, ownRoom: RegExp][] = [
  [/^server\/accounts\/identity\/(embedded|google|firebase)\//, /^server\/accounts\/identity\//],
  [/^server\/listings\/writer\/(embedded|model)\//, /^server\/listings\/writer\//],
  [/^server\/checkout\/stripe/, /^server\/checkout\/stripe/],
  [/^server\/mail\/(smtp|outbox)\.ts/, /^server\/mail\/(smtp|outbox)\.ts/],
  [/^server\/sandbox\//, /^server\/sandbox\//],
]

const sources = new Map(
  globSync('{contract,marketplace,composer,server,client,cli,e2e,bench,scripts}/**/*.{ts,tsx}').map(
    (path) => [path, readFileSync(path, 'utf8')],
  ),
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
      ['client/listing/f.tsx', "import { g } from '#client/history/g.tsx'"],
      ['client/listing/health/m.tsx', "import { n } from '#client/listing/tags/n.tsx'"],
      ['client/generator/h.tsx', "import { g } from '#client/history/g.tsx'"],
      ['client/accounts/identity/i.ts', "import { j } from '#client/accounts/j.ts'"],
      ['client/browser/k.ts', "const l = await import('#client/editing/l.ts')"],
      ['client/editing/l.ts', "import type { j } from '#client/accounts/j.ts'"],
      ['server/credits/m.ts', "import { n } from '#server/limits/n.ts'"],
      ['server/limits/n.ts', "import { o } from '#server/accounts/o.ts'"],
      ['server/accounts/o.ts', ''],
      ['server/ratings/p.ts', "import { d } from '#server/footers/d.ts'"],
      ['client/ratings/q.tsx', ''],
    ])
    expect(wrongImports(planted)).toEqual([
      'contract/a.ts imports server/platform/b.ts',
      'server/footers/d.ts imports server/listings/e.ts',
      'client/listing/f.tsx imports client/history/g.tsx',
      'client/listing/health/m.tsx imports client/listing/tags/n.tsx',
      'client/generator/h.tsx imports client/history/g.tsx',
      'client/accounts/identity/i.ts imports client/accounts/j.ts',
      'client/browser/k.ts imports client/editing/l.ts',
      'client/editing/l.ts imports client/accounts/j.ts',
      'server/credits/m.ts imports server/limits/n.ts',
      'server/limits/n.ts imports server/accounts/o.ts',
      'server/ratings/p.ts belongs to no layer',
      'client/ratings/q.tsx belongs to no layer',
    ])
    expect(circles(planted)).toEqual([
      'server/platform/b.ts -> server/platform/c.ts -> server/platform/b.ts',
    ])
  })
})

describe('the packages', () => {
  it('of the rooms that run anywhere are few', () => {
    expect(foreignPackages(sources)).toEqual([])
  })

  it('are held: a planted violation is named', () => {
    const planted = new Map([
      ['contract/a.ts', "import * as z from 'zod/mini'\nimport { sql } from 'kysely'"],
      ['marketplace/b.ts', "await import('node:fs')"],
      ['composer/c.ts', "import { request } from 'node:http'"],
      ['server/d.ts', "import { sql } from 'kysely'"],
    ])
    expect(foreignPackages(planted)).toEqual([
      'contract/a.ts imports kysely',
      'marketplace/b.ts imports node:fs',
      'composer/c.ts imports node:http',
    ])
  })
})

describe('the providers', () => {
  it('are known to the assembly alone', () => {
    expect(providersKnown(sources)).toEqual([])
  })

  it('are held: a planted violation is named', () => {
    const planted = new Map([
      [
        'server/assembly/identity.ts',
        "import { e } from '#server/accounts/identity/embedded/e.ts'",
      ],
      ['server/accounts/identity/embedded/e.ts', "import { s } from './s.ts'"],
      ['server/accounts/a.ts', "import { e } from './identity/embedded/e.ts'"],
      ['server/listings/l.ts', "await import('./writer/model/model.ts')"],
      ['server/checkout/c.ts', "import { p } from './stripe.ts'"],
      ['server/mail/m.ts', "import { o } from './outbox.ts'"],
      ['server/main.ts', "import { o } from './sandbox/google/sandbox.ts'"],
    ])
    expect(providersKnown(planted)).toEqual([
      'server/accounts/a.ts knows server/accounts/identity/embedded/e.ts',
      'server/listings/l.ts knows server/listings/writer/model/model.ts',
      'server/checkout/c.ts knows server/checkout/stripe.ts',
      'server/mail/m.ts knows server/mail/outbox.ts',
      'server/main.ts knows server/sandbox/google/sandbox.ts',
    ])
  })
})

describe('the house', () => {
  it('has no drawers', () => {
    expect([...sources.keys()].filter((path) => NO_DRAWERS.test(path))).toEqual([])
  })

  it('has no folder that is two rooms', () => {
    expect(wideFolders(product().map(([path]) => path))).toEqual([])
    const planted = Array.from({ length: FOLDER_MAX + 1 }, (_, index) => `client/attic/${index}.ts`)
    expect(wideFolders(planted)).toEqual([`client/attic holds ${FOLDER_MAX + 1} files`])
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
    const documents = globSync('{*.md,{docs,composer,bench}/**/*.md}')
    const missing = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)]
        .map(([, path]) => path ?? '')
        .filter((path) => !path.startsWith('dist/'))
        .filter((path) => !existsSync(path) && !existsSync(join(dirname(document), path)))
        .map((path) => `${document} names ${path}`),
    )
    expect(missing).toEqual([])
  })
})

describe('a decision record', () => {
  const records = globSync('docs/decisions/[0-9]*.md').toSorted()
  const files = globSync(
    '{docs,client,composer,contract,marketplace,server,scripts,bench}/**/*.{md,ts,tsx}',
  )

  it('has a number of its own', () => {
    const numbers = records.map((path) => /\d{3}/.exec(path)?.[0])
    expect(numbers).toEqual([...new Set(numbers)])
  })

  it('is there where a file names one', () => {
    const named = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/docs\/decisions\/\d{3}[\w-]*\.md/g)].map(String),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  const PARTS = ['Context', 'Decision', 'Consequences', 'Checked by', 'Revisit when']

  it.each(records)('%s has its five parts in order', (record) => {
    const headings = [...readFileSync(record, 'utf8').matchAll(/^## (.+)$/gm)].map(
      ([, name]) => name,
    )
    expect(headings.filter((name) => name !== 'Considered')).toEqual(PARTS)
  })

  it('stands in the list of all, by its title', () => {
    const lines = records.map((record) => {
      const [, title = ''] = /^# (.+)\n/.exec(readFileSync(record, 'utf8')) ?? []
      expect(title).toMatch(/^\d{3}: [A-Z]/)
      return `- [${title}](${basename(record)})`
    })
    const list = readFileSync('docs/decisions/README.md', 'utf8')
    expect(list.match(/^- .+$/gm)).toEqual(lines)
  })
})

function belowAccounts(): string[] {
  const below = ['platform', 'database', 'audit', 'credits', 'http']
  return ['contract', ...below.map((room) => `server/${room}`)]
}

function belowClientAccounts(): string[] {
  return client('api', 'browser', 'editing', 'ui', 'art')
}

function belowListing(): string[] {
  return [...belowClientAccounts(), ...client('accounts', 'comparing', 'credits', 'footers')]
}

function client(...rooms: string[]): string[] {
  return rooms.map((room) => `client/${room}`)
}

function product(): [string, string][] {
  return [...sources].filter(([path]) => !isTest(path))
}

function wideFolders(paths: string[]): string[] {
  const folders = Map.groupBy(paths, (path) => dirname(path))
  return [...folders]
    .filter(([, files]) => files.length > FOLDER_MAX)
    .map(([folder, files]) => `${folder} holds ${files.length} files`)
}

function areaOf(path: string) {
  return LAYERS.find(([area]) =>
    IN_SLICES.has(area) ? dirname(path) === area : path.startsWith(`${area}/`),
  )
}

function wrongImports(files: Map<string, string>): string[] {
  return [...files].flatMap(([path, text]) => {
    if (isTest(path)) return []
    const found = areaOf(path)
    if (found === undefined) return [`${path} belongs to no layer`]
    const [area, allowed] = found
    return importsOf(path, text)
      .filter((target) => ![area, ...allowed].some((room) => target.startsWith(`${room}/`)))
      .map((target) => `${path} imports ${target}`)
  })
}

function foreignPackages(files: Map<string, string>): string[] {
  return [...files].flatMap(([path, text]) => {
    const room = PACKAGES.find(([name]) => path.startsWith(name))
    if (room === undefined || isTest(path)) return []
    return [...text.matchAll(/(?:from|import)\s*\(?\s*'([@\w][^']*)'/g)]
      .map(([, name = '']) => name)
      .filter((name) => !room[1].some((known) => name === known || name.startsWith(`${known}/`)))
      .map((name) => `${path} imports ${name}`)
  })
}

function providersKnown(files: Map<string, string>): string[] {
  return [...files].flatMap(([path, text]) => {
    if (!path.startsWith('server/') || path.startsWith('server/assembly/') || isTest(path))
      return []
    const foreign = PROVIDERS.filter(([, ownRoom]) => !ownRoom.test(path))
    return importsOf(path, text)
      .filter((target) => foreign.some(([provider]) => provider.test(target)))
      .map((target) => `${path} knows ${target}`)
  })
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path)
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

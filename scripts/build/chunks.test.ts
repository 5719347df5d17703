import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chunkGroups } from './chunks.ts'

const CLIENT = join(import.meta.dirname, '../../client')
const idOf = (file: string) => (file.startsWith('/') ? file : join(CLIENT, file))

const ICONS = '/node_modules/lucide-react/dist/esm/icons'

type Imports = { now?: string[]; later?: string[] }
const CLIENT_FILES: Record<string, Imports> = {
  'app.html': { now: ['app.tsx'] },
  'app.tsx': { now: ['/node_modules/react.js', 'pages.ts', `${ICONS}/check.mjs`] },
  'public-page.ts': { now: ['theme.css', 'pages.ts'] },
  'visitor-screens.tsx': {
    now: ['screen.tsx'],
    later: ['pages/sign-in.tsx', 'pages/reset-password.tsx'],
  },
  'pages/sign-in.tsx': { now: ['field.tsx', 'use-form.ts', 'google.ts'] },
  'pages/reset-password.tsx': { now: ['use-form.ts'] },
  'member-screens.tsx': {
    now: ['screen.tsx', 'till.tsx'],
    later: ['pages/dashboard.tsx', 'pages/footers.tsx'],
  },
  'pages/dashboard.tsx': { now: ['field.tsx', 'card.tsx', 'form.tsx'], later: ['dialog.tsx'] },
  'pages/footers.tsx': {
    now: ['card.tsx', 'use-form.ts', '/node_modules/diff.js', `${ICONS}/trash.mjs`],
  },
  'accounts/identity/fingerprint.ts': { now: ['storage.ts'] },
}

const graph = {
  getModuleInfo: (id: string) => {
    const found = Object.entries(CLIENT_FILES).find(([file]) => idOf(file) === id)
    return {
      importedIds: (found?.[1].now ?? []).map(idOf),
      dynamicallyImportedIds: (found?.[1].later ?? []).map(idOf),
    }
  },
}

it.each([
  ['pages.ts', 'document'],
  ['/node_modules/react.js', 'vendor'],
  ['app.tsx', 'app'],
  ['screen.tsx', 'app'],
  ['field.tsx', 'app'],
  ['till.tsx', 'members'],
  ['card.tsx', 'members'],
  ['form.tsx', 'dashboard'],
  ['use-form.ts', 'forms'],
  ['google.ts', 'visitors'],
  ['accounts/identity/fingerprint.ts', 'members'],
  [`${ICONS}/check.mjs`, 'vendor'],
  [`${ICONS}/trash.mjs`, 'icons'],
])('puts what those share who load it first into one file (%s: %s)', (file, group) => {
  expect(groupsOf(file)).toEqual([group])
})

it.each([
  'public-page.ts',
  'theme.css',
  'dialog.tsx',
  '/node_modules/diff.js',
  'pages/reset-password.tsx',
])('leaves to the bundler what no first view needs (%s)', (file) => {
  expect(groupsOf(file)).toEqual([])
})

function groupsOf(file: string): string[] {
  return chunkGroups()
    .map(({ name }) => name(idOf(file), graph))
    .filter((group) => group !== null)
}

import { expect, it } from 'vitest'
import { PAGES } from '#contract/pages.ts'
import { filesOfScreens, filesWith } from './screen-files.ts'

const BUNDLE = bundleOf({
  app: ['vendor'],
  vendor: [],
  visitors: ['app', 'forms'],
  forms: ['vendor'],
  members: ['app'],
  dashboard: ['members'],
  'history-screens': ['members', 'listing'],
  listing: ['vendor'],
})

it('names for each screen what it needs beside the application', () => {
  const files = filesOfScreens(BUNDLE)
  expect(files[PAGES.signIn]).toEqual(['/visitors.js', '/forms.js'])
  expect(files[PAGES.home]?.toSorted()).toEqual(['/dashboard.js', '/members.js'])
  expect(files[PAGES.history]).toEqual(['/members.js', '/history-screens.js', '/listing.js'])
  expect(files[PAGES.credits]).toEqual(['/members.js'])
  expect(files).not.toHaveProperty(PAGES.pricing)
})

it('names a file once, with all that it imports', () => {
  expect(filesWith(BUNDLE, ['app', 'forms'])).toEqual(['/app.js', '/vendor.js', '/forms.js'])
})

function bundleOf(chunks: Record<string, string[]>): Parameters<typeof filesWith>[0] {
  return Object.fromEntries(
    Object.entries(chunks).map(([name, imports]) => [
      `${name}.js`,
      { type: 'chunk', name, fileName: `${name}.js`, imports: imports.map((one) => `${one}.js`) },
    ]),
  )
}

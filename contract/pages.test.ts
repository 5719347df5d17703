import { expect, it } from 'vitest'
import { PAGE_ROWS } from './pages.ts'

it('gives every page an address of its own', () => {
  const paths = PAGE_ROWS.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

it('lists for search engines exactly what a visitor reads without the application', () => {
  const other = ['application', 'not-found']
  const documents = PAGE_ROWS.filter(({ shell }) => !other.includes(shell.visitor))
  expect(PAGE_ROWS.filter(({ isListed }) => isListed)).toEqual(documents)
})

it('keeps no screen of the application behind an address that answers nobody', () => {
  const inApplication = PAGE_ROWS.filter(({ shell }) => shell.visitor === 'application')
  expect(inApplication.map(({ shell }) => shell.member)).toEqual(
    inApplication.map(() => 'application'),
  )
})

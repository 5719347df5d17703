import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { History } from '#client/pages/history.tsx'
import { fakeApi } from './fake-api.ts'
import { aListingServer, type manyListings } from './listing-server.ts'
import { renderScreen } from './render.tsx'

export async function showHistory(listings: ReturnType<typeof manyListings>, path = '/history') {
  const server = fakeApi({ listDeletedListings: [], ...aListingServer(listings) })
  await renderScreen(<History />, { path })
  if (listings.length > 0) await expect.poll(namesShown).not.toEqual([])
  return server
}

/** As somebody does who looks for it: on to the last one that is drawn, so that none is passed unseen. */
export async function scrollUntil(name: string): Promise<void> {
  await expect
    .poll(
      () => {
        if (namesShown().includes(name)) return true
        page.getByRole('listitem').elements().at(-1)?.scrollIntoView({ block: 'start' })
        return false
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBe(true)
}

export function cardOf(name: string) {
  return page.getByRole('region', { name, exact: true })
}

export function detailsOf(name: string) {
  return page.getByRole('button', { name: `Details of ${name}`, exact: true })
}

export function namesShown(): string[] {
  const headings = page.getByRole('heading', { level: 2 }).elements()
  return headings.map((heading) => heading.textContent)
}

export function pagesAsked(server: ReturnType<typeof fakeApi>): string[] {
  return server.callsOf('listListings').map(({ search }) => search)
}

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aListing } from '#client/testing/samples.ts'
import { RecentActivity } from './recent-activity.tsx'

const rows = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')

const writtenAt = (day: number, listingTitle: string) =>
  aListing({
    id: `listing-${day}`,
    listingTitle,
    createdAt: new Date(2025, 10, day, 9, 5).toISOString(),
  })

it('shows the three newest, each with a way to it', async () => {
  const server = fakeApi({
    listListings: [
      writtenAt(14, 'Dish'),
      writtenAt(13, ''),
      { ...writtenAt(11, 'Tapers'), listedAt: new Date(2025, 10, 12, 8).toISOString() },
      writtenAt(10, 'Apron'),
    ],
  })
  await renderScreen(<RecentActivity />)
  await expect.element(rows.first()).toBeVisible()
  expect(server.calls.map(({ search }) => search)).toEqual(['?limit=6'])
  expect(rows.elements().map((row) => row.textContent)).toEqual([
    'DishNov 14, 2025 • 9:05 AMView',
    'Untitled ListingNov 13, 2025 • 9:05 AMView',
    'TapersNov 11, 2025 • 9:05 AM, listedView',
  ])
  await expect
    .element(page.getByRole('link', { name: 'View Dish' }))
    .toHaveAttribute('href', '/history#listing-listing-14')
  await expect
    .element(page.getByRole('link', { name: 'View All' }))
    .toHaveAttribute('href', '/history')
})

it('says so when there is nothing yet', async () => {
  fakeApi({ listListings: [] })
  await renderScreen(<RecentActivity />)
  await expect.element(page.getByText('No listings generated yet')).toBeVisible()
})

it('offers to try again when the listings cannot be loaded', async () => {
  const api = fakeApi({ listListings: refusal('internal') })
  await renderScreen(<RecentActivity />)
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expect.element(tryAgain).toBeVisible()
  api.answer({ listListings: [aListing()] })
  await tryAgain.click()
  await expect.element(page.getByText('Walnut ring dish')).toBeVisible()
})

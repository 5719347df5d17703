import type { Locator, Page } from '@playwright/test'
import { LISTING_SORTS } from '../contract/listing-pages.ts'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { asInput } from './dashboard.ts'
import { callAs, expect, test } from './fixtures.ts'
import { lamp, necklace } from './items.ts'

test('listings are found by name, SKU, title and description, and sorted six ways', async ({
  seller,
}) => {
  await callAs(seller, routes.generateListing, asInput(lamp))
  await callAs(seller, routes.generateListing, { ...asInput(necklace), sku: '' })
  await openHistory(seller)
  await expect(cards(seller)).toHaveCount(2)
  await expect(cards(seller).first()).toContainText(/N\/A.*[A-Z][a-z]{2} \d{1,2}, \d{4}/)

  const search = seller.getByRole('searchbox', { name: 'Search listings' })
  for (const wanted of ['TEAK LAMP', 'lamp-114', 'danish']) {
    await search.fill(wanted)
    await expect(cards(seller)).toHaveCount(1)
    await expect(cards(seller)).toContainText(lamp.listingTitle)
  }
  await search.fill('nothing like it')
  await expect(seller.getByText('0 listings found')).toBeVisible()
  await search.fill('')

  const sort = seller.getByRole('combobox', { name: 'Sort listings' })
  await expect(sort).toContainText('Newest First')
  for (const [label, first] of [
    ['Oldest First', lamp],
    ['Product A-Z', necklace],
    ['Product Z-A', lamp],
    ['SKU A-Z', lamp],
    ['SKU Z-A', lamp],
    ['Newest First', necklace],
  ] as const) {
    await sort.click()
    await expect(seller.getByRole('option')).toHaveText(Object.values(LISTING_SORTS))
    await seller.getByRole('option', { name: label }).click()
    await expect(cards(seller).first()).toContainText(first.listingTitle)
  }
})

async function openHistory(page: Page): Promise<void> {
  await page.goto(PAGES.history)
  await expect(page.getByRole('heading', { name: 'Listing history' })).toBeVisible()
}

function cards(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('region') })
}

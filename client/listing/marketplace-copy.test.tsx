import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '#client/testing/render.tsx'
import { aListing } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import type { Listing } from '#contract/listings.ts'
import { MarketplaceCopy } from './marketplace-copy.tsx'
import { marketplaceForm } from './marketplace-form.ts'

const dish = aListing()
const namesFor = (listing: Listing) => marketplaceForm(listing).map(({ name }) => name)

it('has the fields in the order of the marketplace’s form, and none that is empty', () => {
  expect(namesFor(dish)).toEqual(['Title', 'Photo alt text', 'Description', 'SKU', 'Tags'])
  const bare = aListing({ sku: null, generatedAltText: null })
  expect(namesFor(bare)).toEqual(['Title', 'Description', 'Tags'])
})

it('copies one field after the other, by keyboard alone', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderScreen(<MarketplaceCopy listing={dish} />)
  await userEvent.click(page.getByRole('button', { name: 'Copy for the marketplace' }))
  const first = page.getByRole('button', { name: 'Copy title' })
  await expect.element(first).toHaveFocus()
  for (const field of ['Title', 'Photo alt text', 'Description', 'SKU', 'Tags']) {
    await userEvent.keyboard('{Enter}')
    await expect.element(shownToast()).toHaveTextContent(`Copied!${field} copied to clipboard`)
  }
  expect(write.mock.calls.map(([text]) => text)).toEqual([
    dish.generatedTitle,
    dish.generatedAltText,
    dish.generatedDescription,
    dish.sku,
    dish.generatedTags.join(', '),
  ])
  expect(page.getByRole('img', { name: 'Copied:' }).elements()).toHaveLength(5)
})

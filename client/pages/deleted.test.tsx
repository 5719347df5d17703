import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aListing } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import type { DeletedListing } from '#contract/wastebasket.ts'
import { Deleted } from './deleted.tsx'

const dish: DeletedListing = {
  id: 'listing-1',
  listingTitle: 'Walnut ring dish',
  sku: null,
  generatedTitle: 'Walnut Ring Dish',
  deletedAt: new Date(2025, 10, 14, 15, 41).toISOString(),
  goesAt: new Date(2025, 11, 14, 15, 41).toISOString(),
}
const bringBack = page.getByRole('button', { name: 'Restore Walnut ring dish' })

async function open(answers: Answers) {
  const server = fakeApi({ countListings: { count: 1 }, ...answers })
  await renderScreen(<Deleted />, { path: '/history/deleted' })
  return server
}

it('says what was deleted and when it goes, and brings it back', async () => {
  let deleted = [dish]
  const server = await open({
    listDeletedListings: () => deleted,
    restoreListing: () => {
      deleted = []
      return aListing()
    },
  })
  await expect.element(page.getByText('Kept until Dec 14, 2025')).toBeVisible()
  await expect.element(page.getByText('Deleted Nov 14, 2025')).toBeVisible()
  await userEvent.click(bringBack)
  await expect
    .element(shownToast())
    .toMatchTextContent('“Walnut ring dish” is in your history again.')
  await expect.element(page.getByText('No deleted listings')).toBeVisible()
  expect(server.callsOf('restoreListing').map(({ params }) => params['id'])).toEqual(['listing-1'])
})

it('says why a listing did not come back, and keeps it', async () => {
  await open({ listDeletedListings: [dish], restoreListing: refusal('listing_not_found') })
  await userEvent.click(bringBack)
  await expect.element(shownToast()).toMatchTextContent('This listing does not exist any more')
  await expect.element(bringBack).toBeVisible()
})

it('tries again when they could not be loaded', async () => {
  const server = await open({ listDeletedListings: refusal('unavailable') })
  await expect.element(page.getByText('Deleted listings could not be loaded')).toBeVisible()
  server.answer({ listDeletedListings: [dish] })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(bringBack).toBeVisible()
})

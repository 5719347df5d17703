import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aListing } from '#client/testing/samples.ts'
import type { Listing } from '#contract/listings.ts'
import { ListingCard } from './listing-card.tsx'

const dish = aListing()
const opener = page.getByRole('button', { name: /^Details of/ })
const mark = page.getByText('Has an edit that is not saved')

/** The page as it is loaded anew, with the card closed. */
async function load(listing: Listing = dish) {
  fakeApi({})
  return renderScreen(<ListingCard listing={listing} isTarget={false} />)
}

it.each([
  ['title', 'Title'],
  ['description', 'Description'],
  ['image alt text', 'Image Alt Text'],
  ['nickname', 'nickname'],
  ['SKU', 'SKU'],
])('keeps an edit of the %s that was left, until it is cancelled', async (name, label) => {
  const field = page.getByRole('textbox', { name: label, exact: true })
  const { unmount } = await load()
  await userEvent.click(opener)
  await userEvent.click(page.getByRole('button', { name: `Edit ${name}` }))
  await userEvent.fill(field, 'Half a sentence')
  await unmount()
  const again = await load()
  await expect.element(mark).toBeVisible()
  await userEvent.click(opener)
  await expect.element(field).toHaveValue('Half a sentence')
  await userEvent.click(field)
  await userEvent.keyboard('{Escape}')
  await again.unmount()
  await load()
  await expect.element(opener).toBeVisible()
  expect(mark.elements()).toEqual([])
})

it('keeps tags that were left', async () => {
  const { unmount } = await load()
  await userEvent.click(opener)
  await userEvent.click(page.getByRole('button', { name: 'Edit tags' }))
  await userEvent.click(page.getByRole('button', { name: /^Change tag jewelry tray/ }))
  await userEvent.click(page.getByRole('button', { name: 'Remove tag' }))
  await unmount()
  await load()
  await userEvent.click(opener)
  const changeable = page.getByRole('button', { name: /^Change tag/ })
  await expect.element(changeable.first()).toBeVisible()
  expect(changeable.elements()).toHaveLength(2)
})

it('keeps a first alt text that was left', async () => {
  const bare = aListing({ generatedAltText: null })
  localStorage.setItem(
    `listwright-draft-listing-${bare.id}-generatedAltText`,
    JSON.stringify({ text: 'A round dish', base: '' }),
  )
  await load(bare)
  await userEvent.click(opener)
  const field = page.getByRole('textbox', { name: 'Image Alt Text' })
  await expect.element(field).toHaveValue('A round dish')
})

it('says that the saved text has changed since the edit was left', async () => {
  const { unmount } = await load()
  await userEvent.click(opener)
  await userEvent.click(page.getByRole('button', { name: 'Edit title' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Mine')
  await unmount()
  await load(aListing({ generatedTitle: 'Theirs', version: 2 }))
  await userEvent.click(opener)
  await expect.element(page.getByRole('blockquote')).toHaveTextContent('Theirs')
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine')
})

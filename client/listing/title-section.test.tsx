import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openListing } from '#client/testing/open-listing.tsx'

const GENERATED = {
  generatedTitle: 'Walnut Ring Dish, Hand Turned Wooden Jewelry Tray for Brides, 5th Anniversary',
  generatedDescription: 'Turned from one piece of walnut.\n\nOiled by hand.',
}

const tape = page.getByRole('meter', { name: 'Title length' })
const buyer = page.getByRole('region', { name: 'As a buyer sees it' })
const onPhone = (title: string) =>
  buyer.getByRole('img', { name: `In the shop, on a phone: ${title}`, exact: true })

it('tells how long a title is, and how long one reads well', async () => {
  await openListing(GENERATED)
  await expect
    .element(tape)
    .toHaveAttribute('aria-valuetext', '77 of 140 characters. 50 to 100 reads well.')
  for (const word of ['reads well', 'cut on phones', 'cut in search'])
    await expect.element(page.getByText(word)).toBeInTheDocument()
})

it.each([
  // It says all that the form does, so that the health of the listing passes it.
  [
    'Walnut Ring Dish, Hand Turned',
    '29 of 140 characters. 50 to 100 reads well. Short, and it says what you told.',
  ],
  ['Gift Idea', '9 of 140 characters. 50 to 100 reads well. Short.'],
])('agrees with the checks whether %j is too short', async (generatedTitle, words) => {
  await openListing({ ...GENERATED, generatedTitle })
  await expect.element(tape).toHaveAttribute('aria-valuetext', words)
})

it('shows the title as a phone and a search page cut it', async () => {
  await page.viewport(1280, 900)
  await openListing(GENERATED)
  await expect.element(onPhone('Walnut Ring Dish, Hand Turned Wooden Je…')).toBeVisible()
  const inSearch =
    'On a search page: Walnut Ring Dish, Hand Turned Wooden Jewelry Tray for Bride… ' +
    'Turned from one piece of walnut. Oiled by hand.'
  await expect.element(buyer.getByRole('img', { name: inSearch, exact: true })).toBeVisible()
})

it('follows what is typed, and comes back on Cancel', async () => {
  await openListing(GENERATED)
  await page.getByRole('button', { name: 'Edit title' }).click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'A place to land')
  await expect.element(onPhone('A place to land')).toBeVisible()
  await expect.element(tape).toHaveAttribute('aria-valuenow', '15')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(onPhone('Walnut Ring Dish, Hand Turned Wooden Je…')).toBeVisible()
})

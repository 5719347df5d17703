import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '#client/testing/fake-api.ts'
import { openListing } from '#client/testing/open-listing.tsx'
import { shownToast } from '#client/testing/shown-toast.ts'
import type { Listing } from '#contract/listings.ts'

const line = page.getByRole('region', { name: 'Fact lock' })
const mark = (words: string) => page.getByRole('button', { name: `${words}, not backed` })
const keep = page.getByRole('button', { name: 'Keep' })
const remove = page.getByRole('button', { name: 'Remove', exact: true })

beforeEach(() => localStorage.clear())

it('says that nothing unbacked was found, and no more than that', async () => {
  await open()
  await expect.element(line.getByText(/Nothing was added/)).toBeVisible()
  expect(document.body.textContent).not.toMatch(/verified/i)
})

it('says what it cannot compare in another language', async () => {
  await open({
    generatedTitle: 'Ringschale aus Nussbaum',
    generatedDescription: 'Die Schale ist aus Nussbaum und mit Öl behandelt.',
  })
  await expect.element(line.getByText(/Every number is in your inputs\. Materials/)).toBeVisible()
  expect(line.element().textContent).not.toMatch(/nothing unbacked/i)
})

it('says of what no listing may say that it may be refused, not that nobody entered it', async () => {
  await open({ generatedTitle: 'Walnut Ring Dish, FREE SHIPPING' })
  await expect.element(line.getByText(/The marketplace may refuse: “FREE SHIPPING”/i)).toBeVisible()
  expect(line.element().textContent).not.toMatch(/Not in what you entered/)
})

it('marks words that nobody entered, in each text', async () => {
  await open({
    generatedTitle: 'Walnut Ring Dish with Gold Rim',
    generatedDescription: 'A waterproof dish, 9 cm wide.',
    generatedTags: ['marble dish'],
    generatedAltText: 'A silver dish.',
  })
  await expect.element(mark('Gold')).toBeVisible()
  await expect.element(mark('waterproof')).toBeVisible()
  await expect.element(mark('9')).toBeVisible()
  await expect.element(mark('marble')).toBeVisible()
  await expect.element(mark('silver')).toBeVisible()
  await expect
    .element(line.getByText(/“waterproof” in the description.* and 2 more\. Press a marked word/))
    .toBeVisible()
})

it('keeps a word for this listing in this browser, until it is asked again', async () => {
  const server = await open({ generatedTitle: 'Gold Dish, Gold Rim' })
  await mark('Gold').first().click()
  await expect.element(page.getByText(/Keep it only if it is true/)).toBeVisible()
  await keep.click()
  await expect.element(line.getByText(/You keep 1 word not in your details/)).toBeVisible()
  await expect.element(line).toHaveFocus()
  expect(mark('Gold').elements()).toEqual([])
  expect(JSON.parse(localStorage.getItem('listwright-kept-words') ?? '')).toEqual({
    'listing-1': ['gold'],
  })
  await page.getByRole('button', { name: 'Ask again' }).click()
  expect(mark('Gold').elements()).toHaveLength(2)
  expect(server.patches()).toEqual([])
})

it('says beforehand what goes, removes it and saves', async () => {
  const server = await open({ generatedDescription: 'Pack it in a waterproof bag. It is light.' })
  await mark('waterproof').click()
  await expect.element(page.getByText(/The sentence becomes “Pack it in a bag\.”/)).toBeVisible()
  await remove.click()
  await expect.element(shownToast()).toHaveTextContent('SuccessListing updated successfully')
  await expect.element(line.getByText(/Nothing was added/)).toBeVisible()
  await expect.element(line).toHaveFocus()
  expect(server.patches()).toEqual([{ generatedDescription: 'Pack it in a bag. It is light.' }])
})

it('opens the text with the words marked where their sentence says more', async () => {
  const server = await open({
    generatedDescription: '10% off this week, no refunds on sale items, sold as a set of 4 dishes.',
  })
  await page
    .getByRole('button', { name: /, not backed$/ })
    .first()
    .click()
  expect(remove.elements()).toEqual([])
  await page.getByRole('button', { name: 'Edit the text' }).click()
  const editor = page.getByRole('textbox', { name: 'Description' })
  await expect.element(editor).toHaveFocus()
  expect(String(getSelection())).toMatch(/10|off/)
  expect(server.patches()).toEqual([])
})

it('leaves a footer that was added below the text it removes from', async () => {
  await open({ generatedDescription: 'Pack it in a waterproof bag.' })
  await page.getByRole('button', { name: 'Add Footer' }).click()
  await page.getByRole('button', { name: /^Care for oak/ }).click()
  await mark('waterproof').click()
  await remove.click()
  await expect.element(page.getByText(/^Pack it in a bag\.\s+Wipe with a dry cloth/)).toBeVisible()
})

it('leaves the word where it stands when saving fails', async () => {
  const server = await open({ generatedTags: ['marble dish', 'ring dish'] })
  server.answer({ updateListing: refusal('internal', 'No room.') })
  await mark('marble').click()
  await expect.element(page.getByText(/Takes out the tag “marble dish”/)).toBeVisible()
  await remove.click()
  await expect.element(shownToast()).toHaveTextContent('Error500: No room.')
  await expect.element(remove).toBeEnabled()
})

it('leaves a title to the seller in which nothing else stands', async () => {
  await open({ generatedTitle: 'Gold' })
  await mark('Gold').click()
  await expect.element(remove).toBeDisabled()
  await expect.element(page.getByText(/Edit the text instead/)).toBeVisible()
})

it('is opened and closed by keyboard', async () => {
  await open({ generatedTitle: 'Gold Dish' })
  mark('Gold').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(keep).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(mark('Gold')).toHaveFocus()
  expect(keep.elements()).toEqual([])
})

it('reads what is typed by hand', async () => {
  await open()
  await page.getByRole('button', { name: 'Edit title' }).click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Solid Gold Dish')
  await expect.element(line.getByText(/“solid gold” in the title/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(mark('Solid Gold')).toBeVisible()
})

async function open(given: Partial<Listing> = {}) {
  const server = await openListing({
    generatedTitle: 'Walnut Ring Dish',
    generatedAltText: 'Round walnut ring dish.',
    ...given,
  })
  await expect.element(line).toBeVisible()
  return server
}

import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '#client/testing/fake-api.ts'
import { openListing } from '#client/testing/open-listing.tsx'
import { aListing } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import type { Listing } from '#contract/listings.ts'
import { HealthStrip } from './health-strip.tsx'

const strip = page.getByRole('region', { name: 'Listing health' })
const passes = (count: number) => strip.getByRole('img', { name: `${count} of 10 checks pass` })

const thirteen = Array.from({ length: 13 }, (_, index) =>
  index === 0 ? 'walnut ring dish' : `walnut idea ${'abcdefghijklm'[index]}`,
)

const healthy = aListing({
  generatedTags: thirteen,
  generatedDescription: 'This small walnut ring dish is turned from one piece of black walnut.',
})

it('names the one thing to fix', async () => {
  await show({ generatedAltText: null })
  await expect.element(passes(9)).toBeVisible()
  await expect
    .element(strip.getByText(/One thing would help\. The photo has no alt text yet\./))
    .toBeVisible()
})

it('counts what is to fix and names the first', async () => {
  await show({ generatedAltText: null, generatedTags: thirteen.slice(0, 12) })
  await expect
    .element(strip.getByText(/2 things would help\. First: 12 of 13 tags are used\./))
    .toBeVisible()
})

it('says when a listing is ready to copy', async () => {
  await show()
  await expect.element(strip.getByText(/Ready to copy\. Every check passes\./)).toBeVisible()
})

it('lists all ten checks on request, each with where it comes from', async () => {
  await show({ generatedAltText: null })
  await strip.getByRole('button', { name: 'All checks' }).click()
  expect(strip.getByRole('listitem').elements()).toHaveLength(10)
  expect(strip.getByRole('img', { name: 'To fix:' }).elements()).toHaveLength(1)
  await strip.getByRole('button', { name: /^About Title fits/ }).click()
  await expect.element(page.getByText('A rule of the marketplace')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await strip.getByRole('button', { name: /^About All 13 tags are used/ }).click()
  await expect.element(page.getByText('Our advice')).toBeVisible()
})

it('names the first of many faults, and the others on request', async () => {
  const materials = ['silk', 'wool', 'steel', 'leather', 'linen']
  await show({ generatedTags: materials.map((one) => `${one} ring dish`) })
  await strip.getByRole('button', { name: 'All checks' }).click()
  const more = strip.getByText(/^And \d more$/)
  await expect.element(more).toBeVisible()
  const others = () => more.element().closest('details')
  expect(others()?.open).toBe(false)
  await more.click()
  expect(others()?.open).toBe(true)
  expect(others()?.textContent).toMatch(/ring dish/)
})

it('follows the title while it is typed, and comes back on Cancel', async () => {
  await open()
  await page.getByRole('button', { name: 'Edit title' }).click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'A place to land')
  await expect.element(passes(9)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(passes(10)).toBeVisible()
})

it('follows the description while it is typed', async () => {
  await open()
  await page.getByRole('button', { name: 'Edit description' }).click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Description' }), 'A place to land')
  await expect
    .element(strip.getByText(/2 things would help\. First: Of 2 facts we did not find/))
    .toBeVisible()
})

it('mends with one press what one press can mend', async () => {
  const server = await open({ generatedTags: thirteen.slice(0, 12) })
  await strip.getByRole('button', { name: 'Add “wood ring holder”' }).click()
  await expect.element(shownToast()).toHaveTextContent('SuccessListing updated successfully')
  await expect.element(passes(10)).toBeVisible()
  await expect.element(strip).toHaveFocus()
  expect(server.patches()).toEqual([
    { generatedTags: [...thirteen.slice(0, 12), 'wood ring holder'] },
  ])
})

it('leaves the check and its fix when saving fails', async () => {
  const server = await open({ generatedTags: thirteen.slice(0, 12) })
  server.answer({ updateListing: refusal('internal', 'No room.') })
  await strip.getByRole('button', { name: 'Add “wood ring holder”' }).click()
  await expect.element(shownToast()).toHaveTextContent('Error500: No room.')
  await expect.element(strip.getByRole('button', { name: 'Add “wood ring holder”' })).toBeEnabled()
})

it('opens the alt text with what was entered about the photo, and closes it on Cancel', async () => {
  const server = await open({ generatedAltText: null, imageDescription: 'Dish on white linen' })
  await strip.getByRole('button', { name: 'Write alt text' }).click()
  const editor = page.getByRole('textbox', { name: 'Image Alt Text' })
  await expect.element(editor).toHaveValue('Dish on white linen')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(editor).not.toBeInTheDocument()
  await expect.element(strip).toHaveFocus()
  await strip.getByRole('button', { name: 'Write alt text' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(passes(10)).toBeVisible()
  expect(server.patches()).toEqual([{ generatedAltText: 'Dish on white linen' }])
})

async function show(given: Partial<Listing> = {}) {
  await render(
    <HealthStrip listing={{ ...healthy, ...given }} isEdited={() => false} onFix={vi.fn()} />,
  )
}

async function open(given: Partial<Listing> = {}) {
  const server = await openListing({ ...healthy, ...given })
  await expect.element(strip).toBeVisible()
  return server
}

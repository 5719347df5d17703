import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '#client/testing/fake-api.ts'
import { openListing } from '#client/testing/open-listing.tsx'
import { shownToast } from '#client/testing/shown-toast.ts'
import type { Listing } from '#contract/listings.ts'

const bench = page.getByRole('group', { name: 'Tag workbench' })
const tag = (text: string) =>
  bench.getByRole('button', { name: new RegExp(`^Change tag ${text} ?,`) })
const press = (name: string) => bench.getByRole('button', { name, exact: true }).click()
const field = (name: string) => bench.getByRole('textbox', { name })
const spare = (name: string) => bench.getByRole('button', { name, exact: true })

const thirteen = Array.from({ length: 13 }, (_, at) => `ring idea ${'bcdefghijklmn'[at]}`)

beforeEach(() => page.viewport(1280, 900))

it('opens from Edit with the focus on the first tag, and goes back there', async () => {
  await open()
  await expect.element(tag('ring dish')).toHaveFocus()
  await press('Cancel')
  await expect.element(page.getByRole('button', { name: 'Edit tags' })).toHaveFocus()
})

it('still copies a tag that is pressed while nothing is edited', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await press('Cancel')
  await page.getByRole('button', { name: /^Copy tag jewelry tray/ }).click()
  expect(write).toHaveBeenCalledExactlyOnceWith('jewelry tray')
})

it('changes a tag and saves', async () => {
  const server = await open()
  await tag('jewelry tray').click()
  await expect.element(field('Tag on slot 2')).toHaveFocus()
  await userEvent.fill(field('Tag on slot 2'), ' wood  ring holder ')
  await userEvent.keyboard('{Enter}')
  await press('Save tags')
  await expect.element(shownToast()).toHaveTextContent('SuccessListing updated successfully')
  await expect
    .element(page.getByRole('button', { name: /^Copy tag wood ring holder/ }))
    .toBeVisible()
  expect(server.patches()).toEqual([
    { generatedTags: ['ring dish', 'wood ring holder', 'walnut bowl'] },
  ])
})

it('moves tags with the arrow keys, with buttons and by dragging', async () => {
  const server = await open()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(tag('ring dish')).toHaveFocus()
  await tag('jewelry tray').click()
  await press('Move later')
  await press('Done')
  await userEvent.dragAndDrop(tag('ring dish'), tag('walnut bowl'))
  await press('Save tags')
  await expect
    .poll(() => server.patches())
    .toEqual([{ generatedTags: ['ring dish', 'walnut bowl', 'jewelry tray'] }])
})

it('removes a tag by key or button, and the next one has the focus', async () => {
  const server = await open()
  await userEvent.keyboard('{Delete}')
  await expect.element(tag('jewelry tray')).toHaveFocus()
  await tag('walnut bowl').click()
  await press('Remove tag')
  await expect.element(tag('jewelry tray')).toHaveFocus()
  await press('Save tags')
  await expect.poll(() => server.patches()).toEqual([{ generatedTags: ['jewelry tray'] }])
})

it('adds a tag in own words, and refuses before saving what the marketplace would', async () => {
  const server = await open()
  await userEvent.fill(field('New tag'), 'mr & mrs dish')
  await expect.element(bench.getByText(/not &/)).toBeVisible()
  await expect.element(spare('Add tag')).toBeDisabled()
  await userEvent.fill(field('New tag'), 'desk tidy')
  await userEvent.keyboard('{Enter}')
  await tag('desk tidy').click()
  await expect.element(bench.getByText('Not among what you entered.').first()).toBeVisible()
  await userEvent.fill(field('Tag on slot 4'), 'Ring Dish')
  await expect.element(bench.getByText('You have this tag already.')).toBeVisible()
  await expect.element(bench.getByText('Fix the marked tags before saving.')).toBeVisible()
  await expect.element(spare('Save tags')).toBeDisabled()
  expect(server.patches()).toEqual([])
})

it('takes what stands between commas as several tags', async () => {
  await open()
  await userEvent.fill(field('New tag'), 'desk tidy, key dish, mr & mrs dish')
  for (const name of ['desk tidy', 'key dish']) await expect.element(tag(name)).toBeVisible()
  await expect.element(field('New tag')).toHaveValue('mr & mrs dish')
})

it('puts a spare tag on the next free slot', async () => {
  await open()
  await spare('Add walnut ring dish').click()
  await expect.element(tag('walnut ring dish')).toHaveFocus()
})

it('swaps a spare tag in where all slots are used', async () => {
  const server = await open({ generatedTags: thirteen })
  await expect.element(bench.getByText(/All 13 slots are used/)).toBeVisible()
  await expect.element(spare('Add jewelry tray')).toBeDisabled()
  await tag('ring idea d').click()
  await spare('Swap in jewelry tray').click()
  await press('Save tags')
  await expect
    .poll(() => server.patches())
    .toEqual([{ generatedTags: thirteen.with(2, 'jewelry tray') }])
})

it('says why each tag stands there and which keywords are used where', async () => {
  await open()
  await bench.getByText('Why these tags').click()
  await expect.element(bench.getByText('Part of your keyword “walnut ring dish”.')).toBeVisible()
  await bench.getByText('Keywords used: 2 of 3').click()
  const row = bench.getByRole('row', { name: /wood ring holder/ })
  await expect.element(row).toBeVisible()
  expect(row.getByRole('img', { name: 'yes' }).elements()).toEqual([])
})

it('tells the health strip at once', async () => {
  const told = 'This small walnut ring dish is turned from one piece of black walnut.'
  await open({ generatedDescription: told })
  const strip = page.getByRole('region', { name: 'Listing health' })
  await press('Add walnut ring dish')
  await expect.element(strip.getByText(/4 of 13 tags are used/)).toBeVisible()
})

it('keeps the work when saving fails', async () => {
  const server = await open()
  server.answer({ updateListing: refusal('internal', 'No room.') })
  await press('Add walnut ring dish')
  await press('Save tags')
  await expect.element(shownToast()).toHaveTextContent('Error500: No room.')
  await expect.element(tag('walnut ring dish')).toBeVisible()
})

async function open(given: Partial<Listing> = {}) {
  const generatedTags = ['ring dish', 'jewelry tray', 'walnut bowl']
  const server = await openListing({ generatedTags, ...given })
  await page.getByRole('button', { name: 'Edit tags' }).click()
  return server
}

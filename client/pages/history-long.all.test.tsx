import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '#client/testing/fake-api.ts'
import {
  cardOf,
  detailsOf,
  namesShown,
  pagesAsked,
  scrollUntil,
  showHistory,
} from '#client/testing/history.tsx'
import { aListingServer, manyListings } from '#client/testing/listing-server.ts'

describe('a long history', () => {
  it('draws what is in sight, tells each place, and reads on by itself', async () => {
    await showHistory(manyListings(1200))
    await expect.element(page.getByText('1,200 listings', { exact: true })).toBeVisible()
    await expect.element(cardOf('Item 0')).toBeVisible()
    expect(namesShown().length).toBeLessThan(40)
    const first = page.getByRole('listitem').first()
    await expect.element(first).toHaveAttribute('aria-posinset', '1')
    await expect.element(first).toHaveAttribute('aria-setsize', '1200')
    await scrollUntil('Item 130')
    expect(namesShown().length).toBeLessThan(40)
  })

  it('says how many a search finds, although most are not there yet', async () => {
    await showHistory(manyListings(300))
    await userEvent.fill(page.getByLabelText('Search listings'), 'item 1')
    await expect.element(page.getByText('111 listings found')).toBeVisible()
  })

  it('offers to try again when the next ones cannot be loaded', async () => {
    const server = await showHistory(manyListings(80))
    await expect.element(cardOf('Item 0')).toBeVisible()
    server.answer({ listListings: refusal('internal') })
    await scrollUntil('Item 49')
    await expect.element(page.getByText('The next listings could not be loaded')).toBeVisible()
    server.answer(aListingServer(manyListings(80)))
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await scrollUntil('Item 79')
  })

  it('keeps an opened listing as it is, with what is typed into it, while it is out of sight', async () => {
    await showHistory(manyListings(200))
    await userEvent.click(detailsOf('Item 2'))
    await userEvent.click(page.getByRole('button', { name: 'Edit title' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Half a thought')
    await scrollUntil('Item 90')
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought')
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  })

  it('keeps the edited where it stood and closes the gap of the deleted, without fetching all anew', async () => {
    const server = await showHistory(manyListings(120))
    await userEvent.click(detailsOf('Item 1'))
    await userEvent.click(page.getByRole('button', { name: 'Edit nickname' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'nickname' }), 'Zebra')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => namesShown().slice(0, 3)).toEqual(['Item 0', 'Zebra', 'Item 2'])
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect.element(page.getByRole('heading', { name: 'Item 2', exact: true })).toHaveFocus()
    await expect.poll(() => namesShown().slice(0, 2)).toEqual(['Item 0', 'Item 2'])
    await expect.element(page.getByText('119 listings', { exact: true })).toBeVisible()
    expect(new Set(pagesAsked(server)).size).toBe(pagesAsked(server).length)
  })
})

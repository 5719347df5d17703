import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  cardOf,
  detailsOf,
  namesShown,
  pagesAsked,
  scrollUntil,
  showHistory,
} from '#client/testing/history.tsx'
import { aListingServer, manyListings } from '#client/testing/listing-server.ts'
import { fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aListing } from '#client/testing/samples.ts'
import type { Listing } from '#contract/listings.ts'
import { History } from './history.tsx'

const dish = aListing({ id: 'dish' })
const apron = aListing({
  id: 'apron',
  listingTitle: 'Linen apron',
  sku: null,
  createdAt: '2025-11-13T10:00:00.000Z',
})
const unnamed = aListing({ id: 'unnamed', listingTitle: '', createdAt: '2025-10-27T10:00:00.000Z' })
const three = [dish, apron, unnamed]

beforeEach(() => localStorage.clear())

it('counts the listings and shows name, SKU and date of each', async () => {
  await page.viewport(1280, 900)
  await showHistory(three)
  await expect.element(page.getByText('3 listings', { exact: true })).toBeVisible()
  expect(namesShown()).toEqual(['Walnut ring dish', 'Linen apron', 'Untitled Listing'])
  await expect.element(cardOf('Linen apron').getByText('N/A')).toBeInTheDocument()
  await expect.element(cardOf('Linen apron').getByText('Nov 13, 2025')).toBeVisible()
})

it('adds the time where two of one name were written on one day', async () => {
  await page.viewport(1280, 900)
  const twins = [14, 15].map((hour) =>
    aListing({ id: `at-${hour}`, createdAt: new Date(2025, 10, 13, hour).toISOString() }),
  )
  await showHistory([...twins, apron])
  await expect.element(page.getByText('2:00 PM')).toBeVisible()
  await expect.element(page.getByText('3:00 PM')).toBeVisible()
  await expect.element(cardOf('Linen apron').getByText(/[AP]M/)).not.toBeInTheDocument()
})

it('leads to the generator while there are none', async () => {
  await showHistory([])
  await expect
    .element(page.getByRole('link', { name: 'Generate your first listing' }))
    .toHaveAttribute('href', '/')
  expect(page.getByRole('searchbox').elements()).toEqual([])
})

it('keeps its head in place while they come', async () => {
  const listed = Promise.withResolvers<Listing[]>()
  const shown = [{ ...dish, listedAt: dish.createdAt }]
  fakeApi({ ...aListingServer(shown), listListings: () => listed.promise })
  await renderScreen(<History />, { path: '/history' })
  const filter = page.getByRole('group', { name: 'Listings shown' })
  await expect.element(page.getByText('Loading your listings')).toBeInTheDocument()
  await expect.element(filter).toBeVisible()
  const before = filter.element().getBoundingClientRect().top
  listed.resolve(shown)
  await expect.element(cardOf('Walnut ring dish')).toBeVisible()
  expect(filter.element().getBoundingClientRect().top).toBe(before)
})

it('says why they could not be loaded, and tries again', async () => {
  const server = fakeApi({ ...aListingServer([dish]), listListings: refusal('internal') })
  await renderScreen(<History />, { path: '/history' })
  await expect.element(page.getByText('Your listings could not be loaded')).toBeVisible()
  server.answer(aListingServer([dish]))
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(cardOf('Walnut ring dish')).toBeVisible()
})

describe('searching and sorting', () => {
  it('offers the six sorts of the specification, the newest first without a choice', async () => {
    const server = await showHistory(three)
    const select = page.getByLabelText('Sort listings')
    const options = select.getByRole('option').elements()
    expect(options.map((option) => option.textContent)).toEqual([
      'Newest First',
      'Oldest First',
      'Product A-Z',
      'Product Z-A',
      'SKU A-Z',
      'SKU Z-A',
    ])
    await userEvent.selectOptions(select, 'SKU Z-A')
    await userEvent.selectOptions(select, 'Oldest First')
    await expect.poll(namesShown).toEqual(['Untitled Listing', 'Linen apron', 'Walnut ring dish'])
    expect(pagesAsked(server)).toEqual([
      '?limit=50&sort=newest',
      '?limit=50&sort=sku-desc',
      '?limit=50&sort=oldest',
    ])
  })

  it('finds on the server what was typed, and leads back to all', async () => {
    const server = await showHistory(three)
    await userEvent.fill(page.getByLabelText('Search listings'), 'LINEN')
    await expect.element(page.getByText('1 listing found')).toBeVisible()
    await expect.poll(namesShown).toEqual(['Linen apron'])
    expect(pagesAsked(server)).toEqual([
      '?limit=50&sort=newest',
      '?limit=50&sort=newest&search=LINEN',
    ])
    await userEvent.fill(page.getByLabelText('Search listings'), 'no such thing')
    await expect.element(page.getByText('0 listings found')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Clear search' }))
    await expect.element(page.getByLabelText('Search listings')).toHaveValue('')
    await expect.poll(namesShown).toHaveLength(3)
  })

  it('shows what is in the shop, or what still waits for it, each with how many', async () => {
    const server = await showHistory([{ ...dish, listedAt: dish.createdAt }, apron, unnamed])
    const shown = page.getByRole('group', { name: 'Listings shown' })
    await userEvent.click(shown.getByRole('button', { name: 'Listed 1' }))
    await expect.poll(namesShown).toEqual(['Walnut ring dish'])
    await userEvent.click(shown.getByRole('button', { name: 'Not listed yet 2' }))
    await expect.poll(namesShown).toEqual(['Linen apron', 'Untitled Listing'])
    expect(location.search).toBe('?listed=no')
    expect(pagesAsked(server).slice(1)).toEqual([
      '?limit=50&sort=newest&listed=yes',
      '?limit=50&sort=newest&listed=no',
    ])
    await userEvent.click(shown.getByRole('button', { name: 'All 3' }))
    await expect.poll(namesShown).toHaveLength(3)
  })

  it('offers no filter where it would show all of it again', async () => {
    await showHistory(three)
    await expect.element(page.getByText('3 listings')).toBeVisible()
    expect(page.getByRole('group', { name: 'Listings shown' }).elements()).toEqual([])
  })

  it('says so where nothing is listed yet', async () => {
    fakeApi(aListingServer(three))
    await renderScreen(<History />, { path: '/history?listed=yes' })
    await expect.element(page.getByText('Nothing is listed yet')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show all listings' }))
    await expect.poll(namesShown).toHaveLength(3)
  })

  it('shows what says a part of it, and takes the words over to the form', async () => {
    await showHistory(three)
    await userEvent.fill(page.getByLabelText('Search listings'), 'linen spoon')
    await expect.element(page.getByText('No listings match “linen spoon”')).toBeVisible()
    await expect
      .element(page.getByRole('heading', { name: '1 listing says “linen”' }))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: /^Linen apron/ }))
      .toHaveAttribute('href', `/history#listing-${apron.id}`)
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(page.getByRole('link', { name: 'Write a listing for it' }))
    expect(localStorage.getItem('prefillInputs')).toBe('{"productType":"linen spoon"}')
  })

  it('keeps both in the address, where going back finds them again', async () => {
    await showHistory(three, '/history?search=dish&sort=oldest')
    await expect.element(page.getByText('1 listing found')).toBeVisible()
    await expect.element(page.getByLabelText('Search listings')).toHaveValue('dish')
    await userEvent.fill(page.getByLabelText('Search listings'), 'linen')
    await expect.poll(namesShown).toEqual(['Linen apron'])
    expect(location.search).toBe('?search=linen&sort=oldest')
  })

  it('does not wait for the answer to a search that was given up', async () => {
    const server = await showHistory(three)
    const { listListings } = aListingServer(three)
    const slow = new Promise<Response>(() => {})
    server.answer({
      listListings: (asked) =>
        asked.search.includes('search=dish') ? slow : answerOf(listListings, asked),
    })
    const box = page.getByLabelText('Search listings')
    await userEvent.fill(box, 'dish')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => pagesAsked(server).at(-1)).toContain('dish')
    expect(namesShown()).toHaveLength(3)
    await userEvent.fill(box, 'linen')
    await expect.element(page.getByText('1 listing found')).toBeVisible()
  })
})

describe('an address that names a listing', () => {
  it('opens it, marks it for three seconds and reads on from it', async () => {
    await showHistory([apron, dish], '/history#listing-dish')
    await expect.element(page.getByRole('heading', { name: 'Walnut ring dish' })).toHaveFocus()
    await expect
      .element(page.getByRole('heading', { name: 'AI Analysis & SEO Explanation' }))
      .toBeVisible()
    await expect.element(detailsOf('Linen apron')).toHaveAttribute('aria-expanded', 'false')
    const start = performance.now()
    await expect.element(cardOf('Walnut ring dish')).toHaveAttribute('data-highlighted')
    await expect
      .poll(() => cardOf('Walnut ring dish').element().hasAttribute('data-highlighted'), {
        timeout: 20_000,
      })
      .toBe(false)
    expect(performance.now() - start).toBeGreaterThan(2000)
  })

  it('scrolls to it where it stands', async () => {
    await showHistory(manyListings(200), '/history#listing-l40')
    await expect.element(page.getByRole('heading', { name: 'Item 40', exact: true })).toHaveFocus()
    await expect.element(cardOf('Item 40')).toBeInViewport()
    await expect.element(cardOf('Item 41')).toBeInTheDocument()
  })

  it('shows it first when it is on no page that was loaded', async () => {
    await showHistory(manyListings(200), '/history#listing-l150')
    await expect.element(page.getByRole('heading', { name: 'Item 150', exact: true })).toHaveFocus()
    expect(namesShown().slice(0, 2)).toEqual(['Item 150', 'Item 0'])
    await scrollUntil('Item 151')
    expect(namesShown().filter((name) => name === 'Item 150')).toHaveLength(1)
  })

  it('says so when that listing is gone', async () => {
    await showHistory(three, '/history#listing-sold')
    await expect.element(page.getByText(/This listing does not exist any more/)).toBeVisible()
    expect(namesShown()).toHaveLength(3)
  })
})

type Answering = NonNullable<ReturnType<typeof aListingServer>['listListings']>
type Asked = Parameters<Extract<Answering, (...asked: never) => unknown>>[0]

function answerOf(answer: Answering | undefined, asked: Asked) {
  return typeof answer === 'function' ? answer(asked) : refusal('not_found')
}

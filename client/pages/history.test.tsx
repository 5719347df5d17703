import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aListing } from '#client/testing/samples.ts'
import { History } from './history.tsx'

const dish = aListing({ id: 'dish' })
const apron = aListing({
  id: 'apron',
  listingTitle: 'Linen apron',
  sku: null,
  generatedTitle: 'Cross-Back Apron',
  createdAt: '2025-11-13T10:00:00.000Z',
})
const unnamed = aListing({
  id: 'unnamed',
  listingTitle: '',
  sku: 'ZZ-1',
  createdAt: '2025-10-27T10:00:00.000Z',
})

beforeEach(() => localStorage.clear())

it('counts the listings and shows name, SKU and date of each', async () => {
  fakeApi({ listListings: [dish, apron, unnamed] })
  await renderScreen(<History />, { path: '/history' })
  await expect.element(page.getByText('3 listings', { exact: true })).toBeVisible()
  expect(namesShown()).toEqual(['Walnut ring dish', 'Linen apron', 'Untitled Listing'])
  await expect.element(cardOf('Linen apron').getByText('N/A')).toBeInTheDocument()
  await expect.element(cardOf('Linen apron').getByText('Nov 13, 2025')).toBeVisible()
})

it('leads to the generator while there are none', async () => {
  fakeApi({ listListings: [] })
  await renderScreen(<History />, { path: '/history' })
  await expect
    .element(page.getByRole('link', { name: 'Generate your first listing' }))
    .toHaveAttribute('href', '/')
})

it('says why they could not be loaded, and tries again', async () => {
  const server = fakeApi({ listListings: refusal('internal') })
  await renderScreen(<History />, { path: '/history' })
  await expect.element(page.getByText('Your listings could not be loaded')).toBeVisible()
  server.answer({ listListings: [dish] })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByText('1 listing', { exact: true })).toBeVisible()
})

it('searches and sorts, and keeps both in the address', async () => {
  fakeApi({ listListings: [dish, apron, unnamed] })
  await renderScreen(<History />, { path: '/history' })
  await userEvent.selectOptions(page.getByLabelText('Sort listings'), 'SKU Z-A')
  await expect.poll(namesShown).toEqual(['Untitled Listing', 'Walnut ring dish', 'Linen apron'])
  await userEvent.fill(page.getByLabelText('Search listings'), 'CROSS-back')
  await expect.element(page.getByText('1 listing found')).toBeVisible()
  expect(namesShown()).toEqual(['Linen apron'])
  expect(location.search).toBe('?search=CROSS-back&sort=sku-desc')
})

it('offers the six sorts of the specification', async () => {
  fakeApi({ listListings: [dish] })
  await renderScreen(<History />, { path: '/history' })
  const options = page.getByLabelText('Sort listings').getByRole('option').elements()
  expect(options.map((option) => option.textContent)).toEqual([
    'Newest First',
    'Oldest First',
    'Product A-Z',
    'Product Z-A',
    'SKU A-Z',
    'SKU Z-A',
  ])
})

it('opens the listing that the address names, marks it for three seconds and reads on from it', async () => {
  fakeApi({ listListings: [apron, dish] })
  await renderScreen(<History />, { path: '/history#listing-dish' })
  await expect.element(page.getByRole('heading', { name: 'Walnut ring dish' })).toHaveFocus()
  await expect
    .element(page.getByRole('heading', { name: 'AI Analysis & SEO Explanation' }))
    .toBeVisible()
  expect(detailsOf('Linen apron').element().getAttribute('aria-expanded')).toBe('false')
  const start = performance.now()
  await expect.element(cardOf('Walnut ring dish')).toHaveAttribute('data-highlighted')
  await expect
    .poll(() => cardOf('Walnut ring dish').element().hasAttribute('data-highlighted'), {
      timeout: 5000,
    })
    .toBe(false)
  expect(performance.now() - start).toBeGreaterThan(2000)
})

it('shows fifty at a time, but always the one that the address names', async () => {
  const many = Array.from({ length: 130 }, (_, index) =>
    aListing({ id: `l${index}`, listingTitle: `Item ${index}`, createdAt: daysAgo(index) }),
  )
  fakeApi({ listListings: many })
  await renderScreen(<History />, { path: '/history#listing-l60' })
  await expect.element(page.getByRole('heading', { name: 'Item 60', exact: true })).toHaveFocus()
  expect(namesShown()).toHaveLength(61)
  await userEvent.click(page.getByRole('button', { name: 'Show 50 more' }))
  expect(namesShown()).toHaveLength(111)
  await userEvent.click(page.getByRole('button', { name: 'Show 19 more' }))
  expect(namesShown()).toHaveLength(130)
})

function cardOf(name: string) {
  return page.getByRole('region', { name })
}

function detailsOf(name: string) {
  return page.getByRole('button', { name: `Details of ${name}` })
}

function namesShown(): string[] {
  const headings = page.getByRole('heading', { level: 2 }).elements()
  return headings.map((heading) => heading.textContent)
}

function daysAgo(days: number): string {
  return new Date(Date.UTC(2025, 10, 14) - days * 86_400_000).toISOString()
}

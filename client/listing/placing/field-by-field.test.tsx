import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useApi } from '#client/api/use-api.ts'
import { listingKey } from '#client/listing/listing-cache.ts'
import { type Answers, fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aListing } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import { type Listing, listingRoutes, Placing } from '#contract/listings.ts'
import { FieldByField } from './field-by-field.tsx'
import { marketplaceForm } from './marketplace-form.ts'

const dish = aListing()
const LISTED_AT = '2026-11-22T14:24:00.000Z'
const namesFor = (listing: Listing) => marketplaceForm(listing).map(({ name }) => name)
const copyButton = (name: string) => page.getByRole('button', { name: `Copy ${name}`, exact: true })

let copied: string[]
beforeEach(() => {
  copied = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text)
  })
})

it('has the fields in the order of the marketplace’s form, and none that is empty', () => {
  expect(namesFor(dish)).toEqual(['Title', 'Photo alt text', 'Description', 'SKU', 'Tags'])
  const bare = aListing({ sku: null, generatedAltText: null })
  expect(namesFor(bare)).toEqual(['Title', 'Description', 'Tags'])
})

it('copies one field after the other by keyboard alone, and is listed with the last', async () => {
  const onNext = vi.fn<() => void>()
  const api = await show({}, { onNext })
  await expect.element(copyButton('Title')).toHaveFocus()
  for (const field of ['Title', 'Photo alt text', 'Description', 'SKU', 'Tags']) {
    await expect.element(copyButton(field)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(shownToast()).toHaveTextContent(`Copied!${field} copied to clipboard`)
  }
  expect(copied).toEqual([
    dish.generatedTitle,
    dish.generatedAltText,
    dish.generatedDescription,
    dish.sku,
    dish.generatedTags.join(', '),
  ])
  await expect.element(page.getByText('All five fields are copied')).toBeVisible()
  await expect.element(page.getByText(/^Listed/).first()).toBeVisible()
  const placings = api.callsOf('placeListing').map(({ body }) => body)
  expect(placings).toHaveLength(5)
  expect(placings.at(-1)).toEqual({
    copied: ['title', 'altText', 'description', 'sku', 'tags'],
    isListed: true,
  })
  await expect.element(page.getByRole('button', { name: 'Next item' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onNext).toHaveBeenCalledOnce()
})

it('takes presses that come before the screen has followed', async () => {
  const api = await show({})
  await expect.element(copyButton('Title')).toHaveFocus()
  for (let press = 0; press < 5; press += 1) {
    const button = document.activeElement
    if (button instanceof HTMLElement) button.click()
    while (document.activeElement === button && copied.length < 5) await Promise.resolve()
  }
  await expect.element(page.getByText('All five fields are copied')).toBeVisible()
  await expect.poll(() => api.callsOf('placeListing')).toHaveLength(5)
  expect(new Set(copied).size).toBe(5)
})

it('goes on where it was left, and takes the mark off again', async () => {
  const api = await show({ copied: ['title', 'altText'] })
  await expect.element(copyButton('Description')).toHaveFocus()
  await expect.element(page.getByText('2 of 5 copied')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as listed now' }).click()
  await page.getByRole('button', { name: 'Remove the mark' }).click()
  await expect.element(page.getByText('but not marked as listed.', { exact: false })).toBeVisible()
  expect(api.callsOf('placeListing').map(({ body }) => body)).toEqual([
    { copied: ['title', 'altText', 'description', 'sku', 'tags'], isListed: true },
    { copied: ['title', 'altText', 'description', 'sku', 'tags'], isListed: false },
  ])
})

it('shows what to paste again after an edit', async () => {
  await show({ copied: ['altText', 'description', 'sku', 'tags'], listedAt: LISTED_AT })
  await expect.element(page.getByText(/^Changed since listed/)).toBeVisible()
  await expect.element(copyButton('Title')).toHaveFocus()
})

it('says when a tick could not be kept, and shows it as it is', async () => {
  await show({}, {}, { placeListing: refusal('internal', 'No room.') })
  await copyButton('Title').click()
  await expect.element(page.getByText('500: No room.').first()).toBeVisible()
  await expect.element(page.getByText('0 of 5 copied')).toBeVisible()
})

type Props = { onNext?: () => void }

async function show(given: Partial<Listing>, props: Props = {}, answers: Answers = {}) {
  let kept = aListing(given)
  const api = fakeApi({
    getListing: () => kept,
    placeListing: ({ body }) => {
      const { copied: ticks, isListed } = Placing.parse(body)
      kept = { ...kept, copied: ticks, listedAt: isListed ? LISTED_AT : null }
      return kept
    },
    ...answers,
  })
  await renderScreen(<Kept {...props} />)
  await expect.element(page.getByRole('heading', { name: /^Title/ })).toBeVisible()
  return api
}

function Kept(props: Props) {
  const api = useApi()
  const { data } = useQuery({
    queryKey: listingKey(dish.id),
    queryFn: () => api.send(listingRoutes.getListing, { params: { id: dish.id } }),
  })
  return (
    data && (
      <FieldByField placed={{ listing: data, description: data.generatedDescription }} {...props} />
    )
  )
}

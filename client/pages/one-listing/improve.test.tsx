import { expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aUser } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import type { Improvement } from '#contract/improving/improving.ts'
import { PAGES } from '#contract/pages.ts'
import { Improve } from './improve.tsx'
import { PASTED, anImprovement, open, field, send, fillIn } from '#client/testing/improving.tsx'

it('begins with the usual style of the shop, and leaves it to that', async () => {
  const usual = { writingStyle: 'professional' }
  const currentUser = aUser({ usual })
  const server = await open({ currentUser, improveListing: anImprovement() })
  await expect
    .element(page.getByRole('combobox', { name: 'Writing Style' }))
    .toHaveValue('professional')
  await fillIn()
  await userEvent.click(send)
  await expect.poll(() => server.callsOf('improveListing')).toHaveLength(1)
  expect(server.callsOf('improveListing')[0]?.body).toMatchObject({ writingStyle: null })
})

it('does without the shop profile where that is switched off', async () => {
  const currentUser = aUser({ hasShopProfile: true })
  const server = await open({ currentUser, improveListing: anImprovement() })
  await fillIn()
  await userEvent.click(page.getByRole('switch', { name: 'Use my shop profile for this listing' }))
  await userEvent.click(send)
  await expect.poll(() => server.callsOf('improveListing')).toHaveLength(1)
  expect(server.callsOf('improveListing')[0]?.body).toMatchObject({ usesProfile: false })
})

it('sends what was pasted once, and shows both side by side', async () => {
  const server = await open({ improveListing: anImprovement() })
  await fillIn()
  await expect.element(page.getByText('2 / 13')).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Writing Style' }), 'minimalist')
  await userEvent.click(send)
  // She starts at the top of what came of it, not where the form was left.
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toHaveFocus()
  expect(scrollY).toBe(0)
  expect(location.hash).toBe('#listing-listing-1')
  const [sent] = server.callsOf('improveListing')
  expect(sent?.body).toMatchObject({
    title: PASTED.generatedTitle,
    tags: ['ring dish', 'wood'],
    writingStyle: 'minimalist',
  })
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  expect(localStorage.getItem('listwright-draft-improve')).toBeNull()
})

it('says at each field what is wrong, and sends nothing', async () => {
  const server = await open()
  await userEvent.fill(field('Title'), 'x'.repeat(141))
  await expect.element(field('Title')).toBeInvalid()
  await userEvent.fill(field('Tags'), 'a tag of too many letters')
  await userEvent.click(send)
  await expect.element(field('Title')).toHaveFocus()
  // One that is too long keeps nobody from sending it: it is shortened in the new ones.
  await expect.element(page.getByText(/^1 over 20 characters/)).toBeVisible()
  await expect.element(field('Tags')).not.toBeInvalid()
  await expect.element(page.getByText('Title must be at most 140 characters')).toBeVisible()
  await expect.element(page.getByText('Description is required')).toBeVisible()
  expect(server.callsOf('improveListing')).toEqual([])
})

it('keeps what was pasted, and after a lost answer asks again with the same key', async () => {
  const server = await open({ improveListing: () => Promise.reject(new TypeError('lost')) })
  await fillIn()
  await userEvent.click(send)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      /^No answer arrivedListwright could not be reached\. It may have been written/,
    )
  await expect.element(page.getByRole('alert')).toMatchTextContent(/and paid once\.$/)
  await expect.element(page.getByRole('alert')).toBeInViewport()
  expect(localStorage.getItem('listwright-draft-improve')).toContain('FREE SHIPPING')
  server.answer({ improveListing: anImprovement() })
  await userEvent.click(send)
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toBeVisible()
  const keys = server.callsOf('improveListing').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(2)
})

it('says after the answer of a proxy what is known, in no words of the proxy', async () => {
  const badGateway = new Response('', { status: 502, statusText: 'Bad Gateway' })
  const server = await open({ improveListing: badGateway })
  await fillIn()
  await userEvent.click(send)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      'No answer arrivedListwright gave no answer. It may have been written all the same, for 1 credit. Press the button again with nothing changed: what was written then is shown, and paid once.',
    )
  server.answer({ improveListing: refusal('nothing_better') })
  await userEvent.click(send)
  await expect.element(page.getByText('No credit spent', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/You were not charged\.$/)).toBeVisible()
  server.answer({ improveListing: refusal('nothing_pasted') })
  await userEvent.click(send)
  await expect.element(page.getByRole('alert')).toMatchTextContent('No credit was spent.')
  const keys = server.callsOf('improveListing').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(3)
  // An unanswered one is asked for again, a refused one is another.
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})

it('finds what was being written when the page was loaded anew', async () => {
  const lost = Promise.withResolvers<Improvement>()
  const server = fakeApi({
    listListings: [],
    currentUser: aUser(),
    findImproved: { improved: null },
    improveListing: () => lost.promise,
  })
  const { unmount } = await renderScreen(<Improve />, { path: '/improve' })
  await fillIn()
  await userEvent.click(send)
  await expect.poll(() => server.callsOf('improveListing')).toHaveLength(1)
  await unmount()
  const answers = [refusal('generation_running'), anImprovement()]
  server.answer({ improveListing: () => answers.shift() ?? refusal('internal') })
  await renderScreen(<Improve />, { path: '/improve' })
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toBeVisible()
  const keys = server.callsOf('improveListing').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

it('takes nobody away who went elsewhere meanwhile, and says that both can be compared', async () => {
  const written = Promise.withResolvers<Improvement>()
  const server = await open({ improveListing: () => written.promise })
  server.answer({ getImprovement: anImprovement() })
  await fillIn()
  await userEvent.click(send)
  await expect.poll(() => server.callsOf('improveListing')).toHaveLength(1)
  history.pushState(null, '', PAGES.shopProfile)
  written.resolve(anImprovement())
  await expect.element(shownToast()).toMatchTextContent('Your improved listing is readyRing dish')
  expect(location.pathname).toBe(PAGES.shopProfile)
  await userEvent.click(page.getByRole('button', { name: 'Compare it with yours' }))
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toBeVisible()
  expect(location.pathname + location.hash).toBe('/improve#listing-listing-1')
})

it('says also elsewhere that it was not written, and keeps what was pasted', async () => {
  const written = Promise.withResolvers<Response>()
  const server = await open({ improveListing: () => written.promise })
  await fillIn()
  await userEvent.click(send)
  await expect.poll(() => server.callsOf('improveListing')).toHaveLength(1)
  history.pushState(null, '', PAGES.footers)
  written.resolve(refusal('model_failed'))
  await expect.element(shownToast()).toMatchTextContent(/What you pasted is kept\./)
  expect(location.pathname).toBe(PAGES.footers)
  expect(localStorage.getItem('listwright-draft-improve')).toContain('FREE SHIPPING')
  await userEvent.click(page.getByRole('button', { name: 'Open it' }))
  expect(location.pathname).toBe(PAGES.improve)
})

it('has her own words arranged where the model failed', async () => {
  const server = await open({ improveListing: refusal('model_failed') })
  await fillIn()
  await userEvent.click(send)
  await expect.element(page.getByRole('alert')).toMatchTextContent('You were not charged.')
  server.answer({ improveListing: anImprovement() })
  await userEvent.click(page.getByRole('button', { name: 'Arrange my own words' }))
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toBeVisible()
  expect(server.callsOf('improveListing').at(-1)?.body).toMatchObject({ writer: 'plain' })
})

it('shows at which step it is while it is written', async () => {
  const written = Promise.withResolvers<Improvement>()
  await open({ improveListing: () => written.promise })
  await fillIn()
  await userEvent.click(send)
  await expect
    .element(page.getByText(/credit if it mends 2 faults or more/))
    .toMatchTextContent(/Reading yours …/)
  const steps = page.getByRole('listitem').elements()
  const current = steps.filter((step) => step.hasAttribute('aria-current'))
  expect(current.map(({ textContent }) => textContent)).toEqual([
    'Read',
    expect.stringMatching(/^1We read your listing, now/),
  ])
  await expect.element(field('Title')).toBeDisabled()
  written.resolve(anImprovement())
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toBeVisible()
})

it('says without a credit what is needed', async () => {
  await open({ currentUser: aUser({ credits: 0 }) })
  await expect.element(page.getByText(/^You need 1 credit\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Buy Credits' })).toBeVisible()
  await expect.element(send).not.toBeInTheDocument()
})

const FILE = [
  'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,SKU',
  '"Oak Tray, 12 in","A tray of oak.\nMum&#39;s best, ""truly"".",40.00,USD,2,"oak_tray,serving_tray",oak,T-1',
  '"Ash Bowl","A bowl of ash.",20.00,USD,1,"ash_bowl",ash,B-1',
].join('\n')

it.each([
  ['the marketplace’s file', FILE],
  ['a row of it without its headings', FILE.split('\n').slice(1, 3).join('\n')],
  [
    'a row out of a spreadsheet',
    'Oak Tray, 12 in\t"A tray of oak.\nMum\'s best, ""truly""."\t40.00\tUSD\t2\toak_tray,serving_tray',
  ],
])('takes %s apart that is pasted into a field', async (_what, text) => {
  await open()
  field('Title').element().focus()
  pasteInto(field('Title').element(), text)
  await expect.element(field('Title')).toHaveValue('Oak Tray, 12 in')
  await expect.element(field('Description')).toHaveValue('A tray of oak.\nMum\'s best, "truly".')
  await expect.element(field('Tags')).toHaveValue('oak tray, serving tray')
})

it('reads a file, of which a listing is chosen', async () => {
  await open()
  const input = page.getByLabelText('Open a CSV file')
  await userEvent.upload(input, new File(['a;b\n1;2'], 'other.csv', { type: 'text/csv' }))
  await expect.element(page.getByText(/^No listing was found in this file\./)).toBeVisible()
  await userEvent.upload(input, new File([FILE], 'shop.csv', { type: 'text/csv' }))
  const choice = page.getByRole('combobox', { name: 'Which of the 2 listings' })
  await userEvent.selectOptions(choice, 'Ash Bowl')
  await expect.element(field('Title')).toHaveValue('Ash Bowl')
  await expect.element(field('Tags')).toHaveValue('ash bowl')
})

it('keeps the file and what was chosen of it as it keeps what was pasted', async () => {
  await open()
  const file = new File([FILE], 'shop.csv', { type: 'text/csv' })
  await userEvent.upload(page.getByLabelText('Open a CSV file'), file)
  const choice = page.getByRole('combobox', { name: 'Which of the 2 listings' })
  await userEvent.selectOptions(choice, 'Ash Bowl')
  await cleanup()
  await renderScreen(<Improve />, { path: '/improve' })
  await expect.element(choice).toHaveDisplayValue('Ash Bowl')
  await expect.element(field('Title')).toHaveValue('Ash Bowl')
  await userEvent.selectOptions(choice, 'Oak Tray, 12 in')
  await expect.element(field('Tags')).toHaveValue('oak tray, serving tray')
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await expect.element(choice).not.toBeInTheDocument()
  expect(localStorage.getItem('listwright-draft-improve-rows')).toBeNull()
})

it('begins on a phone with the title, and has the file behind the fields', async () => {
  await page.viewport(390, 844)
  await open()
  const file = page.getByText('Open a CSV file').element()
  expect(isAbove(field('Tags').element(), file)).toBe(true)
  await page.viewport(1280, 900)
  await expect
    .poll(() => isAbove(page.getByText('Open a CSV file').element(), field('Title').element()))
    .toBe(true)
})

function pasteInto(element: Element, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  element.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

function isAbove(one: Element, other: Element): boolean {
  return one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top
}

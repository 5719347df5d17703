import { expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectToast } from '#client/testing/dashboard.tsx'
import { type Answers, fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aUser } from '#client/testing/samples.ts'
import type { RefundRequest } from '#contract/checkout.ts'
import type { CreditEntry } from '#contract/credits.ts'
import { Credits } from './credits.tsx'

const DAY_MS = 24 * 60 * 60 * 1000

const request = page.getByRole('button', { name: 'Request refund' })
const asking = page.getByRole('alertdialog', { name: 'Request a refund?' })

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString()
}

const GROWTH = { package: 'popular', credits: 50, amount: 1999 } as const

function anEntry(given: Partial<CreditEntry> = {}): CreditEntry {
  return {
    id: 'entry-1',
    amount: 50,
    balanceAfter: 60,
    type: 'purchase',
    description: 'Credits purchased',
    stripePaymentIntentId: 'pi_1',
    purchase: GROWTH,
    listing: null,
    batch: null,
    createdAt: daysAgo(1),
    ...given,
  }
}

function aRequest(given: Partial<RefundRequest> = {}): RefundRequest {
  return {
    id: 'request-1',
    paymentIntentId: 'pi_1',
    status: 'open',
    declineReason: null,
    createdAt: daysAgo(0),
    ...given,
  }
}

async function openCredits(entries: CreditEntry[], more: Answers = {}) {
  const api = fakeApi({
    currentUser: aUser({ credits: 60 }),
    listCreditEntries: ({ search }) => (isOfPayments(search) ? entries.filter(ofPayment) : entries),
    creditSums: entries.map(({ type, amount }) => ({ type, amount })),
    listRefundRequests: [],
    ...more,
  })
  await renderScreen(<Credits />, { path: '/credits' })
  return api
}

function isOfPayments(search: string): boolean {
  return new URLSearchParams(search).get('only') === 'payments'
}

function ofPayment({ stripePaymentIntentId }: CreditEntry): boolean {
  return stripePaymentIntentId !== null
}

/** A credit that wrote a listing. */
function aUse(given: Partial<CreditEntry> = {}): CreditEntry {
  return anEntry({
    id: 'entry-2',
    amount: -1,
    balanceAfter: 59,
    type: 'usage',
    description: 'Listing generated',
    stripePaymentIntentId: null,
    purchase: null,
    listing: { id: 'listing-1', listingTitle: 'Walnut ring dish' },
    ...given,
  })
}

const entries = page.getByRole('listitem')
const slips = page.getByRole('region', { name: 'Purchases and refunds' }).getByRole('listitem')

async function expectTexts(within: Locator, texts: string[]): Promise<void> {
  for (const text of texts)
    await expect.element(within.getByText(text, { exact: true })).toBeVisible()
}

it('names the listing a credit went to, and what was bought for how much', async () => {
  const createdAt = new Date(2025, 10, 14, 15, 41).toISOString()
  await openCredits([aUse({ createdAt }), anEntry({ createdAt })])
  await expectTexts(slips, ['Growth pack, 50 credits', '+50'])
  await expect.element(slips).toMatchTextContent(/\$19\.99, Nov 14, 2025 • 3:41 PM/)
  await expectTexts(entries.nth(1), ['Walnut ring dish', 'Listing generated', '−1'])
  await expect.element(entries.nth(1)).toMatchTextContent(/3:41 PM/)
  await expect
    .element(entries.nth(1).getByRole('link', { name: 'Walnut ring dish' }))
    .toHaveAttribute('href', '/history#listing-listing-1')
  await expectTexts(entries.nth(2), ['Growth pack', 'Credits purchased', '+50'])
})

it('shows the newest purchases above the days, and all of them on request', async () => {
  const bought = [1, 2, 3, 4].map((at) => anEntry({ id: `entry-${at}`, createdAt: daysAgo(at) }))
  await page.viewport(1280, 900)
  await openCredits([aUse({ createdAt: daysAgo(0) }), ...bought])
  await expect.poll(() => slips.elements()).toHaveLength(3)
  await page.viewport(390, 844)
  await expect.poll(() => slips.elements()).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'All 4 purchases' }))
  await expect.poll(() => slips.elements()).toHaveLength(4)
})

it('knows of purchases that the ledger has not come to, page by page', async () => {
  const bought = [1, 2, 3, 4].map((at) => anEntry({ id: `entry-${at}`, createdAt: daysAgo(at) }))
  await page.viewport(1280, 900)
  await openCredits([], {
    listCreditEntries: ({ search }) => {
      if (!isOfPayments(search)) return [aUse()]
      if (search.includes('cursor')) return bought.slice(2)
      const link = '</api/credit-transactions?only=payments&cursor=7>; rel="next"'
      return Response.json(bought.slice(0, 2), { headers: { link } })
    },
  })
  await expect.poll(() => slips.elements()).toHaveLength(2)
  await userEvent.click(page.getByRole('button', { name: 'More purchases' }))
  await userEvent.click(page.getByRole('button', { name: 'Older purchases' }))
  await expect.poll(() => slips.elements()).toHaveLength(4)
})

it('says so where the listing is deleted, or has no name', async () => {
  await openCredits([
    aUse({ listing: null }),
    aUse({ id: 'entry-3', listing: { id: 'def', listingTitle: '' } }),
  ])
  await expectTexts(entries.first(), ['A listing you have deleted', '−1'])
  expect(entries.first().getByRole('link').elements()).toEqual([])
  await expect.element(page.getByRole('link', { name: 'Untitled Listing' })).toBeVisible()
})

it('says once of listings one after the other what they are', async () => {
  await openCredits([
    aUse({ id: 'second', listing: { id: 'def', listingTitle: 'Oak tray' } }),
    aUse(),
    anEntry(),
    aUse({ id: 'before', listing: { id: 'abc', listingTitle: 'Ash bowl' } }),
  ])
  await expect.element(page.getByText('Listing generated, 2 times')).toBeVisible()
  for (const name of ['Oak tray', 'Walnut ring dish', 'Ash bowl'])
    await expect.element(page.getByRole('link', { name })).toBeVisible()
  expect(page.getByText('Listing generated', { exact: true }).elements()).toHaveLength(1)
})

it('groups the entries by day, each with what it came to', async () => {
  await openCredits([
    aUse({ id: 'today', createdAt: daysAgo(0), balanceAfter: 58 }),
    aUse({ id: 'before', createdAt: daysAgo(1) }),
    anEntry({ createdAt: daysAgo(1) }),
  ])
  const [today, yesterday] = [page.getByText(/^Today, /), page.getByText(/^Yesterday, /)]
  await expect.element(today).toBeVisible()
  await expect.element(yesterday).toBeVisible()
  await expect.element(page.getByText('1 used, 58 left')).toBeVisible()
  await expect.element(page.getByText('50 bought, 1 used, 59 left')).toBeVisible()
})

it('says of a day that is read in part what all of it came to, and keeps the table beside it', async () => {
  const [newest, older] = [aUse({ balanceAfter: 52 }), anEntry({ id: 'entry-0' })]
  const server = await openCredits([], {
    listCreditEntries: ({ search }) =>
      search === ''
        ? Response.json([newest], {
            headers: { link: '</api/credit-transactions?limit=50&cursor=7>; rel="next"' },
          })
        : [older],
    creditSums: ({ search }) => [
      { type: 'purchase', amount: 50 },
      { type: 'usage', amount: search === '' ? -70 : -8 },
    ],
  })
  await expect.element(page.getByText('50 bought, 8 used, 52 left')).toBeVisible()
  const [whole, ofDay] = server.callsOf('creditSums').map(({ search }) => search)
  expect(whole).toBe('')
  expect(new URLSearchParams(ofDay).get('since')).toMatch(/T/)
  const balance = page.getByRole('region', { name: 'Balance' })
  await page.viewport(1280, 900)
  await expect.element(balance).toMatchTextContent(/Bought\s*50Used for listings\s*70/)
  await userEvent.click(page.getByRole('button', { name: 'Show older' }))
  await expect.element(slips).toBeVisible()
  await expect.element(balance).toMatchTextContent(/Bought\s*50Used for listings\s*70/)
})

it('folds what a batch cost to one line, and opens it', async () => {
  const batch = { id: 'batch-1', name: 'many' }
  await openCredits([
    aUse({ id: 'one', batch, listing: { id: 'def', listingTitle: 'Oak tray' } }),
    aUse({ id: 'between', listing: { id: 'abc', listingTitle: 'Ash bowl' } }),
    aUse({ id: 'two', batch }),
  ])
  const line = page.getByText('Batch “many”')
  await expect.element(line).toBeVisible()
  await expectTexts(page.getByRole('group'), ['2 listings', '−2'])
  expect(page.getByRole('link', { name: 'Oak tray' }).elements()).toEqual([])
  await userEvent.click(line)
  await expect.element(page.getByRole('link', { name: 'Oak tray' })).toBeVisible()
})

it('sums up the ledger beside it', async () => {
  const bonus = anEntry({
    id: 'entry-0',
    type: 'welcome_bonus',
    amount: 5,
    description: 'Welcome bonus',
    purchase: null,
    stripePaymentIntentId: null,
  })
  await openCredits([aUse(), anEntry(), bonus])
  const balance = page.getByRole('region', { name: 'Balance' })
  await expect.element(balance).toMatchTextContent(/Bought\s*50Free\s*5Used for listings\s*1/)
})

/** How many dots of this kind are drawn; each is a stroke of its own. */
function dotsDrawn(kind: string): number {
  const path = page.getByRole('region', { name: 'Balance' }).element().querySelector(kind)
  return path?.getAttribute('d')?.match(/M/g)?.length ?? 0
}

it.each([
  ['as many as were given', 10, 0],
  ['a ring for each that was used', 8, 2],
  ['only rings once all are used', 0, 3],
  ['no rings where they find no room', 99, 2],
])('draws the credits there are: %s', async (_what, credits, used) => {
  const uses = Array.from({ length: used }, (_, at) => aUse({ id: `use-${at}` }))
  await openCredits([...uses, anEntry()], { currentUser: aUser({ credits }) })
  await expect.element(page.getByText('Growth pack, 50 credits')).toBeVisible()
  expect(dotsDrawn('.punch-filled')).toBe(credits)
  expect(dotsDrawn('.punch-used')).toBe(credits === 99 ? 0 : used)
  expect(dotsDrawn('.punch-open')).toBe(0)
  const key = page.getByText('A dot is a credit you have, a ring one you used.')
  expect(key.elements()).toHaveLength(dotsDrawn('.punch-used') > 0 ? 1 : 0)
})

it('leads from a purchase to its receipt', async () => {
  await openCredits([anEntry()])
  await expect
    .element(page.getByRole('link', { name: 'Receipt' }))
    .toHaveAttribute('href', '/receipt?payment=pi_1')
})

it('says how much money comes back before a refund is requested', async () => {
  await openCredits([anEntry()])
  await userEvent.click(request)
  await expect.element(asking).toHaveAccessibleDescription(/the \$19\.99 you paid for these 50/)
})

it.each([9, 36])('shows %i credits beside the way to more on a phone', async (credits) => {
  await page.viewport(390, 844)
  await openCredits([], { currentUser: aUser({ credits }) })
  const balance = page.getByText(`${credits} credits`, { exact: true })
  await expect.element(balance).toBeVisible()
  const { bottom } = balance.element().getBoundingClientRect()
  const buy = page.getByRole('button', { name: 'Buy Credits' }).first()
  expect(buy.element().getBoundingClientRect().top).toBeLessThan(bottom)
})

it('leads on to older entries, page by page', async () => {
  const older = anEntry({
    id: 'entry-0',
    description: 'Welcome bonus',
    type: 'welcome_bonus',
    purchase: null,
    stripePaymentIntentId: null,
  })
  const server = await openCredits([], {
    listCreditEntries: ({ search }) =>
      search === ''
        ? Response.json([anEntry()], {
            headers: { link: '</api/credit-transactions?limit=50&cursor=7>; rel="next"' },
          })
        : isOfPayments(search)
          ? [anEntry()]
          : [older],
  })
  await userEvent.click(page.getByRole('button', { name: 'Show older' }))
  await expect.element(page.getByText('Welcome bonus')).toBeVisible()
  await expect.element(slips).toBeVisible()
  expect(page.getByRole('button', { name: 'Show older' }).elements()).toHaveLength(0)
  const pages = server.callsOf('listCreditEntries').map(({ search }) => search)
  expect(pages.filter((search) => !isOfPayments(search))).toEqual(['', '?limit=50&cursor=7'])
})

it('asks before a refund is requested, then says that it was', async () => {
  const server = await openCredits([anEntry()], {
    requestRefund: () => {
      server.answer({ listRefundRequests: [aRequest()] })
      return aRequest()
    },
  })
  await userEvent.click(request)
  await expect.element(asking).toHaveAccessibleDescription(/for these 50 credits/)
  await userEvent.click(asking.getByRole('button', { name: 'Request refund' }))
  await expectToast('Refund requested', 'We will review it shortly.')
  await expect
    .element(page.getByRole('listitem').first().getByText('Refund requested'))
    .toBeVisible()
  expect(server.callsOf('requestRefund').map(({ body }) => body)).toEqual([
    { paymentIntentId: 'pi_1' },
  ])
})

it('says why a refund cannot be requested', async () => {
  await openCredits([anEntry()], { requestRefund: refusal('refund_not_possible') })
  await userEvent.click(request)
  await userEvent.click(asking.getByRole('button', { name: 'Request refund' }))
  await expectToast('Error', /409: This purchase cannot be given back/)
})

it.each<[string, Partial<CreditEntry>, boolean]>([
  ['a purchase of the last 7 days', { createdAt: daysAgo(6.9) }, true],
  ['an older purchase', { createdAt: daysAgo(7.1) }, false],
  ['a gift', { type: 'welcome_bonus', purchase: null, stripePaymentIntentId: null }, false],
])('offers a refund for what can be given back: %s', async (_what, given, isOffered) => {
  await openCredits([anEntry(given)])
  await expect.element(page.getByText('+50').first()).toBeVisible()
  expect(request.elements()).toHaveLength(isOffered ? 1 : 0)
})

it.each<[RefundRequest['status'], string]>([
  ['open', 'Refund requested'],
  ['refunded', 'Refunded'],
  ['declined', 'Refund declined'],
])('tells what became of a request: %s', async (status, words) => {
  await openCredits([anEntry()], { listRefundRequests: [aRequest({ status })] })
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  expect(request.elements()).toHaveLength(0)
})

it('shows the reason why a request was declined', async () => {
  const declined = aRequest({ status: 'declined', declineReason: 'All 50 credits were used.' })
  await openCredits([anEntry()], { listRefundRequests: [declined] })
  await expect.element(page.getByText('All 50 credits were used.')).toBeVisible()
})

it('knows a purchase as refunded that nobody had to ask for', async () => {
  const taken = anEntry({ id: 'entry-2', type: 'refund', amount: -50, description: 'Refund' })
  await openCredits([taken, anEntry()])
  await expect.element(page.getByText('Refunded', { exact: true })).toBeVisible()
  expect(request.elements()).toHaveLength(0)
})

it('says why the history could not be loaded, and tries again', async () => {
  const server = await openCredits([], { listCreditEntries: refusal('internal') })
  await expect.element(page.getByText('Your credits could not be loaded')).toBeVisible()
  server.answer({ listCreditEntries: [anEntry()] })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(slips).toBeVisible()
})

it('says so where the purchases alone could not be loaded', async () => {
  const server = await openCredits([], {
    listCreditEntries: ({ search }) => (isOfPayments(search) ? refusal('internal') : [anEntry()]),
  })
  await expect.element(page.getByText('Your purchases could not be loaded')).toBeVisible()
  server.answer({ listCreditEntries: [anEntry()] })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(slips).toBeVisible()
})

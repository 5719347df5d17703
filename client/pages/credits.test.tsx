import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

function anEntry(given: Partial<CreditEntry> = {}): CreditEntry {
  return {
    id: 'entry-1',
    amount: 50,
    balanceAfter: 60,
    type: 'purchase',
    description: 'Credits purchased',
    stripePaymentIntentId: 'pi_1',
    purchase: null,
    listing: null,
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
    listCreditEntries: entries,
    listRefundRequests: [],
    ...more,
  })
  await renderScreen(<Credits />, { path: '/credits' })
  return api
}

it('shows each movement with its reason, its date, its amount and the balance after it', async () => {
  await openCredits([
    anEntry({
      id: 'entry-2',
      amount: -1,
      balanceAfter: 59,
      type: 'usage',
      description: 'Listing generated',
      stripePaymentIntentId: null,
      createdAt: new Date(2025, 10, 14, 15, 41).toISOString(),
    }),
    anEntry(),
  ])
  const [spent, bought] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)]
  for (const text of ['Listing generated', 'Nov 14, 2025 • 3:41 PM', '−1', 'Balance 59'])
    await expect.element(spent.getByText(text, { exact: true })).toBeVisible()
  for (const text of ['Credits purchased', '+50', 'Balance 60'])
    await expect.element(bought.getByText(text, { exact: true })).toBeVisible()
})

const GROWTH = { package: 'popular', credits: 50, amount: 1999 } as const

it('says which package was bought for how much, and leads to its receipt', async () => {
  await openCredits([anEntry({ purchase: GROWTH })])
  await expect
    .element(page.getByText('Growth, 50 credits for $19.99', { exact: true }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Receipt' }))
    .toHaveAttribute('href', '/receipt?payment=pi_1')
})

it('names the listing that a credit wrote, unless it has been deleted', async () => {
  const usage = { type: 'usage', amount: -1, stripePaymentIntentId: null } as const
  await openCredits([
    anEntry({ ...usage, id: 'entry-3', listing: { id: 'abc', listingTitle: 'Blue mug' } }),
    anEntry({ ...usage, id: 'entry-2', listing: { id: 'def', listingTitle: '' } }),
    anEntry({ ...usage, id: 'entry-1' }),
  ])
  await expect
    .element(page.getByRole('link', { name: 'Blue mug' }))
    .toHaveAttribute('href', '/history#listing-abc')
  await expect.element(page.getByRole('link', { name: 'Untitled Listing' })).toBeVisible()
  await expect.element(page.getByText('A listing you have deleted')).toBeVisible()
})

it('says how much money comes back before a refund is requested', async () => {
  await openCredits([anEntry({ purchase: GROWTH })])
  await userEvent.click(request)
  await expect.element(asking).toHaveAccessibleDescription(/the \$19\.99 you paid for these 50/)
})

it.each([9, 36])('shows %i credits beside the way to more on a phone', async (credits) => {
  await page.viewport(390, 844)
  await openCredits([], { currentUser: aUser({ credits }) })
  const balance = page.getByText(`${credits} credits`, { exact: true })
  await expect.element(balance).toBeVisible()
  const { bottom } = balance.element().getBoundingClientRect()
  const buy = page.getByRole('button', { name: 'Buy Credits' })
  expect(buy.element().getBoundingClientRect().top).toBeLessThan(bottom)
})

it('leads on to older entries, page by page', async () => {
  const older = anEntry({ id: 'entry-0', description: 'Welcome bonus', type: 'welcome_bonus' })
  const server = await openCredits([], {
    listCreditEntries: ({ search }) =>
      search === ''
        ? Response.json([anEntry()], {
            headers: { link: '</api/credit-transactions?limit=50&cursor=7>; rel="next"' },
          })
        : [older],
  })
  await userEvent.click(page.getByRole('button', { name: 'Show older' }))
  await expect.element(page.getByText('Welcome bonus')).toBeVisible()
  await expect.element(page.getByText('Credits purchased')).toBeVisible()
  expect(page.getByRole('button', { name: 'Show older' }).elements()).toHaveLength(0)
  expect(server.callsOf('listCreditEntries').map(({ search }) => search)).toEqual([
    '',
    '?limit=50&cursor=7',
  ])
})

it('asks before a refund is requested, then says that it was', async () => {
  const server = await openCredits([anEntry()], {
    requestRefund: () => {
      server.answer({ listRefundRequests: [aRequest()] })
      return aRequest()
    },
  })
  await userEvent.click(request)
  await expect.element(asking).toHaveAccessibleDescription(/what you paid for these 50 credits/)
  await userEvent.click(asking.getByRole('button', { name: 'Request refund' }))
  await expectToast('Refund requested', 'We will look at it shortly.')
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
  ['a gift', { type: 'welcome_bonus', stripePaymentIntentId: null }, false],
])('offers a refund for what can be given back: %s', async (_what, given, isOffered) => {
  await openCredits([anEntry(given)])
  await expect.element(page.getByText('+50')).toBeVisible()
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
  await expect.element(page.getByText('Credits purchased')).toBeVisible()
})

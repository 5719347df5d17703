import { expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { type Answers, fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import type { Receipt } from '#contract/receipts.ts'
import { ReceiptPage } from './receipt.tsx'

function aReceipt(given: Partial<Receipt> = {}): Receipt {
  return {
    number: 'LW-0123456789AB',
    paymentIntentId: 'pi_1',
    purchasedAt: new Date(2025, 10, 14, 15, 41).toISOString(),
    buyer: 'ana@example.com',
    seller: { name: 'Mara Lind', address: '12 Mill Lane, Bristol', supportEmail: null },
    package: 'popular',
    credits: 50,
    amount: 1999,
    currency: 'usd',
    tax: null,
    creditsGivenBack: 0,
    ...given,
  }
}

async function openReceipt(receipt: NonNullable<Answers['receipt']>) {
  const api = fakeApi({ receipt })
  await renderScreen(<ReceiptPage />, { path: '/receipt?payment=pi_1' })
  return api
}

it('says who bought what from whom, and prints it', async () => {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined)
  const api = await openReceipt(aReceipt())
  const sheet = page.getByRole('region', { name: 'Receipt LW-0123456789AB' })
  for (const text of ['Mara Lind', '12 Mill Lane, Bristol', 'ana@example.com', 'Nov 14, 2025'])
    await expect.element(sheet.getByText(text)).toBeVisible()
  await expect.element(sheet.getByText('Growth: 50 listing credits')).toBeVisible()
  await expect.element(sheet.getByRole('row', { name: 'Total paid $19.99 USD' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  expect(api.callsOf('receipt')).toMatchObject([{ params: { paymentIntentId: 'pi_1' } }])
})

it('says how much of the price is tax, where that is known', async () => {
  await openReceipt(aReceipt({ tax: 333 }))
  await expect.element(page.getByRole('row', { name: 'Tax included $3.33' })).toBeVisible()
})

it.each([
  [50, 'This purchase was refunded.'],
  [20, '20 of the credits were refunded.'],
])('says that %i credits were given back', async (creditsGivenBack, sentence) => {
  await openReceipt(aReceipt({ creditsGivenBack }))
  await expect.element(page.getByText(sentence)).toBeVisible()
})

const media = (name: string) => cdp().send('Emulation.setEmulatedMedia', { media: name })

it('is printed in dark letters, whatever the theme', async () => {
  const root = document.documentElement
  onTestFinished(async () => {
    delete root.dataset['theme']
    await media('')
  })
  await openReceipt(aReceipt())
  const total = page.getByRole('row', { name: 'Total paid $19.99 USD' })
  await expect.element(total).toBeVisible()
  const colour = () => getComputedStyle(total.element()).color
  const onPaper = colour()
  root.dataset['theme'] = 'dark'
  expect(colour()).not.toBe(onPaper)
  await media('print')
  expect(colour()).toBe(onPaper)
})

it('says why there is none', async () => {
  await openReceipt(refusal('payment_not_found'))
  await expect.element(page.getByText('This receipt was not found')).toBeVisible()
})

import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  deskWindow,
  card,
  expectToast,
  fillIn,
  generate,
  generating,
  keywords,
  openDashboard,
  product,
} from '#client/testing/dashboard.tsx'
import { refusal } from '#client/testing/fake-api.ts'
import { withMotion } from '#client/testing/motion.ts'
import { aConfiguration, aListing } from '#client/testing/samples.ts'
import { PROBLEMS } from '#contract/problems.ts'

beforeEach(deskWindow)

const withoutModel = page.getByRole('button', { name: 'Write it without the model' })

it('sets the listing part by part where motion is welcome', async () => {
  withMotion()
  await openDashboard()
  await fillIn()
  await generate.click()
  await expect.element(card('Writing your listing').getByText(/Step [2-5] of 5/)).toBeVisible()
  await expect.element(card('Generated Listing')).toBeVisible()
})

it('quotes what came on the way in the toast alone', async () => {
  await openDashboard({
    generateListing: new Response('', { status: 502, statusText: 'Bad Gateway' }),
  })
  await fillIn()
  await generate.click()
  await expectToast('Generation Failed', '502: Bad Gateway')
  await expect.element(page.getByText('The writer did not answer.', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Trying again with the same details/)).toBeVisible()
  // One press leads on; the other, of the same details, is no louder.
  const [again, anew] = ['Try again', 'Generate Listing'].map((name) =>
    getComputedStyle(page.getByRole('button', { name }).element()),
  )
  expect(again?.backgroundColor).not.toBe(anew?.backgroundColor)
})

it('forgets a failure with the item it was about', async () => {
  await openDashboard({ generateListing: refusal('internal') })
  await fillIn()
  await generate.click()
  await expect.element(page.getByText('No listing arrived')).toBeVisible()
  await page.getByRole('button', { name: 'Start a new item' }).click()
  await expect.element(product).toHaveValue('')
  expect(page.getByText('No listing arrived').elements()).toEqual([])
})

it('offers to do without a model that failed, for one press, and keeps what was typed', async () => {
  const api = await openDashboard({
    configuration: aConfiguration({ writer: 'model' }),
    generateListing: refusal('model_failed'),
  })
  await fillIn()
  await keywords.fill('oiled walnut')
  await generate.click()
  await expectToast('Generation Failed', `503: ${PROBLEMS.model_failed.detail}`)
  await product.fill('A small walnut dish, oiled')
  await keywords.fill('walnut gift')
  await expect.element(withoutModel).toHaveAccessibleDescription(/^Uses 1 credit\./)
  api.answer({ generateListing: aListing() })
  page.getByRole('button', { name: 'Try again' }).element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(withoutModel).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(card('Generated Listing')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Generated Listing' })).toHaveFocus()
  expect(withoutModel.elements()).toEqual([])
  await expect.element(product).toHaveValue('A small walnut dish, oiled')
  await expect.element(page.getByText(/^Written without the language model/)).toBeVisible()
  const [failed, plain] = api.callsOf('generateListing')
  expect(failed?.body).not.toHaveProperty('writer')
  expect(plain?.body).toMatchObject({
    writer: 'plain',
    productType: 'A small walnut dish, oiled',
    keywords: 'walnut ring dish, gift, oiled walnut, walnut gift',
  })
  expect(plain?.headers.get('idempotency-key')).not.toBe(failed?.headers.get('idempotency-key'))
})

it('offers it where the model may not write today, and only where the form can be sent', async () => {
  const api = await openDashboard({ generateListing: refusal('daily_limit') })
  await fillIn()
  await generate.click()
  await expect.element(withoutModel).toBeEnabled()
  await product.fill('')
  await expect.element(withoutModel).toBeDisabled()
  await expect.element(withoutModel).toHaveAccessibleDescription(/^Fill in the fields/)
  await product.fill('A small walnut dish')
  api.answer({ generateListing: refusal('generation_failed') })
  await generate.click()
  await expectToast('Generation Failed', /^502/)
  expect(withoutModel.elements()).toEqual([])
})

it('asks again under the same key after a fault of the server', async () => {
  const api = await openDashboard({ generateListing: refusal('internal') })
  await fillIn()
  await generate.click()
  await expectToast('Generation Failed', /^500/)
  await generate.click()
  await vi.waitFor(() => expect(api.callsOf('generateListing')).toHaveLength(2))
  const keys = api.callsOf('generateListing').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})

it('brings a failure before the eyes of whoever waits, on a phone with the details folded', async () => {
  await page.viewport(390, 844)
  const api = await openDashboard({ generateListing: refusal('generation_failed') })
  await fillIn()
  await generate.click()
  const notice = page.getByRole('group', { name: /^No listing arrived\./ })
  await expect.element(notice).toHaveFocus()
  await expect
    .element(notice)
    .toHaveAccessibleName(/No credit was taken\. Everything you typed is kept\.$/)
  await expect.element(notice).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByText('Your details, kept')).toBeInViewport()
  await page.getByRole('button', { name: 'Edit your details' }).click()
  await expect.element(product).toHaveValue('A small walnut dish')
  api.answer({ generateListing: aListing() })
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Generated Listing' })).toBeInViewport()
})

it('leaves the focus to whoever types on while the listing fails', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof refusal>>()
  await openDashboard({ generateListing: () => answer.promise })
  await fillIn()
  await generate.click()
  await expect.element(generating).toBeDisabled()
  await product.fill('A small walnut dish, oiled')
  answer.resolve(refusal('generation_failed'))
  await expect.element(page.getByRole('group', { name: /^No listing arrived\./ })).toBeVisible()
  await expect.element(product).toHaveFocus()
})

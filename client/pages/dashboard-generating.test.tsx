import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import {
  answersOfShop,
  deskWindow,
  card,
  expectToast,
  fillIn,
  generate,
  generating,
  keywords,
  nickname,
  openDashboard,
  product,
} from '#client/testing/dashboard.tsx'
import { fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aConfiguration, aListing, aUser } from '#client/testing/samples.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { Dashboard } from './dashboard.tsx'

beforeEach(deskWindow)

it('shows the listing, refreshes the balance and the list, and keeps the form', async () => {
  const api = await openDashboard()
  await fillIn()
  api.answer({ currentUser: aUser({ credits: 9 }), listListings: [aListing()] })
  await generate.click()
  await expectToast(
    'Listing Generated!',
    'Your SEO-optimized marketplace listing has been created.',
  )
  await expect.element(card('Generated Listing')).toBeVisible()
  await vi.waitFor(() => expect(api.callsOf('currentUser')).toHaveLength(2))
  await expect.element(card('Generated Listing').getByText('1 credit used, 9 left')).toBeVisible()
  await expect.element(card('Recent Activity').getByText('Walnut ring dish')).toBeVisible()
  await expect.element(nickname).toHaveValue('Ring dish')
})

/** A listing of just the details that `fillIn` types. */
const ofTheForm = aListing({
  productType: 'A small walnut dish',
  keywords: 'walnut ring dish, gift',
  starredKeywords: 'gift',
  includeBulletedLists: false,
  imageDescription: null,
})

it('says of another version by a model only that nothing was changed', async () => {
  await openDashboard({
    generateListing: ofTheForm,
    configuration: aConfiguration({ writer: 'model' }),
  })
  await fillIn()
  await generate.click()
  await expect
    .element(page.getByRole('button', { name: 'Write another version, 1 credit' }))
    .toHaveAccessibleDescription(/^Unchanged since this listing\./)
})

it('spends nothing loudly, nor by keys, on the twin of a listing', async () => {
  const api = await openDashboard({ generateListing: ofTheForm })
  await fillIn()
  await generate.click()
  const another = page.getByRole('button', { name: 'Write another version, 1 credit' })
  // Where no model writes it is told before it is paid.
  await expect
    .element(another)
    .toHaveAccessibleDescription(/^Nothing changed, so it would read nearly the same\./)
  await expect.element(page.getByRole('button', { name: 'Copy field by field' })).toBeVisible()
  await nickname.fill('Another name')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(another).toHaveFocus()
  expect(api.callsOf('generateListing')).toHaveLength(1)
  await product.fill('A small walnut dish, oiled')
  await expect.element(generate).toBeEnabled()
  await expect.element(page.getByText('A different item from “Walnut ring dish”')).toBeVisible()
  await nickname.fill('Walnut ring dish')
  await expect.element(page.getByText('Changed since “Walnut ring dish” was written')).toBeVisible()
  await product.fill('A small walnut dish')
  await another.click()
  await vi.waitFor(() => expect(api.callsOf('generateListing')).toHaveLength(2))
})

it('asks before the keywords of another item cost a credit', async () => {
  const api = await openDashboard({ listListings: [aListing()] })
  await page.getByRole('button', { name: 'Walnut ring dish' }).click()
  await product.fill('Wheel thrown stoneware mug, 12 oz')
  await generate.click()
  const question = page.getByText(/“walnut ring dish” and 2 more are not in this description/)
  await expect.element(question).toBeVisible()
  expect(api.callsOf('generateListing')).toEqual([])
  await keywords.fill('stoneware mug')
  await page.getByRole('button', { name: 'Remove them' }).click()
  await vi.waitFor(() => expect(api.callsOf('generateListing')).toHaveLength(1))
  expect(api.callsOf('generateListing')[0]?.body).toMatchObject({ keywords: 'stoneware mug' })
})

it('folds the form away on a phone, with the way back and to another version', async () => {
  await page.viewport(390, 844)
  const api = await openDashboard({ generateListing: ofTheForm })
  await fillIn()
  await generate.click()
  await expect.element(card('Generated Listing')).toBeVisible()
  expect(product.elements()).toEqual([])
  await expect.element(page.getByText('Your details, unchanged')).toBeVisible()
  await page.getByRole('button', { name: 'Write another version, 1 credit' }).click()
  await vi.waitFor(() => expect(api.callsOf('generateListing')).toHaveLength(2))
  await page.getByRole('button', { name: 'Edit your details' }).click()
  await expect.element(product).toHaveFocus()
  await expect.element(product).toHaveValue('A small walnut dish')
})

it('leads to each part of the listing on a phone', async () => {
  await page.viewport(390, 844)
  await openDashboard()
  await fillIn()
  await generate.click()
  const row = page.getByRole('navigation', { name: 'Parts of the listing' })
  await expect
    .element(row.getByRole('button', { name: 'Title' }))
    .toHaveAttribute('aria-current', 'true')
  await row.getByRole('button', { name: 'Tags' }).click()
  await expect
    .element(row.getByRole('button', { name: 'Tags' }))
    .toHaveAttribute('aria-current', 'true')
  await page.viewport(1280, 900)
  expect(row.elements()).toEqual([])
})

it('says that it is writing, and takes the focus to the result', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof aListing>>()
  await openDashboard({ generateListing: () => answer.promise })
  await fillIn()
  const { height } = card('This is what one credit writes').element().getBoundingClientRect()
  await generate.click()
  await expect.element(generating).toBeDisabled()
  const heading = page.getByRole('heading', { name: 'Writing your listing' })
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText('Step 1 of 4: title')).toBeVisible()
  // Nothing below it comes up, to go down again with the listing.
  const { height: whileWriting } = card('Writing your listing').element().getBoundingClientRect()
  expect(whileWriting).toBeGreaterThanOrEqual(height)
  answer.resolve(aListing())
  await expect.element(page.getByRole('heading', { name: 'Generated Listing' })).toHaveFocus()
})

it('brings the listing before back when the next one fails, and says why', async () => {
  const api = await openDashboard()
  await fillIn()
  await generate.click()
  await expect.element(card('Generated Listing')).toBeVisible()
  api.answer({ generateListing: refusal('generation_failed') })
  await generate.click()
  await expectToast('Generation Failed', `502: ${PROBLEMS.generation_failed.detail}`)
  await expect.element(card('Generated Listing')).toBeVisible()
  await expect.element(generate).toBeEnabled()
  await expect.element(product).toHaveValue('A small walnut dish')
})

it.each([
  [
    'too_many_requests',
    /try again\. No credit was taken\. You have \d+ credits now\. Everything you typed is kept\.$/,
  ],
  [
    'unavailable',
    /^No listing arrived\. [^.]*\. [^.]*\. No credit was taken\. You have \d+ credits now\. Everything you typed is kept\.$/,
  ],
  [
    'internal',
    /moment\. Trying again with the same details costs no second credit\. You have \d+ credits now\. Everything you typed is kept\.$/,
  ],
] as const)('says what a try that ends with %s costs, and tries again', async (code, sentence) => {
  const api = await openDashboard({ generateListing: refusal(code) })
  await fillIn()
  await generate.click()
  const { status, detail } = PROBLEMS[code]
  await expectToast('Generation Failed', `${status}: ${detail}`)
  await expect.element(page.getByText('No listing arrived')).toBeVisible()
  await expect.element(page.getByRole('group', { name: sentence })).toBeVisible()
  // It is about the form, and not a part of the example.
  expect(card('This is what one credit writes').getByText('No listing arrived').elements()).toEqual(
    [],
  )
  const answer = Promise.withResolvers<ReturnType<typeof aListing>>()
  api.answer({ generateListing: () => answer.promise })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(generating).toBeDisabled()
  expect(page.getByText('Generation Failed').elements()).toEqual([])
  answer.resolve(aListing())
  await expect.element(card('Generated Listing')).toBeVisible()
})

it('leads to more credits where the server finds none left', async () => {
  await openDashboard({ generateListing: refusal('insufficient_credits') })
  await fillIn()
  await generate.click()
  await expect.element(page.getByText('No listing arrived')).toBeVisible()
  expect(page.getByText(/no second credit/).elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Buy Credits' }).first().click()
  await expect.element(page.getByRole('dialog', { name: 'Purchase Credits' })).toBeVisible()
})

it('goes on while another page is visited, and the listing is there on return', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof aListing>>()
  fakeApi(answersOfShop({ generateListing: () => answer.promise }))
  await renderScreen(<DashboardOrElsewhere />)
  await fillIn()
  await generate.click()
  await expect.element(generating).toBeDisabled()
  const move = page.getByRole('button', { name: 'Move' })
  await move.click()
  await move.click()
  await expect.element(generating).toBeDisabled()
  await move.click()
  answer.resolve(aListing())
  await expectToast('Listing Generated!', /has been created/)
  await move.click()
  await expect.element(card('Generated Listing')).toBeVisible()
})

it('finds the listing again that was being written when the page was loaded anew', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof aListing>>()
  const api = fakeApi(answersOfShop({ generateListing: () => answer.promise }))
  const { unmount } = await renderScreen(<Dashboard />)
  await fillIn()
  await generate.click()
  await expect.element(generating).toBeDisabled()
  await expect.poll(() => api.callsOf('generateListing')).toHaveLength(1)
  await unmount()
  const arrival = Promise.withResolvers<ReturnType<typeof aListing>>()
  const answers = [refusal('generation_running'), arrival.promise]
  api.answer({ generateListing: () => answers.shift() ?? refusal('internal') })
  await renderScreen(<Dashboard />)
  await expect
    .element(page.getByRole('heading', { name: 'Still writing your listing' }))
    .toBeVisible()
  arrival.resolve(aListing())
  await expect.element(card('Generated Listing')).toBeVisible()
  const keys = api.callsOf('generateListing').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

it('repeats a call whose answer was lost under the same key, and an answered one under a new', async () => {
  const api = await openDashboard({
    generateListing: () => Promise.reject(new TypeError('offline')),
  })
  await fillIn()
  await generate.click()
  await expectToast('Generation Failed', /could not be reached/)
  api.answer({ generateListing: refusal('generation_failed') })
  await generate.click()
  await expectToast('Generation Failed', /502/)
  await generate.click()
  await vi.waitFor(() => expect(api.callsOf('generateListing')).toHaveLength(3))
  const [lost, repeated, next] = api
    .callsOf('generateListing')
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(lost).toMatch(/^[0-9a-f-]{36}$/)
  expect(repeated).toBe(lost)
  expect(next).not.toBe(lost)
})

function DashboardOrElsewhere() {
  const [isElsewhere, setIsElsewhere] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsElsewhere(!isElsewhere)}>
        Move
      </button>
      {isElsewhere ? null : <Dashboard />}
    </>
  )
}

it('is being copied field by field still after the page was dropped and loaded anew', async () => {
  const answers = { listListings: [aListing({ copied: ['title'] })] }
  await openDashboard(answers)
  await page.getByRole('button', { name: 'Copy field by field' }).click()
  await expect.element(page.getByText('1 of 5 copied')).toBeVisible()
  const { pathname, hash } = location
  await cleanup()
  await renderScreen(<Dashboard />, { path: `${pathname}${hash}` })
  await expect.element(page.getByRole('button', { name: 'Copy Photo alt text' })).toHaveFocus()
  await page.getByRole('button', { name: 'The listing' }).click()
  expect(location.hash).toBe('')
})

import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  deskWindow,
  card,
  expectToast,
  fillIn,
  generate,
  openDashboard,
  product,
} from '#client/testing/dashboard.tsx'
import { refusal } from '#client/testing/fake-api.ts'
import { someQuestions } from '#client/testing/samples.ts'
import { FEW_DETAILS_MAX } from '#contract/listings.ts'

beforeEach(deskWindow)

const gap = (label: string) => page.getByRole('button', { name: new RegExp(`^${label}:`) })
const doubt = page.getByRole('group', { name: 'There are few details so far' })
const writeAnyway = page.getByRole('button', { name: 'Generate anyway' })
const addDetails = page.getByRole('button', { name: 'Add details' })
const fewTold = { askBuyersQuestions: someQuestions({ tellsAlmostNothing: true }) }

const openMug = async (more = {}) => {
  const api = await openDashboard(more)
  await product.fill('Stoneware mug')
  return api
}

it('shows what the details answer and what they leave open, after a pause in typing', async () => {
  const api = await openMug()
  await expect.element(gap('Capacity')).toBeVisible()
  const answered = page.getByRole('list', { name: 'Answered' })
  await expect.element(answered.getByRole('listitem')).toHaveTextContent('Material')
  await expect.element(page.getByText('Buyers will ask: Capacity, Size.')).toBeInTheDocument()
  expect(api.callsOf('askBuyersQuestions').at(-1)?.body).toMatchObject({
    productType: 'Stoneware mug',
  })
  expect(api.callsOf('generateListing')).toEqual([])
})

it('says so when nothing is open', async () => {
  const questions = someQuestions().questions.map((one) => ({ ...one, isAnswered: true }))
  await openMug({ askBuyersQuestions: someQuestions({ questions }) })
  await expect.element(page.getByText('Answered for buyers', { exact: true })).toBeVisible()
  const said = page.getByText('Your details answer what buyers ask first.', { exact: true })
  await expect.element(said).toBeInTheDocument()
})

it('asks nobody about an empty form', async () => {
  const api = await openDashboard()
  await expect.element(page.getByText(/Nothing is made up/)).toBeVisible()
  expect(api.callsOf('askBuyersQuestions')).toEqual([])
})

it('keeps to the general hint when the questions cannot be had', async () => {
  await openMug({ askBuyersQuestions: refusal('unavailable') })
  await expect.element(page.getByText(/Nothing is made up/)).toBeVisible()
})

it('puts a gap on a line of its own, with the caret behind it, and takes it back', async () => {
  await openMug()
  await gap('Size').click()
  await expect.element(product).toHaveValue('Stoneware mug\nSize: ')
  await expect.element(product).toHaveFocus()
  await expect.element(page.getByText('A line for Size is in the description.')).toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(product).toHaveValue('Stoneware mug')
})

it('leads back to a line that was begun already', async () => {
  await openMug()
  await gap('Size').click()
  await gap('Capacity').click()
  await gap('Size').click()
  await userEvent.keyboard('9 cm')
  await expect.element(product).toHaveValue('Stoneware mug\nSize: 9 cm\nCapacity: ')
})

it('asks before a credit goes into an item of which almost nothing is told', async () => {
  const api = await openDashboard(fewTold)
  await fillIn()
  await generate.click()
  await expect
    .element(doubt)
    .toHaveAccessibleDescription(
      'Buyers ask first: How much does it hold? How big is it? Nothing has been charged yet. Writing uses 1 credit.',
    )
  await expect.element(addDetails).toHaveFocus()
  expect(api.callsOf('generateListing')).toEqual([])
  await userEvent.keyboard('{Tab}{Enter}')
  await expectToast('Listing Generated!', /has been created/)
  await expect.element(doubt).not.toBeInTheDocument()
})

it('never asks twice about the same words', async () => {
  const api = await openDashboard(fewTold)
  await fillIn()
  await generate.click()
  await addDetails.click()
  await expect.element(product).toHaveFocus()
  await generate.click()
  await expect.element(card('Generated Listing')).toBeVisible()
  await product.fill('A mug')
  await generate.click()
  await expect.element(doubt).toBeVisible()
  await product.fill('A mug of mine')
  await expect.element(doubt).not.toBeInTheDocument()
  expect(api.callsOf('generateListing')).toHaveLength(1)
})

it('takes a second press for no answer', async () => {
  const api = await openDashboard(fewTold)
  await fillIn()
  await generate.click()
  await expect.element(addDetails).toHaveFocus()
  await product.click()
  await generate.click()
  await expect.element(addDetails).toHaveFocus()
  expect(api.callsOf('generateListing')).toEqual([])
  await writeAnyway.click()
  await vi.waitFor(() => expect(api.callsOf('generateListing')).toHaveLength(1))
})

it.each([
  ['the question cannot be asked', 'mug', { askBuyersQuestions: refusal('unavailable') }],
  ['the details are long', 'A mug. '.repeat(FEW_DETAILS_MAX), fewTold],
])('writes without asking when %s', async (_when, text, more) => {
  await openDashboard(more)
  await fillIn()
  await product.fill(text)
  await generate.click()
  await expect.element(card('Generated Listing')).toBeVisible()
})

it('says that it arranges words where no model is connected', async () => {
  await openMug()
  await page.getByRole('button', { name: 'About Product Description' }).click()
  await expect.element(page.getByText(/arranges your own words into the listing/)).toBeVisible()
})

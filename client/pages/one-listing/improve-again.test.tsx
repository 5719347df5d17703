import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '#client/testing/fake-api.ts'
import {
  anImprovement,
  DECIDED,
  field,
  fillIn,
  open,
  PASTED,
  send,
} from '#client/testing/improving.tsx'
import { aUser } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'

const IMPROVED = {
  improved: { id: 'listing-1', listingTitle: 'Ring dish', improvedAt: '2025-11-14T12:00:00.000Z' },
}
const told = page.getByText('You improved this listing on Nov 14, 2025.')
const openIt = page.getByRole('link', { name: 'Open it' })
const again = page.getByRole('button', { name: 'Improve again for 1 credit' })

it('says before a credit is spent that the same was improved, and opens it', async () => {
  const server = await open({ findImproved: IMPROVED, getImprovement: anImprovement() })
  await fillIn()
  await expect.element(told).toBeInViewport()
  expect(server.callsOf('findImproved').at(-1)?.body).toEqual({
    title: PASTED.generatedTitle,
    description: PASTED.generatedDescription,
    tags: ['ring dish', 'wood'],
  })
  await userEvent.click(openIt)
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toHaveFocus()
  expect(server.callsOf('improveListing')).toEqual([])
})

it('spends nothing by a press or a key that came before it was known', async () => {
  const server = await open({ findImproved: IMPROVED })
  await fillIn()
  await userEvent.click(send)
  await expect.element(told).toBeVisible()
  await userEvent.click(field('Title'))
  await userEvent.keyboard('{Enter}')
  expect(server.callsOf('improveListing')).toEqual([])
})

it('says at the press that it is being improved, before it is known whether it was before', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<typeof IMPROVED>()
  await open({ findImproved: () => promise })
  await fillIn()
  await userEvent.click(send)
  await expect.element(page.getByRole('button', { name: 'Improving…' })).toBeDisabled()
  answer(IMPROVED)
  await expect.element(told).toBeVisible()
})

it('improves it again for whoever wants that, and forgets it with the next word', async () => {
  const server = await open({
    findImproved: ({ body }) =>
      JSON.stringify(body).includes('FREE SHIPPING') ? IMPROVED : { improved: null },
    improveListing: anImprovement(),
  })
  await fillIn()
  await expect.element(again).toBeEnabled()
  await userEvent.fill(field('Title'), 'Another dish')
  await expect.element(send).toBeEnabled()
  await expect.element(told).not.toBeInTheDocument()
  await userEvent.fill(field('Title'), PASTED.generatedTitle)
  await userEvent.click(again)
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toHaveFocus()
  expect(server.callsOf('improveListing')).toHaveLength(1)
})

it('sells no credits for it first', async () => {
  await open({ currentUser: aUser({ credits: 0 }), findImproved: IMPROVED })
  await fillIn()
  await expect.element(told).toBeVisible()
  await expect.element(openIt).toHaveAttribute('href', '/improve#listing-listing-1')
})

it('keeps nobody from anything where it is not known', async () => {
  const server = await open({
    findImproved: () => refusal('internal'),
    improveListing: anImprovement(),
  })
  await fillIn()
  await userEvent.click(send)
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toHaveFocus()
  expect(server.callsOf('improveListing')).toHaveLength(1)
})

it('says at the empty form which wait for her choice, each a press away', async () => {
  await open({
    listListings: [
      anImprovement().listing,
      { ...anImprovement().listing, id: 'listing-2', listingTitle: 'Oak bowl' },
      { ...anImprovement().listing, id: 'listing-3', listingTitle: 'Chosen', pasted: DECIDED },
    ],
  })
  await expect.element(page.getByText('2 improved listings wait for your choice')).toBeVisible()
  for (const [name, id] of [
    ['Ring dish', 'listing-1'],
    ['Oak bowl', 'listing-2'],
  ] as const)
    await expect
      .element(page.getByRole('link', { name }))
      .toHaveAttribute('href', `/improve#listing-${id}`)
  await expect.element(page.getByRole('link', { name: 'Chosen' })).not.toBeInTheDocument()
})

it('closes what told of the emptied form with the next press', async () => {
  await open({ improveListing: anImprovement() })
  await fillIn()
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await expect.element(shownToast()).toMatchTextContent('Form cleared')
  await fillIn()
  await userEvent.click(send)
  await expect.element(page.getByRole('heading', { name: 'Ring dish' })).toHaveFocus()
  await expect.element(page.getByText('Form cleared')).not.toBeInTheDocument()
})

it('shows all of a long title on a phone, and sends by a key as from any line', async () => {
  await page.viewport(390, 844)
  const server = await open({ improveListing: anImprovement() })
  await fillIn()
  await userEvent.fill(field('Title'), 'Walnut ring dish with a rim '.repeat(5).trim())
  const title = field('Title').element()
  expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.callsOf('improveListing')).toHaveLength(1)
})

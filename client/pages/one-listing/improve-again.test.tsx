import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '#client/testing/fake-api.ts'
import { anImprovement, field, fillIn, open, PASTED, send } from '#client/testing/improving.tsx'
import { aUser } from '#client/testing/samples.ts'

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

import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, refusal } from '#client/testing/fake-api.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { openListing } from '#client/testing/open-listing.tsx'
import { aConfiguration, aListing } from '#client/testing/samples.ts'
import type { Listing } from '#contract/listings.ts'
import type { Version } from '#contract/versions.ts'

const GIVEN = {
  generatedTitle: 'Walnut Ring Dish',
  generatedDescription: 'A dish of walnut. Oiled by hand.\n\n• 9 cm across\n• 2 cm tall',
  generatedTags: ['ring dish', 'walnut dish'],
}
const ANEW: Partial<Listing> = { generatedTitle: 'Ring Dish of Walnut', version: 2 }
const UNTIL = '2026-12-22T12:00:00.000Z'

const open = (more: Answers = {}) =>
  openListing(GIVEN, {
    configuration: aConfiguration({ writer: 'model' }),
    countPartsLeft: { left: 4, until: UNTIL },
    writePartAgain: aListing({ ...GIVEN, ...ANEW }),
    ...more,
  })
const again = (thing: string) => page.getByRole('button', { name: `Rewrite the ${thing}` })
const wish = page.getByRole('textbox', { name: 'What should be different?' })
const write = page.getByRole('button', { name: 'Rewrite this part' })
const aVersion = (number: number): Version => ({
  number,
  kind: number === 1 ? 'written' : 'again',
  restored: null,
  putBack: [],
  changed: [],
  actorId: 'user-1',
  madeAt: UNTIL,
})

it('writes one part again with a wish, says what it costs, and offers the old one', async () => {
  const server = await open({
    listVersions: [aVersion(2), aVersion(1)],
    restoreVersion: aListing({ ...GIVEN, version: 3 }),
  })
  await userEvent.click(again('title'))
  await expect.element(wish).toHaveFocus()
  await expect
    .element(page.getByText(/^Free: 4 of 5 left for this listing until Dec 22, 2026\./))
    .toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'shorter' }))
  await userEvent.click(write)
  await expect.element(page.getByText('Rewritten')).toBeVisible()
  await expect.element(page.getByText('Ring Dish of Walnut').first()).toBeVisible()
  await expect.element(again('title')).toHaveFocus()
  const [call] = server.callsOf('writePartAgain')
  expect(call?.body).toEqual({ part: 'title', wish: 'shorter', pinned: [] })
  expect(call?.headers.get('if-match')).toBe('"1"')

  await userEvent.click(page.getByRole('button', { name: 'Restore the old one' }))
  await expect.element(page.getByText('The old title is back.')).toBeVisible()
  expect(server.callsOf('restoreVersion').map(({ params }) => params['number'])).toEqual(['1'])
})

it('keeps the sentences that were pinned, with keys alone', async () => {
  const server = await open()
  await userEvent.click(again('description'))
  await expect.element(wish).toHaveFocus()
  const sentences = page.getByRole('list', { name: 'Sentences' }).getByRole('button')
  await expect.element(sentences).toHaveLength(4)
  sentences.nth(1).element().focus()
  await userEvent.keyboard('{Enter}{Tab}{Tab} ')
  await expect.element(page.getByText('2 sentences pinned')).toBeVisible()
  wish.element().focus()
  await userEvent.keyboard('warmer{Enter}')
  await expect.element(page.getByText('Rewritten')).toBeVisible()
  expect(server.callsOf('writePartAgain')[0]?.body).toEqual({
    part: 'description',
    wish: 'warmer',
    pinned: ['Oiled by hand.', '• 2 cm tall'],
  })
})

it('pins tags, and has no ready wishes for them', async () => {
  const server = await open()
  await userEvent.click(again('tags'))
  await userEvent.click(page.getByRole('button', { name: 'walnut dish', exact: true }))
  await expect.element(page.getByText('1 tag pinned')).toBeVisible()
  expect(page.getByRole('list', { name: 'Suggestions' }).elements()).toEqual([])
  await userEvent.click(write)
  await expect.element(page.getByText('Rewritten')).toBeVisible()
  expect(server.callsOf('writePartAgain')[0]?.body).toMatchObject({ pinned: ['walnut dish'] })
})

it('has her edit a part by hand that came out as it stands', async () => {
  await open({ writePartAgain: refusal('part_unchanged') })
  await userEvent.click(again('title'))
  await userEvent.click(write)
  await expect.element(page.getByText('No other way to say it was found')).toBeVisible()
  await expect
    .element(page.getByText('Nothing was changed, and nothing was used up.', { exact: false }))
    .toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Edit by hand' }))
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(again('title')).toBeVisible()
})

it('keeps what was chosen where it failed, and says why', async () => {
  await open({ writePartAgain: refusal('pinned_not_found') })
  await userEvent.click(again('title'))
  await userEvent.fill(wish, 'louder')
  await userEvent.click(write)
  await expect.element(page.getByRole('alert')).toMatchTextContent(PROBLEMS.pinned_not_found.detail)
  await expect.element(wish).toHaveValue('louder')
  await userEvent.keyboard('{Escape}')
  wish.element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(again('title')).toHaveFocus()
})

it('says when all are used, and what another version costs', async () => {
  await open({ countPartsLeft: { left: 0, until: UNTIL } })
  await userEvent.click(again('title'))
  await expect
    .element(
      page.getByText(/^All 5 of this listing are used until Dec 22, 2026\. .* costs 1 credit\.$/),
    )
    .toBeVisible()
  expect(write.elements()).toEqual([])
})

it('offers no other tone where no model writes, and says why a part may stay as it is', async () => {
  await open({ configuration: aConfiguration({ writer: 'composer' }) })
  await userEvent.click(again('description'))
  await expect.element(page.getByText(/^No AI model is connected to this shop/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'no list' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'less playful' })).not.toBeInTheDocument()
})

import { expect, it, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { type Locator, page, userEvent } from 'vitest/browser'
import { refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import type { HealthReport } from '#contract/checking.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { Improve } from './improve.tsx'
import type { HealthFound } from '#contract/improving/health-found.ts'
import { PASTED, open, field, send, fillIn } from '#client/testing/improving.tsx'

it('is emptied whole, so that no alt text goes along with the next listing', async () => {
  const server = await open({ improveListing: refusal('nothing_better') })
  await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  await fillIn()
  await userEvent.fill(field('Image Alt Text'), 'A dish on linen')
  await userEvent.click(send)
  await expect.element(page.getByText('No credit spent', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  for (const name of ['Title', 'Description', 'Tags', 'Image Alt Text'])
    await expect.element(field(name)).toHaveValue('')
  expect(localStorage.getItem('listwright-draft-improve')).toBeNull()
  expect(server.callsOf('improveListing')).toHaveLength(1)
})

const NOT_WORTH = {
  met: 8,
  of: 10,
  states: Array.from({ length: 10 }, (_, at) => (at < 8 ? ('met' as const) : ('open' as const))),
  faults: [
    { part: 'tags', text: '2 of 13 tags are used.' },
    { part: 'title', text: 'The title is bare.' },
    { part: 'title', text: 'It is 12 words long.' },
    { part: 'altText', text: 'The photo has no alt text yet.' },
  ],
  tagsToAdd: ['walnut ring dish', 'walnut dish'],
  kept: [
    { part: 'title', why: 'The new one would say little more.' },
    { part: 'description', why: 'The new one would pass no more checks.' },
    { part: 'tags', why: 'The new one would pass no more checks.' },
    { part: 'altText', why: 'A new one would be made of your own title.' },
  ],
} satisfies HealthFound

const REPORT = {
  met: 1,
  of: 2,
  faults: [{ part: 'title', text: 'The title says no material.' }],
  checks: (['met', 'open'] as const).map((state, at) => ({
    id: `check-${at}`,
    label: 'A check',
    state,
    finding: 'A finding.',
    faults:
      state === 'met' ? [] : [{ part: 'title' as const, text: 'The title says no material.' }],
    source: { name: 'Advice', isRule: false },
  })),
} satisfies HealthReport

/** A refusal with what she can mend herself. */
async function refused(health: HealthFound = NOT_WORTH) {
  const server = await open({ improveListing: refusal('nothing_better', undefined, { health }) })
  await fillIn()
  await userEvent.click(send)
  await expect.element(page.getByRole('img', { name: /of 10 checks pass/ })).toBeVisible()
  return server
}

/** The same as a page that is loaded anew: nothing but what the browser keeps is known. */
async function leaveAndComeBack() {
  await cleanup()
  await renderScreen(<Improve />, { path: '/improve' })
}

const panel = (name: string) => page.getByRole('region', { name })
const still = page.getByRole('region', { name: 'Still to mend' })
const note = (name: string) => field(name).element().getAttribute('aria-describedby')
const described = (name: string) =>
  (note(name) ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

it('says for nothing how hers stands where nothing is worth a credit, and goes on with another', async () => {
  const server = await refused()
  // She reads it from the top, beside or above what she pasted.
  await expect.element(panel('No credit spent')).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'No credit spent' })).toBeInViewport()
  await expect.element(page.getByText(/You were not charged\.$/)).toBeVisible()
  // Of each part, why a new one is none.
  await expect
    .element(panel('Why yours stays'))
    .toMatchTextContent(/^Why yours staysTitleThe new one would say little more\./)
  // What is said of several is said once.
  await expect
    .element(panel('Why yours stays'))
    .toMatchTextContent('Description and TagsThe new one would pass no more checks.Image Alt Text')
  // The same again would come to the same.
  await expect.element(send).not.toBeInTheDocument()
  await userEvent.fill(field('Title'), 'Walnut Ring Dish')
  await expect.element(send).toBeEnabled()
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await expect.element(field('Title')).toHaveValue('')
  await expect.element(still).not.toBeInTheDocument()
  // An emptied form is no mistake, and can be had back.
  await expect.element(page.getByText('Title is required')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(field('Title')).toHaveValue('Walnut Ring Dish')
  expect(server.callsOf('improveListing')).toHaveLength(1)
})

it('leads from what was found to the field that it is about, which says it as well', async () => {
  await refused()
  for (const [press, name] of [
    ['Mend the title', 'Title'],
    ['Mend the tags', 'Tags'],
    ['Write the alt text', 'Image Alt Text'],
  ] as const) {
    await userEvent.click(page.getByRole('button', { name: press }))
    await expect.element(field(name)).toHaveFocus()
    await expect.element(field(name)).toBeInViewport()
    await expect.element(field(name)).toBeValid()
  }
  await expect
    .element(page.getByRole('button', { name: 'Mend the description' }))
    .not.toBeInTheDocument()
  expect(described('Title')).toBe('To mend: The title is bare. It is 12 words long.')
  expect(described('Description')).not.toContain('To mend')
})

it('keeps what was found at hand once a field was changed, and says what is not checked yet', async () => {
  await refused()
  await userEvent.fill(field('Title'), 'Walnut Ring Dish')
  expect(note('Title')).toBeNull()
  expect(described('Tags')).toContain('2 of 13 tags are used.')
  await expect.element(panel('You are mending it')).toBeVisible()
  expect(fieldsIn(still)).toEqual(['Title', 'Tags', 'Image Alt Text'])
  await expect.element(still.getByText('Changed, not checked yet')).toBeVisible()
  await expect.element(page.getByText('1 unchecked change', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Write the alt text' }))
  await expect.element(field('Image Alt Text')).toHaveFocus()
  await userEvent.fill(field('Image Alt Text'), 'A dish on linen')
  await userEvent.fill(field('Tags'), 'ring dish, walnut ring dish, walnut dish')
  expect(still.getByText('Changed, not checked yet').elements()).toHaveLength(3)
  await expect.element(page.getByText('3 unchecked changes')).toBeVisible()
  await expect.element(panel('Now check it again')).toBeVisible()
  await expect.element(again).toBeEnabled()
  await expect.element(send).toBeEnabled()
})

// Below the form it stands as well, where that is not beside what was found.
const again = page.getByRole('button', { name: 'Check again, free' }).first()

it('has one press to check again in sight on a phone', async () => {
  await page.viewport(390, 844)
  await refused()
  await userEvent.fill(field('Title'), 'Walnut Ring Dish')
  await expect.element(again).toBeVisible()
  expect(page.getByRole('button', { name: 'Check again, free' }).elements()).toHaveLength(1)
})

it('begins anew with another, of which nothing was found yet', async () => {
  await refused()
  await userEvent.click(page.getByRole('button', { name: 'Paste another' }))
  await expect.element(page.getByText(/^Paste a listing you sell now\./)).toBeVisible()
  await fillIn()
  await expect.element(send).toBeEnabled()
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(page.getByRole('img', { name: /checks pass/ })).not.toBeInTheDocument()
})

it('checks what she mended again for nothing, and says how it stands now', async () => {
  const server = await refused()
  await expect.element(again).not.toBeInTheDocument()
  await userEvent.fill(field('Title'), 'Walnut Ring Dish')
  server.answer({ checkListing: () => REPORT })
  await userEvent.click(again)
  await expect.element(panel('4 faults gone')).toHaveFocus()
  await expect.element(panel('4 faults gone')).toMatchTextContent(/1 new fault\./)
  await expect.element(page.getByRole('img', { name: '1 of 2 checks pass' })).toBeVisible()
  expect(described('Title')).toContain('To mend: The title says no material.')
  expect(note('Image Alt Text')).toBeNull()
  expect(server.callsOf('checkListing').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      title: 'Walnut Ring Dish',
      tags: ['ring dish', 'wood'],
      usesProfile: true,
    }),
  ])
  expect(server.callsOf('improveListing')).toHaveLength(1)
  await expect.element(send).toBeEnabled()
  await expect.element(again).not.toBeInTheDocument()
  await userEvent.fill(field('Title'), 'Walnut Ring Dish of Black Walnut')
  await expect.element(again).toBeEnabled()
})

it('comes back to what was found and mended as she left it, and forgets it with what was pasted', async () => {
  const server = await refused()
  await leaveAndComeBack()
  await expect.element(panel('No credit spent')).toBeVisible()
  await expect.element(panel('No credit spent')).not.toHaveFocus()
  expect(described('Title')).toContain('The title is bare.')
  await expect.element(send).not.toBeInTheDocument()
  await userEvent.fill(field('Title'), 'Walnut Ring Dish')
  await leaveAndComeBack()
  await expect.element(panel('You are mending it')).toBeVisible()
  server.answer({ checkListing: () => REPORT })
  await userEvent.click(again)
  await expect.element(panel('4 faults gone')).toHaveFocus()
  await leaveAndComeBack()
  await expect.element(panel('4 faults gone')).toBeVisible()
  expect(described('Title')).toContain('The title says no material.')
  await expect.element(panel('More tags from your text')).toMatchTextContent('walnut dish')
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await leaveAndComeBack()
  await fillIn()
  await expect.element(send).toBeEnabled()
  await expect.element(page.getByRole('img', { name: /checks pass/ })).not.toBeInTheDocument()
  expect(server.callsOf('improveListing')).toHaveLength(1)
})

it('calls a fault that only counts otherwise the same, and one that was not there before new', async () => {
  const server = await refused()
  await userEvent.fill(field('Tags'), 'ring dish, walnut dish, oak dish')
  const faults = [
    { part: 'tags' as const, text: '3 of 13 tags are used.' },
    { part: 'tags' as const, text: 'A tag says it twice.' },
  ]
  const checks = REPORT.checks.map((check) => ({
    ...check,
    faults: check.state === 'met' ? [] : faults,
  }))
  server.answer({ checkListing: () => ({ ...REPORT, faults, checks }) })
  await userEvent.click(again)
  await expect.element(panel('3 faults gone')).toMatchTextContent(/1 new fault\. 2 to mend\./)
})

it('says how many checks one fault keeps from passing, so that the two counts agree', async () => {
  const server = await refused({
    ...NOT_WORTH,
    met: 7,
    faults: REPORT.checks.flatMap((check) => check.faults),
  })
  await userEvent.fill(field('Image Alt Text'), 'A dish on linen')
  const checks = REPORT.checks.flatMap((check) => [check, { ...check, faults: [] }])
  server.answer({ checkListing: () => ({ ...REPORT, met: 2, of: 4, checks }) })
  await userEvent.click(again)
  await expect
    .element(panel('Still 1 fault to mend'))
    .toMatchTextContent(/It keeps 2 checks from passing\. You were not charged\./)
})

it('copies what she mended, all of it or field by field, once nothing is left to mend', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const server = await refused()
  await userEvent.fill(field('Title'), 'Walnut Ring Dish')
  await userEvent.fill(field('Tags'), 'ring dish, walnut dish')
  await userEvent.fill(field('Image Alt Text'), 'A dish on linen')
  const [check] = REPORT.checks
  server.answer({
    checkListing: () => ({ met: 1, of: 1, faults: [], checks: check ? [check] : [] }),
  })
  await userEvent.click(again)
  await expect.element(panel('Mended, and yours to copy')).toHaveFocus()
  await expect
    .element(
      page.getByText(
        '4 faults gone, all 1 checks pass. We do not check spelling. You were not charged.',
      ),
    )
    .toBeVisible()
  for (const [name, text] of [
    ['Copy title', 'Walnut Ring Dish'],
    ['Copy description', PASTED.generatedDescription],
    ['Copy tags', 'ring dish, walnut dish'],
    ['Copy photo alt text', 'A dish on linen'],
  ] as const) {
    await userEvent.click(page.getByRole('button', { name, exact: true }))
    expect(write).toHaveBeenLastCalledWith(text)
  }
  await userEvent.click(page.getByRole('button', { name: 'Copy all listing' }))
  expect(write.mock.lastCall?.[0]).toMatch(/^TITLE:\nWalnut Ring Dish\n\nDESCRIPTION:/)
  // Nothing is left to pay for.
  await expect.element(send).not.toBeInTheDocument()
  expect(server.callsOf('improveListing')).toHaveLength(1)
})

it('copies one that is good as it is, field by field from its title', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await refused({
    met: 10,
    of: 10,
    states: NOT_WORTH.states.map(() => 'met'),
    faults: [],
    tagsToAdd: [],
    kept: [],
  })
  await expect.element(panel('Yours is good as it is')).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Copy title', exact: true }))
  expect(write).toHaveBeenLastCalledWith(PASTED.generatedTitle)
})

it('says that the tags are of the text as it was pasted, once she changed that', async () => {
  await refused()
  const tags = page.getByRole('region', { name: 'More tags from your text' })
  await expect.element(tags).not.toMatchTextContent('as you pasted it')
  await userEvent.fill(field('Description'), 'A ring dish of oak. 4 in wide.')
  await expect.element(tags).toMatchTextContent('Found in your text as you pasted it.')
})

it.each(['too_many_requests', 'unavailable'] as const)(
  'says that it was not checked, why, and what was found before: %s',
  async (code) => {
    const server = await refused()
    await userEvent.fill(field('Title'), 'Walnut Ring Dish')
    server.answer({ checkListing: refusal(code) })
    await userEvent.click(again)
    await expect.element(page.getByText('Not checked')).toBeVisible()
    await expect.element(page.getByText(PROBLEMS[code].detail)).toBeVisible()
    expect(fieldsIn(still)).toEqual(['Title', 'Tags', 'Image Alt Text'])
    await expect.element(again).toBeEnabled()
  },
)

it('checks nothing that cannot be sent, and leads to what is wrong', async () => {
  const server = await refused()
  await userEvent.fill(field('Title'), '')
  await userEvent.click(again)
  await expect.element(field('Title')).toHaveFocus()
  expect(server.callsOf('checkListing')).toHaveLength(0)
})

it('puts with one press more tags from her text into her own, and charges nothing', async () => {
  const server = await refused()
  const tags = page.getByRole('region', { name: 'More tags from your text' })
  await expect.element(tags.getByText('walnut dish', { exact: true })).toBeVisible()
  await userEvent.click(tags.getByRole('button', { name: 'Add these' }))
  // She stays where she pressed, with what is checked next.
  await expect.element(again).toHaveFocus()
  await expect.element(again).toBeInViewport()
  await expect.element(field('Tags')).toHaveValue('ring dish, wood, walnut ring dish, walnut dish')
  await expect.element(page.getByText('4 / 13')).toBeVisible()
  await expect.element(tags).not.toBeInTheDocument()
  expect(server.callsOf('improveListing')).toHaveLength(1)
})

it('offers no more tags than there is room for', async () => {
  await refused()
  const many = Array.from('abcdefghijkl', (letter) => `dish ${letter}`)
  await userEvent.fill(field('Tags'), many.join(', '))
  await userEvent.click(page.getByRole('button', { name: 'Add this one' }))
  await expect.element(field('Tags')).toHaveValue([...many, 'walnut ring dish'].join(', '))
  await expect.element(page.getByText('13 / 13')).toBeVisible()
})

function fieldsIn(within: Locator): string[] {
  const headings = within.element().querySelectorAll('h4')
  return [...headings].map(({ textContent }) => textContent)
}

import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '#client/testing/fake-api.ts'
import { aListing } from '#client/testing/samples.ts'
import { PASTED, anImprovement, compare, part } from '#client/testing/improving.tsx'

it('shows what went and what came, what was left out, and why a part is kept', async () => {
  await page.viewport(1280, 800)
  await compare()
  await userEvent.click(page.getByText('All 3 facts kept, 2 passages left out'))
  for (const group of [
    'greetings and thanks: “Welcome”',
    'what no listing may say: “FREE SHIPPING”',
  ])
    await expect.element(page.getByText(group)).toBeVisible()
  expect(words(part('Description').element().querySelectorAll('del'))).toEqual(['Welcome!'])
  expect(words(part('Title').element().querySelectorAll('ins'))).toEqual(['Walnut', '4 in Wide'])
  await expect
    .element(part('Tags'))
    .toMatchTextContent('Yours is kept: the new one leaves out "wood".')
  expect(part('Tags').getByRole('radio').elements()).toEqual([])
  const hers = part('Tags').getByText('2 / 13').first()
  await expect.element(hers).not.toBeVisible()
  await userEvent.click(part('Tags').getByText('Show both'))
  await expect.element(hers).toBeVisible()
  // What stays is not struck.
  expect(words(part('Tags').element().querySelectorAll('del'))).toEqual([])
  expect(words(part('Tags').element().querySelectorAll('ins'))).toEqual(['walnut ring dish'])
})

it('keeps the button that saves above what it saves, and on a phone under the thumb', async () => {
  await page.viewport(1280, 800)
  await compare()
  const save = page.getByRole('button', { name: 'Save 2 new parts' })
  const tape = page.getByRole('meter', { name: 'Title length' })
  const edge = (of: typeof save, side: 'top' | 'bottom') =>
    of.element().getBoundingClientRect()[side]
  await expect.element(save).toBeInViewport()
  // Nothing that stays in view cuts the tape, however high the window is.
  expect(edge(save, 'bottom')).toBeLessThan(edge(tape, 'top'))
  await page.viewport(390, 844)
  await expect.poll(() => innerHeight - edge(save, 'bottom')).toBeLessThan(40)
})

it('counts a passage once that she wrote twice', async () => {
  const { leftOut } = anImprovement()
  await compare({
    getImprovement: anImprovement({
      leftOut: [...leftOut, { text: 'welcome', why: 'greetings and thanks' }],
    }),
  })
  await expect.element(page.getByText('All 3 facts kept, 2 passages left out')).toBeVisible()
})

it('lists what was wrong with hers below hers, and what else is new below the new one', async () => {
  await page.viewport(1280, 800)
  await compare()
  await expect
    .element(part('Title').getByRole('heading', { name: 'Wrong with yours' }))
    .toBeVisible()
  const [wrong, gone] = part('Title').getByRole('list').elements()
  expect(linesOf(wrong)).toEqual(['More than twice: "ring".', 'It sells.'])
  expect(linesOf(gone)).toEqual(['No longer in it: "ring".'])
  const hers = part('Title').getByText('37 / 140').element().getBoundingClientRect()
  const [below, beside] = [wrong, gone].map((list) => list?.getBoundingClientRect())
  expect(below?.top).toBeGreaterThan(hers.bottom)
  expect(beside?.left).toBeGreaterThan(hers.right)
})

it('begins the list on a phone, and tells all of it on request', async () => {
  await page.viewport(390, 844)
  const { parts } = anImprovement()
  const why = ['Wrong with yours:', 'One.', 'Two.', 'Three.', 'Four.', '', 'Shorter.'].join('\n')
  await compare({
    getImprovement: anImprovement({
      parts: parts.map((one) => (one.part === 'title' ? { ...one, why } : one)),
    }),
  })
  await expect.element(part('Title').getByText('Three.')).toBeVisible()
  await expect.element(part('Title')).not.toMatchTextContent('Four.')
  await userEvent.click(part('Title').getByRole('button', { name: 'All 5 reasons' }))
  await expect.element(part('Title')).toMatchTextContent('Four.What else changedShorter.')
})

it('begins a long reason, and tells all of it on request', async () => {
  const { parts } = anImprovement()
  const lost = Array.from({ length: 30 }, (_, at) => `"fact ${at + 1}"`).join(', ')
  const why = `Yours is kept: the new one leaves out ${lost}.`
  await compare({
    getImprovement: anImprovement({
      parts: parts.map((one) => (one.part === 'tags' ? { ...one, why } : one)),
    }),
  })
  await expect.element(part('Tags')).not.toMatchTextContent('fact 30')
  await userEvent.click(part('Tags').getByRole('button', { name: 'Show all' }))
  await expect.element(part('Tags')).toMatchTextContent('fact 30')
})

it('says what is still to mend with what is chosen', async () => {
  await page.viewport(1280, 800)
  const { health } = anImprovement()
  const choices = health.choices.map((choice) => ({
    ...choice,
    states: Array.from({ length: 10 }, (_, at) =>
      at < choice.passed ? ('met' as const) : ('open' as const),
    ),
  }))
  await compare({ getImprovement: anImprovement({ health: { ...health, choices } }) })
  // The checks that pass now are as many as the count above has grown by, and what still does not is mended with a press.
  await expect
    .element(page.getByRole('heading', { name: '3 more checks pass', exact: true }))
    .toBeVisible()
  expect(page.getByRole('status')).toMatchTextContent('9 of 10 checks')
  await expect
    .element(page.getByRole('heading', { name: '1 fault still to mend', exact: true }))
    .toBeVisible()
  // The press says that it saves what is chosen.
  await expect.element(page.getByRole('button', { name: /^Save and / }).first()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'All yours' }))
  await expect.element(page.getByText('The same checks pass')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^4 faults still to mend/ })).toBeVisible()
})

it('says of a listing that was not pasted that there is nothing to compare', async () => {
  await compare({ getImprovement: refusal('not_pasted') })
  await expect.element(page.getByText('Nothing to compare', { exact: true })).toBeVisible()
})

it('is chosen from by finger on a phone, the new one above hers whatever is chosen', async () => {
  await page.viewport(390, 844)
  await compare()
  await expect.element(part('Title')).toBeVisible()
  expect(top('27 / 140')).toBeLessThan(top('37 / 140'))
  await expect.element(part('Title').getByText('27 / 140')).toBeInViewport()
  const mine = part('Title').getByRole('radio', { name: 'Yours' })
  expect(mine.element().parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.click(mine)
  // What the new one mends is not said of hers.
  await expect.element(part('Title')).not.toMatchTextContent('Wrong with yours')
  await expect.element(part('Title')).toMatchTextContent('Yours stays as you pasted it')
  expect(top('27 / 140')).toBeLessThan(top('37 / 140'))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it('says on a phone as well what was left out and what it has cost', async () => {
  await page.viewport(390, 844)
  await compare()
  const out = page.getByText('greetings and thanks: “Welcome”')
  await expect.element(out).not.toBeVisible()
  await userEvent.click(page.getByText('All 3 facts kept, 2 passages left out'))
  await expect.element(out).toBeVisible()
  await expect.element(page.getByText(/1 credit used\.$/)).toBeVisible()
})

it('keeps the lines of hers that went, and folds the longer text that is not chosen on a phone', async () => {
  await page.viewport(390, 844)
  const pasted = {
    ...PASTED,
    generatedDescription: 'A ring dish of walnut. Rings not included.\nThank you for looking!',
  }
  const isOpen = { title: pasted.generatedTitle, isDecided: false }
  const listing = aListing({ ...pasted, generatedExplanation: null, pasted: isOpen })
  await compare({ getImprovement: anImprovement({ pasted, listing }) })
  const description = part('Description')
  await expect.element(description.getByText('Show yours')).toBeVisible()
  await expect.element(description.getByText('Yours', { exact: true }).last()).not.toBeVisible()
  await userEvent.click(description.getByText('Show yours'))
  await expect
    .poll(() => description.element().querySelector('details .difference')?.textContent)
    .toMatch(/included\.\s*\n\s*.*Thank you/)
})

it('strikes only what the new one has nowhere, and says what the marks mean', async () => {
  await page.viewport(1280, 800)
  const known = anImprovement()
  const generatedTitle = 'SALE Ring Dish Walnut'
  const pasted = { ...PASTED, generatedTitle }
  const isOpen = { title: generatedTitle, isDecided: false }
  const listing = aListing({ ...pasted, generatedExplanation: null, pasted: isOpen })
  await compare({ getImprovement: { ...known, pasted, listing } })
  await expect.element(part('Title').getByText('· struck is gone')).toBeVisible()
  await expect.element(part('Title').getByText('· underlined is new')).toBeVisible()
  // Said once, it is known below.
  await expect.element(part('Description')).not.toMatchTextContent('underlined is new')
  // On a phone it stands below the text, where the head has room for one line.
  await page.viewport(390, 844)
  await expect.element(part('Title').getByText('· underlined is new')).not.toBeVisible()
  const edit = part('Title').getByRole('button', { name: 'Save and edit the title' })
  expect(edit.element().parentElement?.getBoundingClientRect().height).toBeLessThan(30)
  expect(words(part('Title').element().querySelectorAll('del'))).toEqual(['SALE'])
})

function top(size: string): number {
  return part('Title').getByText(size, { exact: true }).element().getBoundingClientRect().top
}

function linesOf(list: Element | undefined): string[] {
  return [...(list?.children ?? [])].map(({ textContent }) => textContent)
}

function words(marks: NodeListOf<Element>): string[] {
  return [...marks].map((mark) =>
    mark.textContent.replaceAll(/\((removed|added): |\) $/g, '').trim(),
  )
}

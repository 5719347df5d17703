import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aConfiguration, aFooter, aListing, aUser, someQuestions } from '#client/testing/samples.ts'
import type { Listing } from '#contract/listings.ts'
import { NO_PROFILE } from '#contract/shop-profile.ts'
import { EMPTY_ITEM } from './item.ts'
import { ResultCard } from './result-card.tsx'
import { useGeneration } from './writing/use-generation.ts'

const copy = (thing: string) => page.getByRole('button', { name: `Copy ${thing}` })
const edit = (thing: string) => page.getByRole('button', { name: `Edit ${thing}` })
const save = page.getByRole('button', { name: 'Save' })
const editor = (name: string) => page.getByRole('textbox', { name, exact: true })

let copied: string[]
let descriptionCopy: Element | undefined

beforeEach(async () => {
  await page.viewport(1280, 900)
  copied = []
  descriptionCopy = undefined
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text)
  })
})

it('names the item and when the listing was written', async () => {
  await show({ createdAt: new Date(2025, 10, 14, 15, 41).toISOString() })
  await expect.element(page.getByText('Walnut ring dish, Nov 14, 2025 • 3:41 PM')).toBeVisible()
})

it('says what wrote it where no model is connected', async () => {
  await show()
  await expect.element(page.getByText(/arranges your own words into the listing/)).toBeVisible()
})

it('counts title, description, tags and alt text', async () => {
  await show({ generatedTitle: 'x'.repeat(132), generatedTags: ['ring dish', 'gift'] })
  await expect.element(page.getByText('132 / 140').first()).toBeVisible()
  await expect
    .element(page.getByRole('meter', { name: 'Title length' }))
    .toHaveAttribute('aria-valuenow', '132')
  await expect.element(page.getByText('2 / 13')).toBeVisible()
})

it('copies everything as one text', async () => {
  await show()
  await copy('all listing').click()
  await expect.element(page.getByText('Listing copied to clipboard', { exact: true })).toBeVisible()
  expect(copied).toEqual([
    expect.stringMatching(/^TITLE:\n.+DESCRIPTION:\n.+TAGS:\n.+ALT TEXT:\n/s),
  ])
})

it('copies all tags, or the one that is pressed', async () => {
  await show({ generatedTags: ['ring dish', 'gift'] })
  await copy('tags').click()
  await page.getByRole('button', { name: /Copy tag gift/ }).click()
  expect(copied).toEqual(['ring dish, gift', 'gift'])
})

it('shows alt text and explanation only where there are any', async () => {
  await show({ generatedAltText: null, generatedExplanation: null })
  await expect.element(page.getByRole('heading', { name: 'Tags' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Image Alt Text' }).elements()).toEqual([])
  expect(page.getByRole('heading', { name: /AI Analysis/ }).elements()).toEqual([])
})

it.each([
  ['Title', 'generatedTitle'],
  ['Description', 'generatedDescription'],
  ['Image Alt Text', 'generatedAltText'],
])('saves an edited %s', async (name, field) => {
  const api = await show()
  await edit(name.toLowerCase()).click()
  await editor(name).fill('Changed by hand')
  await save.click()
  await expect
    .element(page.getByText('Listing updated successfully', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByText('Changed by hand', { exact: true })).toBeVisible()
  await expect.element(edit(name.toLowerCase())).toHaveFocus()
  expect(api.callsOf('updateListing').map(({ body }) => body)).toEqual([
    { [field]: 'Changed by hand' },
  ])
})

it('sends nothing when the text did not change, and restores it on Cancel', async () => {
  const api = await show({ generatedTitle: 'Oak bowl' })
  await edit('title').click()
  await save.click()
  await edit('title').click()
  await editor('Title').fill('Something else')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('Oak bowl')).toBeVisible()
  expect(api.callsOf('updateListing')).toEqual([])
})

it('stops a title at 140 characters and moves the tape with each key', async () => {
  await show({ generatedTitle: 'x'.repeat(139) })
  await edit('title').click()
  await userEvent.keyboard('yz')
  await expect.element(editor('Title')).toHaveValue(`${'x'.repeat(139)}y`)
  await expect
    .element(page.getByRole('meter', { name: 'Title length' }))
    .toHaveAttribute('aria-valuenow', '140')
})

it('keeps what was typed when saving fails', async () => {
  await show({}, { updateListing: refusal('internal', 'The shelf is broken') })
  await edit('title').click()
  await editor('Title').fill('Changed by hand')
  await save.click()
  await expect.element(page.getByText('Error', { exact: true })).toBeVisible()
  await expect.element(page.getByText('500: The shelf is broken').first()).toBeVisible()
  await expect.element(editor('Title')).toHaveValue('Changed by hand')
})

it('adds a footer on a new line, for show and for copying, and takes it away again', async () => {
  const api = await show({ generatedDescription: 'A walnut dish.' })
  await page.getByRole('button', { name: 'Add Footer' }).click()
  await page.getByRole('button', { name: /Care for oak/ }).click()
  await expect.element(page.getByText('Footer Added', { exact: true })).toBeVisible()
  await copyDescription()
  await copy('all listing').click()
  expect(copied[0]).toBe('A walnut dish.\nWipe with a dry cloth.')
  expect(copied[1]).toContain('DESCRIPTION:\nA walnut dish.\nWipe with a dry cloth.\n\nTAGS:')
  await page.getByRole('button', { name: 'Remove Footer' }).click()
  await expect
    .element(page.getByText('Description reset to original AI output', { exact: true }))
    .toBeVisible()
  await copyDescription()
  expect(copied[2]).toBe('A walnut dish.')
  expect(api.callsOf('updateListing')).toEqual([])
})

it('puts the footer below an edited description, and goes back to that', async () => {
  const edited = aListing({ generatedDescription: 'A walnut dish, oiled.', version: 2 })
  await show({ generatedDescription: 'A walnut dish.' }, { updateListing: edited })
  await edit('description').click()
  await editor('Description').fill('A walnut dish, oiled.')
  await save.click()
  await page.getByRole('button', { name: 'Add Footer' }).click()
  await page.getByRole('button', { name: /Care for oak/ }).click()
  await copyDescription()
  expect(copied.at(-1)).toBe('A walnut dish, oiled.\nWipe with a dry cloth.')
  await page.getByRole('button', { name: 'Remove Footer' }).click()
  await expect
    .element(page.getByText('Description reset to your saved text', { exact: true }))
    .toBeVisible()
  await copyDescription()
  expect(copied.at(-1)).toBe('A walnut dish, oiled.')
})

it('has the usual footer below it at once, until that is taken off', async () => {
  const listFooters = [aFooter({ content: 'Wipe with a dry cloth.', isUsual: true })]
  await show({ generatedDescription: 'A walnut dish.' }, { listFooters })
  const remove = page.getByRole('button', { name: 'Remove Footer' })
  await expect.element(remove).toBeVisible()
  await copyDescription()
  expect(copied.at(-1)).toBe('A walnut dish.\nWipe with a dry cloth.')
  await remove.click()
  await copyDescription()
  expect(copied.at(-1)).toBe('A walnut dish.')
})

it('has the usual footer once where an edit in the history has saved it along', async () => {
  const listFooters = [aFooter({ content: 'Wipe with a dry cloth.', isUsual: true })]
  await show({ generatedDescription: 'A dish.\n\nWipe with a dry cloth.' }, { listFooters })
  await page.getByRole('button', { name: 'Add Footer' }).click()
  await expect.element(page.getByRole('button', { name: /Care for oak/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await copyDescription()
  expect(copied.at(-1)).toBe('A dish.\n\nWipe with a dry cloth.')
})

/** Presses the one button also while it still says "Copied!" of the time before. */
async function copyDescription() {
  descriptionCopy ??= await copy('description').findElement()
  await userEvent.click(descriptionCopy)
}

const copiedDescription = async () => {
  await copyDescription()
  return copied.at(-1)
}
const why = (what: string) => page.getByText(`From your shop profile: ${what} under trinket dish.`)

describe('with a footer for a kind of item in the shop profile', () => {
  const listFooters = [
    aFooter({ id: 'a', content: 'Sent within a week.', isUsual: true }),
    aFooter({ id: 'b', name: 'Care', content: 'Wipe with a dry cloth.' }),
  ]
  const showOf = (kind: string | null, footerId: string | null) =>
    show(
      { generatedDescription: 'A walnut dish.' },
      {
        listFooters,
        currentUser: aUser({ hasShopProfile: true }),
        getShopProfile: { ...NO_PROFILE, footers: [{ kind: 'trinket dish', footerId }] },
        askBuyersQuestions: someQuestions({ kind }),
      },
    )

  it('has that below it and says why, until another is picked', async () => {
    await showOf('trinket dish', 'b')
    await expect.element(why('“Care”')).toBeVisible()
    expect(await copiedDescription()).toBe('A walnut dish.\nWipe with a dry cloth.')
    await page.getByRole('button', { name: 'Add Footer' }).click()
    await page.getByRole('button', { name: /Sent within a week/ }).click()
    await expect.element(why('“Care”')).not.toBeInTheDocument()
    expect(await copiedDescription()).toBe('A walnut dish.\nSent within a week.')
  })

  it('has none below a kind that is to have none', async () => {
    await showOf('trinket dish', null)
    await expect.element(why('no footer')).toBeVisible()
    expect(await copiedDescription()).toBe('A walnut dish.')
  })

  it.each([
    ['of another kind', 'mug', 'b'],
    ['of which nobody can tell the kind', null, 'b'],
    ['whose footer was deleted', 'trinket dish', 'gone'],
  ])('has the usual one below a thing %s', async (_what, kind, footerId) => {
    await showOf(kind, footerId)
    await expect.element(page.getByRole('button', { name: 'Remove Footer' })).toBeVisible()
    expect(await copiedDescription()).toBe('A walnut dish.\nSent within a week.')
  })
})

it('goes on to the next field once the title is copied, however late that is', async () => {
  const isCopied = Promise.withResolvers<void>()
  const api = await show({}, { placeListing: aListing({ copied: ['title'] }) })
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(isCopied.promise)
  await page.getByRole('button', { name: 'Copy field by field' }).click()
  await expect.element(page.getByRole('button', { name: 'Copy Title' })).toHaveFocus()
  isCopied.resolve()
  await expect.element(page.getByRole('button', { name: 'Copy Photo alt text' })).toHaveFocus()
  await expect.poll(() => api.callsOf('placeListing')).toHaveLength(1)
})

async function show(given: Partial<Listing> = {}, answers: Answers = {}) {
  const original = aListing(given)
  const api = fakeApi({
    configuration: aConfiguration(),
    generateListing: original,
    currentUser: aUser(),
    listListings: [],
    listFooters: [aFooter({ content: 'Wipe with a dry cloth.' })],
    updateListing: ({ body }) => ({ ...original, ...Object(body) }),
    ...answers,
  })
  await renderScreen(<WrittenListing />)
  await page.getByRole('button', { name: 'Write' }).click()
  await expect.element(page.getByRole('heading', { name: 'Generated Listing' })).toBeVisible()
  return api
}

function WrittenListing() {
  const { generation, generate, finishSetting } = useGeneration(null, EMPTY_ITEM)
  return (
    <>
      <button type="button" onClick={() => void generate(EMPTY_ITEM)}>
        Write
      </button>
      <ResultCard
        generation={generation}
        item={{ ...EMPTY_ITEM, productType: 'A walnut dish' }}
        firstVisit={null}
        onSet={finishSetting}
        withoutModel={null}
      />
    </>
  )
}

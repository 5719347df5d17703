import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aListing, aUser } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import { touchScreen } from '#client/testing/touch.ts'
import type { Listing } from '#contract/listings.ts'
import { type Version, VERSION_FIELDS, type WholeVersion } from '#contract/versions.ts'
import { Versions } from './versions.tsx'

const WRITTEN = 'Walnut Ring Dish, Hand-Turned'
const EDITED = 'Walnut Ring Dish, Turned by Hand'

/** A server with a listing that was written, then edited twice, and that restores what it is asked to. */
function aServer(edits: Partial<Listing>[] = EDITS) {
  const texts = [aListing({ generatedTitle: WRITTEN })]
  const versions: Version[] = [aVersion(1, 'written', [])]
  const add = (
    kind: Version['kind'],
    said: Partial<Listing>,
    restored: number | null = null,
    putBack: Version['putBack'] = [],
  ) => {
    const last = texts.at(-1) ?? aListing()
    const changed = VERSION_FIELDS.filter((field) => field in said && said[field] !== last[field])
    texts.push({ ...last, ...said, version: last.version + 1 })
    versions.push({ ...aVersion(texts.length, kind, changed), restored, putBack })
  }
  for (const said of edits) add('edited', said)
  const at = (number: string | undefined) => texts[Number(number) - 1] ?? aListing()
  const now = () => texts.at(-1) ?? aListing()
  const answers: Answers = {
    currentUser: aUser(),
    getListing: () => now(),
    listVersions: () => versions.toReversed(),
    getVersion: ({ params: { number } }): WholeVersion => ({
      ...(versions[Number(number) - 1] ?? aVersion(1, 'written', [])),
      texts: at(number),
    }),
    restoreVersion: ({ params: { number } }) => {
      add('restored', at(number), Number(number))
      return now()
    },
  }
  return { ...fakeApi(answers), answers, add }
}

const EDITS = [
  { generatedTitle: EDITED },
  { sku: 'RD-2', generatedTags: ['ring dish', 'oak tray'] },
]

function aVersion(number: number, kind: Version['kind'], changed: Version['changed']): Version {
  const madeAt = new Date(2025, 10, 14, 14, 20 + number).toISOString()
  return { number, kind, restored: null, changed, putBack: [], actorId: 'user-1', madeAt }
}

const open = (search = '') =>
  renderScreen(<Versions />, { path: `/versions${search}#listing-listing-1` })

const row = (name: RegExp) =>
  page.getByRole('list', { name: /^Versions/ }).getByRole('button', { name })
const restore = page.getByRole('button', { name: 'Restore the version before' })
const changes = page.getByRole('region', { name: 'What changed' })
const struck = () => changes.element().querySelectorAll('del')
const come = () => changes.element().querySelectorAll('ins')
const words = (marks: NodeListOf<Element>) =>
  [...marks].map((mark) => mark.textContent.replaceAll(/\((removed|added): |\) $/g, '').trim())

it('shows what the newest version changed, word by word, and the rest in one line', async () => {
  aServer()
  await open('?before=1')
  await expect
    .element(page.getByRole('heading', { name: 'Versions of Walnut ring dish' }))
    .toBeVisible()
  await expect.element(page.getByText(/^3 versions\. Versions are kept/)).toBeVisible()
  await expect.element(restore).toBeVisible()
  await expect.element(row(/^Tags and SKU edited.*2:23 PM.*After$/)).toBeVisible()
  await expect.element(row(/^Written.*2:21 PM.*Before$/)).toBeVisible()
  await expect.element(changes).toMatchTextContent('From “Written” to “Tags and SKU edited”.')
  await expect.element(changes).toMatchTextContent('4 of 7 parts are the same.')
  expect(words(struck())).toEqual([
    'Hand-',
    'walnut ring dish',
    'wood ring holder',
    'jewelry tray',
    'RD-WAL-014',
  ])
  expect(words(come())).toEqual(['by Hand', 'ring dish', 'oak tray', 'RD-2'])
  await expect
    .element(changes)
    .toMatchTextContent('Description, alt text, reasons and nickname are the same in both.')
  await userEvent.click(page.getByRole('button', { name: 'Only the new text' }))
  await expect.element(changes.getByText(EDITED)).toBeVisible()
  expect([...struck(), ...come()]).toEqual([])
})

it('is moved through by arrows; B and A choose what is compared, a press what one has changed', async () => {
  aServer()
  await open()
  await expect.element(row(/^Title edited.*Before$/)).toBeVisible()
  row(/^Tags and SKU edited.*After$/)
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}b')
  await expect.element(row(/^Written.*Before$/)).toHaveFocus()
  await expect.element(changes).toMatchTextContent('4 of 7 parts')
  await userEvent.keyboard('{ArrowUp}a')
  await expect.element(row(/^Title edited.*After$/)).toHaveFocus()
  await expect.element(changes).toMatchTextContent('6 of 7 parts')
  // The one for the other: they change places.
  await userEvent.keyboard('b')
  await expect.element(row(/^Written.*After$/)).toBeVisible()
  expect(location.search).toBe('?before=2&after=1')
  await userEvent.keyboard('{Home}{Enter}')
  await expect.element(row(/^Tags and SKU edited.*After$/)).toBeVisible()
  await expect.element(row(/^Title edited.*Before$/)).toBeVisible()
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(changes.getByRole('heading', { name: 'First version' })).toBeVisible()
  await expect.element(changes.getByText(WRITTEN)).toBeVisible()
})

it('restores the version before by adding one, and takes that back', async () => {
  const server = aServer()
  await open('?before=1')
  await expect.element(page.getByText('Restoring makes version 4. Nothing is lost.')).toBeVisible()
  await userEvent.click(restore)
  await expect.element(shownToast()).toMatchTextContent('Version restored')
  await expect.element(row(/^Back to Nov 14, 2:21 PM.*After$/)).toBeVisible()
  await expect.element(row(/^Tags and SKU edited.*Before$/)).toBeVisible()
  expect(location.search).toBe('')
  await userEvent.click(shownToast().getByRole('button', { name: 'Undo' }))
  await expect.element(row(/^Back to Nov 14, 2:23 PM.*After$/)).toBeVisible()
  const sent = server.callsOf('restoreVersion')
  expect(sent.map(({ params, headers }) => [params['number'], headers.get('if-match')])).toEqual([
    ['1', '"3"'],
    ['3', '"4"'],
  ])
  // How the listing stands is nothing to go back to.
  await userEvent.keyboard('{Escape}')
  row(/^Back to Nov 14, 2:23 PM/)
    .element()
    .focus()
  await userEvent.keyboard('b')
  await expect
    .element(changes)
    .toMatchTextContent('The version before says what the listing says now.')
  expect(restore.elements()).toEqual([])
})

it('restores nothing over what was changed elsewhere, and shows it', async () => {
  const server = aServer()
  await open('?before=1')
  await expect.element(restore).toBeVisible()
  server.add('edited', { generatedTitle: 'From another tab' })
  server.answer({ restoreVersion: refusal('listing_changed') })
  await userEvent.click(restore)
  await expect.element(shownToast()).toMatchTextContent('This listing was changed in another tab')
  await expect.element(page.getByText(/^4 versions\./)).toBeVisible()
  await expect.element(row(/^Title edited.*After$/)).toBeVisible()
  expect(server.callsOf('restoreVersion')).toHaveLength(1)
})

it('shows the words of the one version, and says what will be here', async () => {
  aServer([])
  await open()
  await expect.element(page.getByRole('heading', { name: 'One version so far' })).toBeVisible()
  await expect.element(page.getByText(/^1 version\. Versions are kept/)).toBeVisible()
  await expect.element(changes.getByText(WRITTEN)).toBeVisible()
  await expect.element(changes.getByText('Give your rings a place to land.')).toBeVisible()
  await expect.element(changes.getByRole('listitem').first()).toHaveTextContent('walnut ring dish')
  expect([...struck(), ...come()]).toEqual([])
  const link = page.getByRole('link', { name: 'Open the listing' })
  await expect.element(link).toHaveAttribute('href', '/history#listing-listing-1')
})

it('says of a choice among new parts which are improved and which were put back', async () => {
  const server = aServer([])
  server.add('improved', { generatedTitle: 'Ring Dish', generatedTags: ['ring dish'] })
  server.add('improved', { generatedTitle: WRITTEN }, null, ['generatedTitle'])
  server.add('improved', { generatedAltText: 'A dish', generatedTags: ['dish'] }, null, [
    'generatedTags',
  ])
  await open()
  await expect.element(row(/^Alt text improved, tags put back/)).toBeVisible()
  await expect.element(row(/^Title put back/)).toBeVisible()
  await expect.element(row(/^Title and tags improved/)).toBeVisible()
})

it('says that an edit of the listing is not saved', async () => {
  localStorage.setItem(
    'listwright-draft-listing-listing-1-generatedTitle',
    JSON.stringify({ text: 'Half a title', base: WRITTEN }),
  )
  aServer()
  await open()
  await expect.element(page.getByText(/^An edit of this listing is not saved/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to the edit' })).toBeVisible()
})

it.each<[what: string, broken: keyof Answers, says: string]>([
  ['the listing', 'getListing', 'Your listing could not be loaded'],
  ['the versions', 'listVersions', 'Your versions could not be loaded'],
  ['their texts', 'getVersion', 'These two versions could not be loaded'],
])('tries again where %s could not be loaded', async (_what, broken, says) => {
  const server = aServer()
  server.answer({ [broken]: refusal('unavailable') })
  await open()
  await expect.element(page.getByText(says)).toBeVisible()
  server.answer({ [broken]: server.answers[broken] })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(restore).toBeVisible()
})

it('is chosen from by touch on a phone', async () => {
  await page.viewport(390, 844)
  await touchScreen()
  aServer()
  await open()
  const choice = page.getByRole('button', { name: /^Before: compare with Written/ })
  await expect.element(choice).toBeVisible()
  expect(choice.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.click(choice)
  await expect.element(changes).toMatchTextContent('4 of 7 parts')
  expect(restore.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

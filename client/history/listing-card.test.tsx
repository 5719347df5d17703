import { beforeEach, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { fakeApi, nothing, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aFooter, aListing } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import { type Listing, ListingPatch } from '#contract/listings.ts'
import { ListingCard } from './listing-card.tsx'
import { useNewestListings } from './use-listing-pages.ts'

const dish = aListing()

beforeEach(() => localStorage.clear())

it('opens and closes', async () => {
  await showCard()
  await userEvent.click(page.getByRole('button', { name: 'Details of Walnut ring dish' }))
  expect(page.getByRole('heading', { level: 3 }).elements()).toEqual([])
})

it('saves a nickname with Enter', async () => {
  const server = await showCard()
  await userEvent.click(page.getByRole('button', { name: 'Edit nickname' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'nickname' }), ' Oak dish ')
  await userEvent.keyboard('{Enter}')
  await expect.element(shownToast()).toHaveTextContent('UpdatedNickname saved')
  await expect.element(page.getByRole('heading', { name: 'Oak dish' })).toBeVisible()
  expect(patches(server)).toEqual([{ listingTitle: 'Oak dish' }])
})

it('keeps its heading for the parts below while the nickname is changed', async () => {
  await showCard()
  await userEvent.click(page.getByRole('button', { name: 'Edit nickname' }))
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Walnut ring dish' }))
    .toBeInTheDocument()
})

it('has its names, its swatch and its chevron in one low row on a phone', async () => {
  await page.viewport(390, 844)
  await showCard()
  const chevron = page.getByRole('button', { name: 'Details of Walnut ring dish' }).element()
  const head = chevron.parentElement?.getBoundingClientRect()
  expect(head?.height).toBeLessThanOrEqual(84)
  expect(isBeside('Edit nickname', page.getByRole('heading', { name: 'Walnut ring dish' }))).toBe(
    true,
  )
  expect(isBeside('Edit SKU', page.getByText('RD-WAL-014', { exact: true }))).toBe(true)
})

it('says its health once on a phone', async () => {
  await page.viewport(390, 844)
  await showCard()
  await expect.element(page.getByRole('img', { name: /of 10 checks pass/ })).toBeVisible()
  await expect.element(page.getByText(/^\d+ of 10 checks pass$/)).not.toBeInTheDocument()
})

it('brings its explanation down to the end of longer tags and their alt text on a desk', async () => {
  await page.viewport(1440, 900)
  const generatedTags = Array.from({ length: 13 }, (_, at) => `tag ${at}`)
  await showCard(aListing({ generatedExplanation: 'Short.', generatedTags }))
  await userEvent.click(page.getByRole('button', { name: 'Edit tags' }))
  await expect.element(page.getByRole('group', { name: 'Tag workbench' })).toBeVisible()
  await expect.poll(() => endOf('AI Analysis & SEO Explanation')).toBe(endOf('Image Alt Text'))
})

it('brings its explanation up beside texts that are taller than its tags on a desk', async () => {
  await page.viewport(1440, 900)
  await showCard(aListing({ generatedExplanation: 'Short.', generatedTags: ['mug'] }))
  await expect.poll(() => endOf('AI Analysis & SEO Explanation')).toBe(endOf('Description'))
})

it('does not save an empty nickname', async () => {
  const server = await showCard()
  await userEvent.click(page.getByRole('button', { name: 'Edit nickname' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'nickname' }), '   ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Save nickname' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { name: 'Walnut ring dish' })).toBeVisible()
  expect(patches(server)).toEqual([])
})

it.each([
  ['  NEW-1 ', 'NEW-1'],
  ['   ', ''],
])('saves the SKU %j trimmed, even if empty', async (typed, saved) => {
  const server = await showCard()
  await userEvent.click(page.getByRole('button', { name: 'Edit SKU' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'SKU' }), typed)
  await userEvent.keyboard('{Enter}')
  await expect.element(shownToast()).toHaveTextContent('UpdatedSKU saved')
  await expect.element(page.getByText(saved || 'N/A', { exact: true })).toBeVisible()
  expect(patches(server)).toEqual([{ sku: saved }])
})

it('brings the SKU back with Escape', async () => {
  const server = await showCard()
  await userEvent.click(page.getByRole('button', { name: 'Edit SKU' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'SKU' }), 'other')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('RD-WAL-014', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit SKU' })).toHaveFocus()
  expect(patches(server)).toEqual([])
})

it.each([
  ['title', 'Title', { generatedTitle: 'Another text' }],
  ['description', 'Description', { generatedDescription: 'Another text' }],
  ['image alt text', 'Image Alt Text', { generatedAltText: 'Another text' }],
] as const)('saves the %s with Save, and says so', async (name, label, patch) => {
  const server = await showCard()
  await userEvent.click(page.getByRole('button', { name: `Edit ${name}` }))
  await userEvent.fill(page.getByRole('textbox', { name: label }), 'Another text')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(shownToast()).toHaveTextContent('SuccessListing updated successfully')
  expect(patches(server)).toEqual([patch])
})

it.each([
  ['title', 'Title', dish.generatedTitle],
  ['description', 'Description', dish.generatedDescription],
  ['image alt text', 'Image Alt Text', dish.generatedAltText ?? ''],
])('brings the %s back with Cancel', async (name, label, before) => {
  const server = await showCard()
  await userEvent.click(page.getByRole('button', { name: `Edit ${name}` }))
  await userEvent.fill(page.getByRole('textbox', { name: label }), 'Another text')
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(page.getByText(before).first()).toBeVisible()
  expect(page.getByText('Another text').elements()).toEqual([])
  expect(patches(server)).toEqual([])
})

it('keeps what was typed when saving fails', async () => {
  const server = await showCard()
  server.answer({ updateListing: refusal('internal', 'No room.') })
  await userEvent.click(page.getByRole('button', { name: 'Edit title' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Another text')
  // The health of what is typed takes a line more, which moves the button.
  await expect.element(page.getByRole('img', { name: '7 of 10 checks pass' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(shownToast()).toHaveTextContent('Error500: No room.')
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Another text')
})

it('shows a footer after a blank line, without saving it, and takes it away again', async () => {
  const server = await showCard()
  await addFooter()
  await expect
    .element(shownToast())
    .toHaveTextContent('Footer Added“Care for oak” now stands below the description')
  expect(descriptionShown()).toBe(`${dish.generatedDescription}\n\n${aFooter().content}`)
  await userEvent.click(page.getByRole('button', { name: 'Remove Footer' }))
  await expect
    .element(shownToast())
    .toHaveTextContent('Footer RemovedDescription reset to original content')
  expect(descriptionShown()).toBe(dish.generatedDescription)
  expect(page.getByRole('button', { name: 'Remove Footer' }).elements()).toEqual([])
  expect(patches(server)).toEqual([])
})

it('saves the footer with an edit of the description', async () => {
  const server = await showCard()
  const whole = `${dish.generatedDescription}\n\n${aFooter().content}`
  await addFooter()
  await userEvent.click(page.getByRole('button', { name: 'Edit description' }))
  await expect.element(page.getByRole('textbox', { name: 'Description' })).toHaveValue(whole)
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => patches(server)).toEqual([{ generatedDescription: whole }])
  await expect.poll(descriptionShown).toBe(whole)
  expect(page.getByRole('button', { name: 'Remove Footer' }).elements()).toEqual([])
})

it('copies the description as it is displayed', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await showCard()
  await addFooter()
  await userEvent.click(page.getByRole('button', { name: 'Copy all listing' }))
  await expect.element(shownToast()).toHaveTextContent('Copied!Listing copied to clipboard')
  expect(write.mock.lastCall?.[0]).toContain(`${dish.generatedDescription}\n\n${aFooter().content}`)
})

it('copies field by field in place, with the footers that were added, and leads back', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text)
  })
  const server = await showCard()
  server.answer({ placeListing: dish })
  await addFooter()
  await userEvent.click(page.getByRole('button', { name: 'Copy field by field' }))
  await userEvent.click(page.getByRole('button', { name: 'Copy Description' }))
  await expect
    .poll(() => copied)
    .toEqual([dish.generatedTitle, `${dish.generatedDescription}\n\n${aFooter().content}`])
  await userEvent.click(page.getByRole('button', { name: 'The listing' }))
  await expect.poll(descriptionShown).toContain(aFooter().content)
})

it('copies from its closed row, and has one way to copy once it is opened', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const server = await showCard()
  server.answer({ placeListing: dish })
  const ways = page.getByRole('button', { name: /^Copy (field by field|Walnut ring dish)$/ })
  expect(ways.elements()).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Details of Walnut ring dish' }))
  await userEvent.click(page.getByRole('button', { name: 'Copy Walnut ring dish' }))
  await expect.poll(() => write.mock.calls).toEqual([[dish.generatedTitle]])
  await expect.element(page.getByRole('button', { name: 'Copy Photo alt text' })).toBeVisible()
})

it('has the parts and the foot of a listing beside the form on a phone', async () => {
  await page.viewport(390, 844)
  await showCard()
  const row = page.getByRole('navigation', { name: 'Parts of the listing' })
  await expect.element(row.getByRole('button', { name: 'Tags' })).toBeVisible()
  const foot = page.getByRole('button', { name: 'Copy field by field' }).element()
  await expect.poll(() => Math.round(foot.getBoundingClientRect().bottom)).toBeLessThanOrEqual(844)
})

it('shows what was entered, the target audience only where there is one', async () => {
  await showCard(aListing({ targetAudience: 'Newlyweds' }))
  await userEvent.click(page.getByRole('button', { name: 'Details you entered' }))
  await expect.element(page.getByText('Newlyweds')).toBeVisible()
  await expect.element(page.getByText('Friendly & Casual')).toBeVisible()
  expect(page.getByText('Custom AI Instructions').elements()).toEqual([])
})

it('has no alt text section and no explanation where there is none', async () => {
  await showCard(aListing({ generatedAltText: null, generatedExplanation: null }))
  const headings = page.getByRole('heading', { level: 3 }).elements()
  expect(headings.map((heading) => heading.textContent)).toEqual(['Title', 'Description', 'Tags'])
})

it('leads from a listing that stands as it was pasted to the one that was written from it', async () => {
  const description = 'Hello! A mug.'
  const asPasted = { productType: description, generatedDescription: description }
  const pasted = { title: 'Mug', isDecided: false }
  await showCard(aListing({ ...asPasted, generatedExplanation: null, pasted }))
  await expect
    .element(page.getByRole('link', { name: 'Compare the two' }))
    .toHaveAttribute('href', '/improve#listing-listing-1')
  expect(page.getByRole('region', { name: 'Fact lock' }).elements()).toEqual([])
})

it('leaves its inputs for the generator and goes there', async () => {
  await showCard()
  await userEvent.click(page.getByRole('button', { name: 'Use these inputs again' }))
  await expect
    .element(shownToast())
    .toHaveTextContent('Inputs LoadedRedirecting to dashboard with previous inputs')
  expect(location.pathname).toBe('/')
  expect(JSON.parse(localStorage.getItem('prefillInputs') ?? '')).toMatchObject({
    productType: dish.productType,
    keywords: dish.keywords,
    starredKeywords: dish.starredKeywords,
    includeBulletedLists: true,
  })
})

it('is deleted after asking, and comes back with Undo', async () => {
  const server = await showCard()
  server.answer({ deleteListing: nothing(), listListings: [], restoreListing: dish })
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  await expect
    .element(page.getByText(/You can restore it for 30 days under History, Deleted\./))
    .toBeVisible()
  expect(server.callsOf('deleteListing')).toEqual([])
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect
    .element(shownToast())
    .toHaveTextContent('Listing Deleted“Walnut ring dish” was deleted.Undo')
  expect(page.getByRole('heading').elements()).toEqual([])
  server.answer({ listListings: [dish] })
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect
    .element(shownToast())
    .toHaveTextContent('Listing Restored“Walnut ring dish” is in your history again.')
  await expect.element(page.getByRole('heading', { name: 'Walnut ring dish' })).toBeVisible()
  expect(server.callsOf('restoreListing').map(({ params }) => params)).toEqual([{ id: dish.id }])
})

it('stays when it could not be deleted', async () => {
  const server = await showCard()
  server.answer({ deleteListing: refusal('internal') })
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect.element(shownToast()).toHaveTextContent('ErrorFailed to delete listing')
  await expect.element(page.getByRole('heading', { name: 'Walnut ring dish' })).toBeVisible()
})

/** An opened card on a server that keeps what it is sent. */
async function showCard(listing: Listing = dish) {
  let kept = listing
  const server = fakeApi({
    listListings: () => [kept],
    listFooters: [aFooter()],
    updateListing: ({ body }) => {
      kept = Object.assign({}, kept, ListingPatch.parse(body))
      return kept
    },
  })
  await renderScreen(<OpenCard />, { path: '/history' })
  await expect.element(page.getByRole('heading', { name: 'Description' })).toBeVisible()
  return server
}

function OpenCard() {
  const { listings = [] } = useNewestListings(1)
  return listings.map((listing) => <ListingCard key={listing.id} listing={listing} isTarget />)
}

async function addFooter() {
  await userEvent.click(page.getByRole('button', { name: 'Add Footer' }))
  await userEvent.click(page.getByRole('button', { name: /^Care for oak/ }))
}

function descriptionShown(): string | null | undefined {
  const heading = page.getByRole('heading', { name: 'Description' }).element()
  return heading.parentElement?.nextElementSibling?.textContent
}

function patches(server: ReturnType<typeof fakeApi>): unknown[] {
  return server.callsOf('updateListing').map(({ body }) => body)
}

/** Whether a button stands at the end of a text and not on a line below it. */
function isBeside(button: string, text: Locator): boolean {
  const pencil = page.getByRole('button', { name: button }).element().getBoundingClientRect()
  const { top, bottom, right } = text.element().getBoundingClientRect()
  return pencil.left >= right && pencil.top < bottom && pencil.bottom > top
}

/** Where the part below a heading ends. */
function endOf(heading: string): number | undefined {
  const part = page.getByRole('heading', { name: heading }).element().parentElement?.parentElement
  return part?.getBoundingClientRect().bottom
}

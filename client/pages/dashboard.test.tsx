import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  answersOfShop,
  deskWindow,
  card,
  expectToast,
  fillIn,
  generate,
  keywords,
  nickname,
  openDashboard,
  product,
} from '#client/testing/dashboard.tsx'
import { fakeApi, refusal } from '#client/testing/fake-api.ts'
import { renderScreen } from '#client/testing/render.tsx'
import { aListing, aUser } from '#client/testing/samples.ts'
import { EMPTY_ITEM } from '#client/generator/item.ts'
import { keepItemDraft } from '#client/generator/item-draft.ts'
import type { Listing } from '#contract/listings.ts'
import { MUG } from '#client/marketing/examples/mug.ts'
import { NO_PROFILE } from '#contract/shop-profile.ts'
import { Dashboard } from './dashboard.tsx'

const next = (words: string) => page.getByRole('button', { name: `Next: ${words}` })

beforeEach(deskWindow)

const TYPED = {
  listingTitle: 'Ring dish',
  productType: 'A small walnut dish',
  keywords: ['walnut ring dish', 'gift'],
}

/** Where on the page each of these, by its name, has stood so far. */
function placesOf(...names: string[]): () => Set<number>[] {
  const tops = names.map(() => new Set<number>())
  const observer = new MutationObserver(() =>
    names.forEach((name, at) => {
      const [found] = page
        .getByRole('link', { name })
        .or(page.getByRole('button', { name }))
        .elements()
      if (found) tops[at]?.add(Math.round(found.getBoundingClientRect().top + scrollY))
    }),
  )
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return () => tops
}

describe('the generator form', () => {
  it('names what is missing and cannot be sent until it is there', async () => {
    await openDashboard()
    const banner = page.getByText('Please fill in all required fields marked with *')
    await next('describe the item').click()
    await expect.element(product).toHaveFocus()
    expect(banner.elements()).toEqual([])
    await expect.element(generate).toBeDisabled()
    await nickname.fill('Dish')
    await expect.element(banner).toBeVisible()
    await expect.element(page.getByText('Missing: Product Description, Keywords')).toBeVisible()
    await product.fill('A small walnut dish')
    await next('add keywords').click()
    await expect.element(keywords).toHaveFocus()
    await fillIn()
    await expect.element(generate).toBeEnabled()
    await expect.element(banner).not.toBeInTheDocument()
    await expect.element(generate).toHaveAccessibleDescription('1 credit, 9 left after')
  })

  it('says why nothing happens when it is sent by keyboard too early', async () => {
    const api = await openDashboard()
    await nickname.fill('Dish')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expectToast('Required Fields Missing', 'Please fill in all required fields marked with *')
    expect(api.callsOf('generateListing')).toEqual([])
  })

  it('needs a credit', async () => {
    await openDashboard({ currentUser: aUser({ credits: 0 }) })
    await fillIn()
    await expect.element(page.getByText('No credits remaining')).toBeVisible()
    const more = page.getByRole('link', { name: '10 credits for $4.99' })
    await expect.element(more).toHaveAttribute('href', '/checkout?package=starter')
    await expect
      .element(page.getByRole('link', { name: 'Or 50 for $19.99' }))
      .toHaveAttribute('href', '/checkout?package=popular')
    await expect.element(page.getByText('Everything you typed stays here.')).toBeVisible()
    expect(generate.elements()).toEqual([])
    nickname.element().closest('form')?.requestSubmit()
    await expectToast(
      'Insufficient Credits',
      'You need at least 1 credit to generate a listing. Please purchase more credits.',
    )
  })

  it('sends what was typed when Ctrl+Enter is pressed', async () => {
    const api = await openDashboard()
    await fillIn()
    await page.getByRole('button', { name: 'Change style and length' }).click()
    await page.getByRole('switch', { name: /Include Emojis/ }).click()
    await page.getByRole('radio', { name: /Whimsical & Creative/ }).click()
    await page.getByRole('radio', { name: /Long/ }).click()
    await nickname.click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(card('Generated Listing')).toBeVisible()
    expect(api.callsOf('generateListing').map(({ body }) => body)).toEqual([
      {
        listingTitle: 'Ring dish',
        sku: '',
        productType: 'A small walnut dish',
        keywords: 'walnut ring dish, gift',
        starredKeywords: 'gift',
        writingStyle: 'whimsical',
        includeEmojis: true,
        includeBulletedLists: false,
        descriptionLength: 'long',
        imageDescription: '',
        customAiInstructions: '',
      },
    ])
  })

  it('does not generate while keywords are being added by keyboard', async () => {
    const api = await openDashboard()
    await fillIn()
    await keywords.click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(api.callsOf('generateListing')).toEqual([])
  })

  it('explains each field in a dialog', async () => {
    await openDashboard()
    await page.getByRole('button', { name: 'Change style and length' }).click()
    await page.getByRole('button', { name: 'Add photo, audience and instructions' }).click()
    await page.getByRole('button', { name: 'About SKU' }).click()
    await expect.element(page.getByRole('dialog', { name: 'SKU' })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    expect(page.getByRole('button', { name: /^About / }).elements()).toHaveLength(11)
  })

  it('keeps what was typed across a visit elsewhere', async () => {
    fakeApi(answersOfShop())
    const { unmount } = await renderScreen(<Dashboard />)
    await nickname.fill('Dish')
    await keywords.fill('oak bowl, not added')
    await unmount()
    await renderScreen(<Dashboard />)
    await expect.element(nickname).toHaveValue('Dish')
    await expect.element(keywords).toHaveValue('oak bowl, not added')
  })

  it('opens a draft with all that belongs to it, so that nothing moves under a press', async () => {
    const listed = Promise.withResolvers<Listing[]>()
    fakeApi(answersOfShop({ listListings: () => listed.promise }))
    keepItemDraft({ item: { ...EMPTY_ITEM, ...TYPED }, typedKeywords: '', changed: [] })
    const places = placesOf('Change style and length', 'View Ring dish')
    await renderScreen(<Dashboard />)
    await expect.element(page.getByText('Loading your dashboard')).toBeInTheDocument()
    listed.resolve([aListing({ listingTitle: 'Ring dish' })])
    await expect.element(page.getByText(/You have 2 keyword\(s\) added/)).toBeVisible()
    await expect.element(page.getByRole('list', { name: 'Open' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'View Ring dish' })).toBeVisible()
    expect(places().map((tops) => tops.size)).toEqual([1, 1])
  })

  it('starts a new item and brings the old one back', async () => {
    await openDashboard()
    await nickname.fill('Dish')
    await keywords.fill('oak bowl')
    await page.getByRole('button', { name: 'Start a new item' }).click()
    await expect.element(nickname).toHaveValue('')
    await expect.element(keywords).toHaveValue('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(nickname).toHaveValue('Dish')
    await expect.element(keywords).toHaveValue('oak bowl')
  })
})

describe('inputs left by the history', () => {
  it('fill the form once', async () => {
    localStorage.setItem(
      'prefillInputs',
      '{"productType":"A bowl","keywords":"oak bowl, gift","starredKeywords":"gift","targetAudience":"cooks"}',
    )
    await openDashboard()
    await expectToast('Inputs Loaded', 'Form populated with previous inputs')
    await expect.element(product).toHaveValue('A bowl')
    await page.getByRole('button', { name: 'Change style and length' }).click()
    await page.getByRole('button', { name: 'Change photo, audience and instructions' }).click()
    await expect
      .element(page.getByRole('textbox', { name: 'Target Audience' }))
      .toHaveValue('cooks')
    await expect
      .element(page.getByRole('button', { name: 'Focus keyword: gift' }))
      .toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('radio', { name: /Friendly/ })).toBeChecked()
    await expect.element(page.getByRole('radio', { name: /Medium/ })).toBeChecked()
    expect(localStorage.getItem('prefillInputs')).toBeNull()
  })

  it('give way again to what was typed before', async () => {
    fakeApi(answersOfShop())
    const { unmount } = await renderScreen(<Dashboard />)
    await product.fill('A half-written dish')
    await unmount()
    localStorage.setItem('prefillInputs', '{"productType":"A bowl"}')
    await renderScreen(<Dashboard />)
    await expect.element(product).toHaveValue('A bowl')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(product).toHaveValue('A half-written dish')
  })

  it('are discarded when they are spoilt', async () => {
    localStorage.setItem('prefillInputs', '{"keywords":7}')
    await openDashboard()
    await expect.element(product).toHaveValue('')
    expect(page.getByText('Inputs Loaded').elements()).toEqual([])
    expect(localStorage.getItem('prefillInputs')).toBeNull()
  })
})

describe('what is remembered', () => {
  const sku = page.getByRole('textbox', { name: 'SKU' })
  const last = aListing({
    writingStyle: 'minimalist',
    sku: 'MUG-09',
    productType: 'Stoneware mug, speckled',
    targetAudience: 'cooks',
  })
  const anotherId = '0199c0de-0000-7000-8000-0000000000a1'

  it('writes as the last time, with the next number and the first words for a name', async () => {
    const api = await openDashboard({ listListings: [last] })
    await expect
      .element(page.getByText('Minimalist & Elegant, medium, bulleted list'))
      .toBeVisible()
    await expect.element(page.getByText(/^Your last listing: Walnut/)).toBeVisible()
    await expect.element(sku).toHaveValue('')
    await product.fill('a wheel thrown stoneware mug, 12 oz')
    await page.getByRole('button', { name: 'Use MUG-10 as the SKU' }).click()
    await expect.element(sku).toHaveValue('MUG-10')
    await expect.element(sku).toHaveFocus()
    await keywords.fill('stoneware mug')
    await generate.click()
    await vi.waitFor(() => expect(api.callsOf('generateListing')).toHaveLength(1))
    expect(api.callsOf('generateListing')[0]?.body).toMatchObject({
      listingTitle: 'Wheel thrown stoneware mug',
      sku: 'MUG-10',
      keywords: 'stoneware mug',
      writingStyle: 'minimalist',
      targetAudience: 'cooks',
    })
  })

  it('offers no number of the series of another kind of thing', async () => {
    await openDashboard({ listListings: [last, { ...last, id: anotherId, sku: 'LIN-03' }] })
    await product.fill('a stoneware mug')
    await expect.element(page.getByRole('button', { name: 'Use MUG-10 as the SKU' })).toBeVisible()
    await product.fill('a linen apron, washed, olive green')
    await expect.element(page.getByRole('button', { name: /as the SKU/ })).not.toBeInTheDocument()
  })

  it('leaves out a number of a series that was offered and not taken', async () => {
    const api = await openDashboard({ listListings: [last] })
    await product.fill('a stoneware mug, olive green')
    await expect.element(page.getByRole('button', { name: 'Use MUG-10 as the SKU' })).toBeVisible()
    await keywords.fill('linen apron')
    await generate.click()
    await vi.waitFor(() => expect(api.callsOf('generateListing')).toHaveLength(1))
    expect(api.callsOf('generateListing')[0]?.body).not.toMatchObject({ sku: 'MUG-10' })
  })

  it('begins as the last listing that was written, and passes over what was pasted since', async () => {
    const pasted = aListing({
      id: 'listing-2',
      writingStyle: 'whimsical',
      descriptionLength: 'long',
      includeEmojis: true,
      pasted: { title: 'Mug', isDecided: true },
    })
    await openDashboard({ listListings: [pasted, last] })
    await expect
      .element(page.getByText('Minimalist & Elegant, medium, bulleted list'))
      .toBeVisible()
  })

  it('writes as is usual for the shop, but for what is changed for this item', async () => {
    const usual = {
      writingStyle: 'whimsical',
      descriptionLength: 'long',
      includeEmojis: true,
      includeBulletedLists: null,
      targetAudience: 'gardeners',
    } as const
    const api = await openDashboard({
      listListings: [last],
      currentUser: aUser({ hasShopProfile: true, usual }),
      // What is written asks for the footer that the shop puts under such a thing.
      getShopProfile: NO_PROFILE,
    })
    await expect
      .element(page.getByText('Whimsical & Creative, long, emojis, bulleted list'))
      .toBeVisible()
    await expect.element(page.getByText('your default')).toBeVisible()
    await page.getByRole('button', { name: 'Change style and length' }).click()
    await page.getByRole('radio', { name: /^Short/ }).click({ force: true })
    await expect
      .element(page.getByText('Whimsical & Creative, short, emojis, bulleted list'))
      .toBeVisible()
    await expect.element(page.getByText('for this item', { exact: true })).toBeVisible()
    await product.fill('a wheel thrown stoneware mug, 12 oz')
    await keywords.fill('stoneware mug')
    await generate.click()
    await vi.waitFor(() => expect(api.callsOf('generateListing')).toHaveLength(1))
    expect(api.callsOf('generateListing')[0]?.body).toMatchObject({
      writingStyle: 'whimsical',
      descriptionLength: 'short',
      includeEmojis: true,
      includeBulletedLists: true,
      targetAudience: 'gardeners',
    })
    // Without the profile the item is as the last one was, and keeps what was changed for it.
    await page.getByRole('switch', { name: 'Use my shop profile for this item' }).click()
    await expect
      .element(page.getByText('Minimalist & Elegant, short, bulleted list').last())
      .toBeVisible()
    await page.getByRole('button', { name: 'Change photo, audience and instructions' }).click()
    await expect
      .element(page.getByRole('textbox', { name: 'Target Audience' }))
      .toHaveValue('cooks')
  })

  it('begins with one of the own listings for one press, and gives back what was typed', async () => {
    await openDashboard({ listListings: [last] })
    const peg = page.getByRole('button', { name: 'Walnut ring dish' })
    await product.fill('half written')
    await expect.element(peg).toHaveAttribute('aria-pressed', 'false')
    await peg.click()
    await expect.element(product).toHaveValue(last.productType)
    await expect.element(peg).toHaveAttribute('aria-pressed', 'true')
    await expect.element(sku).toHaveValue('MUG-10')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(product).toHaveValue('half written')
  })
})

describe('the page', () => {
  it('names a last listing that stands as it was pasted, and leads to the comparison', async () => {
    const description = 'Hello! A mug.'
    const texts = { productType: description, generatedDescription: description }
    const asPasted = aListing({
      ...texts,
      generatedExplanation: null,
      pasted: { title: 'Mug', isDecided: false },
    })
    await openDashboard({ listListings: [asPasted] })
    await expect.element(card('What you pasted')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Compare the two' })).toBeVisible()
  })

  it('says when the account cannot be loaded, and tries again', async () => {
    const api = await openDashboard({ currentUser: refusal('internal') })
    await expect.element(page.getByText('Your account could not be loaded')).toBeVisible()
    api.answer({ currentUser: aUser({ credits: 3 }) })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(card('Your item')).toBeVisible()
  })

  it('shows finished examples before there is a listing, and begins with one for one press', async () => {
    await page.viewport(1440, 900)
    await openDashboard()
    await expect.element(page.getByText('Start from an example')).toBeVisible()
    const example = card('This is what one credit writes')
    await expect.element(example.getByText('Typed by the maker')).toBeVisible()
    const topOfTags = () =>
      example.getByRole('heading', { name: 'Tags' }).element().getBoundingClientRect().top
    const before = topOfTags()
    await userEvent.hover(product)
    // Dressed with the first move, it leaves what is read already where it is.
    await expect.element(example.getByRole('meter')).toBeVisible()
    expect(topOfTags()).toBeCloseTo(before, 0)
    for (const part of ['Title', 'Description', 'Tags', 'Image Alt Text'])
      await expect.element(example.getByRole('heading', { name: part })).toBeVisible()
    await userEvent.click(example.getByRole('radio', { name: 'Mug' }))
    await expect.element(example.getByText(MUG.notes).first()).toBeVisible()
    await page.getByRole('button', { name: 'Speckled mug' }).click()
    await expect.element(nickname).toHaveValue('Speckled mug')
    await expect.element(product).toHaveValue(MUG.notes)
    await expect.element(page.getByRole('button', { name: /^Show \d+ more$/ })).toBeVisible()
    await expect.element(generate).toBeEnabled()
    await page.viewport(390, 844)
    await page.getByRole('button', { name: 'Walnut ring dish' }).click()
    await expect.element(nickname).toHaveValue('Walnut ring dish')
    expect(example.getByRole('radio').elements()).toEqual([])
  })
})

import type { Locator, Page } from '@playwright/test'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { expectAccessible } from './accessible.ts'
import { field, generateButton, keywordEntry, result, unfold } from './dashboard.ts'
import { callAs, expect, overflow, test } from './fixtures.ts'
import { press, reach, type } from './keys.ts'

const FACT = 'Thrown and fired in our studio in Porto.'
const MUG =
  'Speckled stoneware mug in the color of oats. It holds 12 oz. A perfect mug for slow mornings. I trim every foot by hand.'
const JUG =
  'Speckled stoneware jug in the color of oats. It holds 30 oz. A perfect jug for slow mornings. I trim every foot by hand.'

const CARE = { name: 'Care', content: 'Wash it by hand the first time.' }

const save = (page: Page) => page.getByRole('button', { name: 'Save profile' })
const fold = (page: Page) => page.locator('summary', { hasText: 'default style and length' })
const forModel = (page: Page) => page.getByRole('button', { name: /what the AI model is told$/ })
const kindOfItem = (page: Page) => page.getByRole('combobox', { name: 'Kind of item' })
const obeys = (page: Page) => page.getByRole('switch', { name: 'Use my shop profile' })

test(
  'what a shop says once is obeyed, and not for an item without it, by keys alone',
  { tag: '@all' },
  async ({ seller }) => {
    await callAs(seller, routes.createFooter, CARE)
    await press(seller, seller.getByRole('link', { name: 'Footers' }).first())
    await press(seller, seller.getByRole('link', { name: 'Shop profile' }))
    await expect(seller.getByRole('heading', { name: 'Shop profile' })).toBeFocused()
    await type(seller, field(seller, 'Standing facts'), FACT)
    await type(seller, field(seller, 'Never say'), 'perfect')
    await reach(seller, choices(seller, 'Spelling').getByRole('radio', { name: 'As typed' }))
    await seller.keyboard.press('ArrowRight')
    await seller.keyboard.press('ArrowRight')
    await expect(seller.getByRole('radio', { name: /^British/ })).toBeChecked()
    await press(seller, fold(seller))
    await reach(
      seller,
      choices(seller, 'Default length').getByRole('radio', { name: 'Same as last' }),
    )
    await seller.keyboard.press('ArrowLeft')
    await expect(seller.getByText('Long your default')).toBeVisible()
    await reach(seller, kindOfItem(seller))
    await seller.keyboard.type('mug')
    await press(seller, seller.getByRole('button', { name: 'Add', exact: true }))
    await expect(seller.getByLabel('Footer for mug')).toBeVisible()
    // Nothing is asked that only a model could follow.
    await expect(forModel(seller)).toHaveCount(0)
    await expectAccessible(seller)
    await press(seller, save(seller))
    await expect(seller.getByText('Saved. It is used for every listing from now on.')).toBeVisible()

    await press(seller, seller.getByRole('link', { name: 'Dashboard' }))
    await expect(seller.getByRole('heading', { name: 'Your item' })).toBeVisible()
    await expect(seller.getByText('Friendly & Casual, long, plain your default')).toBeVisible()
    await writeByKeys(seller, MUG)
    await expectObeyed(result(seller))
    await expect(result(seller)).toContainText(UNDER_MUGS)

    await press(seller, seller.getByRole('button', { name: 'Start a new item' }))
    await press(seller, obeys(seller), ' ')
    await expect(obeys(seller)).not.toBeChecked()
    await writeByKeys(seller, JUG)
    await expectAsTyped(result(seller), JUG)
    await expect(result(seller)).not.toContainText(CARE.content)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'a shop profile is filled in, obeyed and left out for one item by touch',
    { tag: '@all' },
    async ({ seller }) => {
      await callAs(seller, routes.createFooter, CARE)
      await seller.goto(PAGES.footers)
      await seller.getByRole('link', { name: 'Shop profile' }).tap()
      await field(seller, 'Standing facts').fill(FACT)
      await field(seller, 'Never say').fill('perfect')
      await seller.locator('label', { hasText: 'British' }).tap()
      await fold(seller).tap()
      await seller.locator('label', { hasText: 'Minimalist & Elegant' }).tap()
      await kindOfItem(seller).selectOption('Mug')
      await seller.getByRole('button', { name: 'Add', exact: true }).tap()
      expect(await overflow(seller)).toBeLessThanOrEqual(0)
      await save(seller).tap()
      await expect(
        seller.getByText('Saved. It is used for every listing from now on.'),
      ).toBeVisible()

      const other = await onAnotherDevice(seller)
      await other.goto(new URL(PAGES.home, seller.url()).href)
      await expect(
        other.getByText('Minimalist & Elegant, medium, plain your default'),
      ).toBeVisible()
      await other.context().close()

      await seller.goto(PAGES.home)
      await writeByTouch(seller, MUG)
      await expectObeyed(result(seller))
      await expect(result(seller)).toContainText(UNDER_MUGS)

      await seller.getByRole('button', { name: 'Edit your details' }).tap()
      await seller.getByRole('button', { name: 'Start a new item' }).tap()
      await unfold(seller, 'style and length')
      await obeys(seller).tap()
      await expect(obeys(seller)).not.toBeChecked()
      expect(await overflow(seller)).toBeLessThanOrEqual(0)
      await writeByTouch(seller, JUG)
      await expectAsTyped(result(seller), JUG)
    },
  )
})

function choices(page: Page, name: string): Locator {
  return page.getByRole('radiogroup', { name })
}

/** The same person somewhere else: signed in, with nothing of what this browser remembers. */
async function onAnotherDevice(page: Page): Promise<Page> {
  const { cookies } = await page.context().storageState()
  const context = await page
    .context()
    .browser()
    ?.newContext({ storageState: { cookies, origins: [] } })
  if (context === undefined) throw new Error('There is no other browser')
  return context.newPage()
}

async function writeByKeys(page: Page, details: string): Promise<void> {
  await type(page, field(page, 'Product Description'), details)
  await type(page, keywordEntry(page), KEYWORDS)
  await press(page, generateButton(page))
  await expect(page.getByRole('heading', { name: 'Generated Listing' })).toBeFocused()
}

async function writeByTouch(page: Page, details: string): Promise<void> {
  await field(page, 'Product Description').fill(details)
  await keywordEntry(page).fill(KEYWORDS)
  await generateButton(page).tap()
  await expect(page.getByRole('heading', { name: 'Generated Listing' })).toBeFocused()
}

const KEYWORDS = 'stoneware mug, speckled pottery'

/** The footer stands below the text, and why stands under it. */
const UNDER_MUGS = /Wash it by hand the first time\.[^]*From your shop profile: “Care” under mug\./

/** What it never says is left out and named. */
async function expectObeyed(card: Locator): Promise<void> {
  await expect(card).toContainText(FACT)
  await expect(card).toContainText(
    /From your shop profile:?\s*"Thrown and fired in our studio in Porto"/,
  )
  await expect(card).toContainText('in the colour of oats')
  await expect(card).toContainText('I trim every foot by hand.')
  await expect(card).toContainText(/Left out[^.]*A perfect mug for slow mornings/)
}

async function expectAsTyped(card: Locator, details: string): Promise<void> {
  for (const sentence of details.split(/(?<=\.) /)) await expect(card).toContainText(sentence)
  await expect(card).not.toContainText('Porto')
}

import type { Page } from '@playwright/test'
import { LISTING, TAG } from '#contract/listings.ts'
import { SIGN_UP_CREDITS } from '#contract/opening-credits.ts'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { asInput, expectCredits, field, generateButton, keywordEntry, result } from './dashboard.ts'
import { callAs, expect, expectToast, newAddress, overflow, PASSWORD, test } from './fixtures.ts'
import { lamp, necklace } from './items.ts'
import { press, type } from './keys.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the first listing comes into the shop by touch', async ({ page }) => {
    test.slow()
    await page.goto(PAGES.home)
    await page.getByRole('link', { name: 'Get Started Free' }).first().tap()
    await page.getByLabel('Email').fill(newAddress())
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password', { exact: false }).fill(PASSWORD)
    await page.getByRole('button', { name: /^(Sign Up|Create account)$/i }).tap()
    await expect(page.getByText('No listings generated yet')).toBeVisible()

    await answerBuyers(page)
    await field(page, 'Product Description').fill(necklace.productType)
    await keywordEntry(page).fill(necklace.keywords.join(', '))
    await page.getByRole('button', { name: 'Add photo, audience and instructions' }).tap()
    await field(page, 'Image Description').fill(necklace.imageDescription)
    await generateButton(page).tap()
    await expectToast(
      page,
      'Listing Generated!',
      'Your SEO-optimized marketplace listing has been created.',
    )
    await expectCredits(page, SIGN_UP_CREDITS - 1)
    await expectAllParts(page)
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    await page.getByRole('button', { name: 'Copy field by field' }).tap()
    await expectToast(page, 'Copied!', 'Title copied to clipboard')
    for (const name of ['Photo alt text', 'Description', 'Tags']) {
      await page.getByRole('button', { name: `Copy ${name}`, exact: true }).tap()
      await expectToast(page, 'Copied!', `${name} copied to clipboard`)
    }
    await expect(page.getByText('All four fields are copied')).toBeVisible()
    await page.getByRole('button', { name: 'Next item' }).tap()
    await expect(field(page, 'Product Description')).toHaveValue('')
    await page.getByRole('link', { name: 'History' }).tap()
    await expect(page.getByRole('button', { name: 'Listed 1' })).toBeVisible()
  })
})

/** More would only take longer: from the second on, each is like the one before. */
const GLAZES = ['oat', 'moss', 'slate']

test(
  'one listing after the other comes into the shop by keys alone',
  { tag: '@all' },
  async ({ seller }) => {
    test.slow()
    for (const [at, glaze] of GLAZES.entries()) {
      await type(
        seller,
        field(seller, 'Product Description'),
        `Wheel thrown stoneware mug, 12 oz, speckled clay with ${glaze} glaze. 3.75 in tall. Dishwasher safe.`,
      )
      if (at === 0) await type(seller, field(seller, 'SKU'), 'MUG-01')
      else
        await press(seller, seller.getByRole('button', { name: `Use MUG-0${at + 1} as the SKU` }))
      await type(seller, keywordEntry(seller), `${glaze} mug, stoneware mug, pottery mug`)
      await seller.keyboard.press('Shift+Tab')
      await expect(field(seller, 'SKU')).toHaveValue(`MUG-0${at + 1}`)
      await expect(field(seller, 'Nickname')).not.toHaveValue('')
      await seller.keyboard.press('Control+Enter')
      await expect(seller.getByRole('heading', { name: 'Generated Listing' })).toBeFocused()
      await expectToast(seller, 'Listing Generated!')
      await press(seller, seller.getByRole('button', { name: 'Copy field by field' }))
      for (const name of ['Title', 'Description', 'SKU', 'Tags']) {
        if (name !== 'Title') {
          const copy = seller.getByRole('button', { name: `Copy ${name}`, exact: true })
          await expect(copy).toBeFocused()
          await seller.keyboard.press('Enter')
        }
        await expectToast(seller, 'Copied!', `${name} copied to clipboard`)
      }
      await expect(seller.getByRole('button', { name: 'Next item' })).toBeFocused()
      await seller.keyboard.press('Enter')
      await expect(field(seller, 'Product Description')).toBeFocused()
    }
    await expectCredits(seller, SIGN_UP_CREDITS - GLAZES.length)
    await seller.goto(PAGES.history)
    await expect(seller.getByRole('button', { name: `Listed ${GLAZES.length}` })).toBeVisible()
  },
)

test(
  'a listing is used again for a variation, and that for the next',
  { tag: '@all' },
  async ({ seller }) => {
    await callAs(seller, routes.generateListing, asInput(lamp))
    await seller.reload()
    await seller.getByRole('button', { name: lamp.listingTitle, exact: true }).click()
    await expectToast(seller, 'Inputs Loaded', 'Form populated with previous inputs')
    await expect(field(seller, 'SKU')).toHaveValue('LAMP-115')
    await field(seller, 'Product Description').fill(`${lamp.productType}. With a brass foot`)
    await generateButton(seller).click()
    await expectToast(seller, 'Listing Generated!')
    await expectCredits(seller, SIGN_UP_CREDITS - 2)
    await expect(
      result(seller)
        .getByText(/brass foot/i)
        .first(),
    ).toBeVisible()

    await seller.getByRole('button', { name: 'Copy field by field' }).click()
    await seller.getByRole('button', { name: 'Mark as listed now' }).click()
    await seller.getByRole('button', { name: 'Start a variation' }).click()
    await expect(field(seller, 'SKU')).toHaveValue('LAMP-116')
    await expect(field(seller, 'Product Description')).toHaveValue(/With a brass foot$/)
  },
)

/** What buyers will ask is answered with a press, and then counts as said. */
async function answerBuyers(page: Page): Promise<void> {
  await field(page, 'Product Description').fill('moon necklace')
  await page.getByRole('button', { name: /^Material:/ }).tap()
  await expect(field(page, 'Product Description')).toHaveValue('moon necklace\nMaterial: ')
  await page.keyboard.type('gold filled')
  await expect(page.getByRole('list', { name: 'Answered' })).toContainText('Material')
}

async function expectAllParts(page: Page): Promise<void> {
  const card = result(page)
  const title = card.getByRole('meter', { name: 'Title length' })
  expect(Number(await title.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(LISTING.titleMax)
  const used = card.getByText(new RegExp(`^\\d+ / ${TAG.max}$`))
  expect(Number.parseInt(await used.innerText(), 10)).toBeGreaterThan(TAG.max / 2)
  await expect(card.getByRole('heading', { name: 'Image Alt Text' })).toBeVisible()
  await expect(card.getByRole('heading', { name: 'AI Analysis & SEO Explanation' })).toBeVisible()
  await expect(card.getByRole('term').first()).toHaveText('Title')
}

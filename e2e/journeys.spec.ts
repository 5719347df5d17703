import type { Page } from '@playwright/test'
import { LISTING, TAG } from '#contract/listings.ts'
import { SIGN_UP_CREDITS } from '#contract/opening-credits.ts'
import { PAGES } from '#contract/pages.ts'
import { expectCredits, field, generateButton, keywordEntry, result } from './dashboard.ts'
import { expect, expectToast, newAddress, overflow, PASSWORD, test } from './fixtures.ts'
import { necklace } from './items.ts'

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
    await page.getByRole('button', { name: 'Add photo, audience and wishes' }).tap()
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

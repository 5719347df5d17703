import type { Page } from '@playwright/test'
import { PACKAGES } from '#contract/credits.ts'
import { SIGN_UP_CREDITS } from '#contract/opening-credits.ts'
import { PAGES } from '#contract/pages.ts'
import { TEST_CARDS } from './cards.ts'
import { expectCredits, result } from './dashboard.ts'
import { expect, expectToast, newAddress, PASSWORD, test } from './fixtures.ts'
import { press, reach, type } from './keys.ts'

test(
  'a seller signs up, generates, edits and buys with nothing but keys',
  { tag: '@all' },
  async ({ page }) => {
    test.slow()
    await page.goto(PAGES.home)
    await skipToContent(page)
    await press(page, page.getByRole('link', { name: 'Get Started Free' }))
    await type(page, page.getByLabel('Email'), newAddress())
    await type(page, page.getByLabel('Password', { exact: true }), PASSWORD)
    await type(page, page.getByLabel('Confirm Password'), PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your item' })).toBeVisible()

    await skipToContent(page)
    await writeListing(page)
    await editTitle(page)
    await copyAndLookAtFooters(page)
    await expectCredits(page, SIGN_UP_CREDITS - 1)
    await buyStarter(page)
    await expectCredits(page, SIGN_UP_CREDITS - 1 + PACKAGES.starter.credits)
  },
)

async function skipToContent(page: Page): Promise<void> {
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await press(page, skip)
  await expect(page.getByRole('main')).toBeFocused()
}

async function writeListing(page: Page): Promise<void> {
  await type(
    page,
    page.getByRole('textbox', { name: 'Product Description' }),
    'Cooking spoon carved from one piece of oak, 30 cm long, oiled.',
  )
  await type(page, page.getByRole('textbox', { name: 'Nickname' }), 'Oak spoon')
  const keywords = page.getByRole('textbox', { name: 'Keywords' })
  await type(page, keywords, 'oak spoon, cooking spoon, wooden spoon')
  await page.keyboard.press('Control+Enter')
  await expect(keywords).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Focus keyword: oak spoon' }), ' ')
  await press(page, page.getByRole('button', { name: 'Generate Listing' }))
  await expect(page.getByRole('heading', { name: 'Generated Listing' })).toBeFocused()
}

async function editTitle(page: Page): Promise<void> {
  const card = result(page)
  await press(page, card.getByRole('button', { name: 'Edit title' }))
  await expect(card.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Oak Spoon for Cooking, Carved by Hand')
  await press(page, card.getByRole('button', { name: 'Save' }))
  await expect(card.getByRole('button', { name: 'Edit title' })).toBeFocused()
  await expect(card.getByText('Oak Spoon for Cooking, Carved by Hand').first()).toBeVisible()
}

async function copyAndLookAtFooters(page: Page): Promise<void> {
  const card = result(page)
  const footers = card.getByRole('button', { name: 'Add Footer' })
  await press(page, footers)
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toBeVisible()
  // A toast that came late takes the first Escape for itself.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(footers).toBeFocused({ timeout: 1000 })
  }).toPass()
  await press(page, card.getByRole('button', { name: 'Copy all' }))
  await expectToast(page, 'Copied!', 'Listing copied to clipboard')
}

async function buyStarter(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Buy Credits' }))
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  await expect(dialog.locator(':focus')).toBeVisible()
  await reach(page, dialog.getByRole('radio', { name: 'Growth' }))
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('radio', { name: 'Starter' })).toBeChecked()
  await press(page, dialog.getByRole('link', { name: 'Secure Checkout' }))
  await type(page, page.getByLabel('Card number'), TEST_CARDS.works)
  await type(page, page.getByLabel('Expiry'), '1234')
  await type(page, page.getByLabel('CVC'), '123')
  await press(page, page.getByRole('button', { name: /^Complete Purchase/ }))
  await expect(page).toHaveURL(PAGES.home)
}

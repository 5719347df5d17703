import type { Locator, Page } from '@playwright/test'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { expectAccessible } from './accessible.ts'
import { asInput, fillItem, generate, generateButton } from './dashboard.ts'
import {
  callAs,
  expect,
  expectRefused,
  expectToast,
  newAddress,
  signIn,
  signUp,
  test,
} from './fixtures.ts'
import { lamp, necklace } from './items.ts'

const WIDE = { width: 1280, height: 900 }

/** As long as each text may be, without a space to break at, or read from right to left. */
const demanding = {
  ...asInput(lamp),
  listingTitle: 'walnut-'.repeat(28),
  sku: '0123456789'.repeat(10),
  productType: `Ring dish. קערית טבעות מעץ אגוז. ${'grain'.repeat(40)}`,
  keywords: [...Array(59).keys()].map((number) => `ring dish ${number}`).join(', ') + ', קערית',
}
const footer = { name: 'W'.repeat(50), content: 'w'.repeat(1000) }

test.use({ viewport: WIDE })

test('the ways in, the empty screens and paying can be used by everyone', async ({ page }) => {
  test.slow()
  for (const path of [PAGES.signIn, PAGES.signUp]) await visit(page, path)
  await signUp(page, newAddress())
  for (const path of [PAGES.home, PAGES.history, PAGES.footers, PAGES.credits]) {
    await visit(page, path)
  }
  await page.goto(PAGES.home)
  await openAndCheck(page, page.getByRole('button', { name: 'About Keywords' }))
  await openAndCheck(page, page.getByRole('button', { name: 'Buy Credits' }).first())
  await page.goto(PAGES.checkout)
  await expect(page.getByLabel('Card number')).toBeVisible()
  await expectAccessible(page)
})

test(
  'paying and its history can be used by everyone on every screen',
  { tag: '@all' },
  async ({ seller }) => {
    test.slow()
    await seller.goto(PAGES.checkout)
    await expectAtEverySize(seller, seller.getByLabel('Card number'))
    await seller.goto(PAGES.credits)
    await expectAtEverySize(seller, seller.getByText('Welcome bonus'))
  },
)

test.describe('while something is under way or has failed', () => {
  test.use({ expectedFaults: /status of (401|500)/ })

  test('it can be followed by everyone', { tag: '@all' }, async ({ seller }) => {
    test.slow()
    await followGeneration(seller)
    await seller.goto(PAGES.checkout)
    await seller.getByRole('button', { name: /^Complete Purchase/ }).click()
    await expectAccessible(seller)
    await seller.route(`**${routes.listFooters.path}`, (call) => call.fulfill({ status: 500 }))
    await seller.goto(PAGES.footers)
    await expect(seller.getByRole('alert')).toContainText('could not be loaded')
    await expectAccessible(seller)
    await seller.context().clearCookies()
    await seller.goto(PAGES.signIn)
    await signIn(seller, 'nobody@example.com')
    await expectRefused(seller, 'Sign In Failed')
    await expectAccessible(seller)
  })
})

test('screens full of long texts can be used by everyone', { tag: '@all' }, async ({ seller }) => {
  test.slow()
  await generate(seller, necklace)
  await fillItem(seller, lamp)
  await expectAccessible(seller)
  await callAs(seller, routes.generateListing, demanding)
  await callAs(seller, routes.createFooter, footer)
  await openAndCheck(seller, seller.getByRole('button', { name: 'Add Footer' }))

  await visit(seller, PAGES.footers)
  await openAndCheck(seller, seller.getByRole('button', { name: 'Add Footer' }))
  await openAndCheck(seller, seller.getByRole('button', { name: /^Delete W/ }))

  await visit(seller, PAGES.history)
  await seller.getByRole('button', { name: /^Details of walnut/ }).click()
  await seller.getByRole('button', { name: 'Details you entered' }).click()
  await expectAccessible(seller)
  await openAndCheck(seller, seller.getByRole('button', { name: 'Delete' }))
})

/** The writer is made to wait, so that there is time to look at it. */
async function followGeneration(page: Page): Promise<void> {
  const { promise: looked, resolve: finish } = Promise.withResolvers<void>()
  await page.route(`**${routes.generateListing.path}`, async (call) => {
    await looked
    await call.continue()
  })
  await fillItem(page, lamp)
  await generateButton(page).click()
  await expect(page.getByRole('heading', { name: 'Writing your listing' })).toBeFocused()
  await expectAccessible(page)
  finish()
  await expectToast(page, 'Listing Generated!')
  await expectAccessible(page)
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const waiting = page.getByText(/^(Loading|Opening) /).or(page.getByLabel(/^Loading /))
  await expect(waiting).toHaveCount(0)
  await expectAccessible(page)
}

async function expectAtEverySize(page: Page, landmark: Locator): Promise<void> {
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(landmark).toBeVisible()
    await expectAccessible(page)
  }
}

async function openAndCheck(page: Page, button: Locator): Promise<void> {
  await button.click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

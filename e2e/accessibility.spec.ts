import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { asInput, fillItem, generate } from './dashboard.ts'
import { callAs, expect, newAddress, overflow, signUp, test } from './fixtures.ts'
import { lamp, necklace } from './items.ts'

/** The narrowest screen on which nothing may need scrolling sideways (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 640 }
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: WIDE })

    test('the ways in and the empty screens can be used by everyone', async ({ page }) => {
      for (const path of [PAGES.signIn, PAGES.signUp]) await visit(page, path)
      await signUp(page, newAddress())
      for (const path of [PAGES.home, PAGES.history, PAGES.footers, PAGES.credits]) {
        await visit(page, path)
      }
      await page.goto(PAGES.home)
      await openAndCheck(page, page.getByRole('button', { name: 'About Keywords' }))
      await openAndCheck(page, page.getByRole('button', { name: 'Buy Credits' }).first())
    })

    test('screens full of long texts can be used by everyone', async ({ seller }) => {
      test.slow()
      await generate(seller, necklace)
      await fillItem(seller, lamp)
      await check(seller)
      await callAs(seller, routes.generateListing, demanding)
      await callAs(seller, routes.createFooter, footer)
      await openAndCheck(seller, seller.getByRole('button', { name: 'Add Footer' }))

      await visit(seller, PAGES.footers)
      await openAndCheck(seller, seller.getByRole('button', { name: 'Add Footer' }))
      await openAndCheck(seller, seller.getByRole('button', { name: /^Delete W/ }))

      await visit(seller, PAGES.history)
      await seller.getByRole('button', { name: /^Details of walnut/ }).click()
      await seller.getByRole('button', { name: 'Details you entered' }).click()
      await check(seller)
      await openAndCheck(seller, seller.getByRole('button', { name: 'Delete' }))
    })
  })
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const waiting = page.getByText(/^(Loading|Opening) /).or(page.getByLabel(/^Loading /))
  await expect(waiting).toHaveCount(0)
  await check(page)
}

async function openAndCheck(page: Page, button: Locator): Promise<void> {
  await button.click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toBeVisible()
  await check(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function check(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.setViewportSize(NARROW)
  expect(await overflow(page), `${page.url()} at ${NARROW.width} px`).toBeLessThanOrEqual(0)
  await page.setViewportSize(WIDE)
}

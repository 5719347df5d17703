import type { Locator, Page } from '@playwright/test'
import type { Written } from '#contract/route.ts'
import type { routes } from '#contract/routes.ts'
import { expect } from './fixtures.ts'
import type { Item } from './items.ts'

type Input = Written<typeof routes.generateListing.body>

/** A text field of the page, by its label. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label })
}

export function keywordEntry(page: Page): Locator {
  return page.getByPlaceholder('Paste or type keywords')
}

export function generateButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Generat(e Listing|ing\.\.\.)$/ })
}

/** The card with the finished listing. */
export function result(page: Page): Locator {
  return page.getByRole('region', { name: 'Generated Listing' })
}

/** Opens the choices that are told in a line. */
export async function unfold(page: Page, about: string): Promise<void> {
  const folded = page.getByRole('button', { name: new RegExp(`^(Change|Add) ${about}$`) })
  // A suggestion that comes meanwhile may move the button away from under the press.
  await expect(async () => {
    if (await folded.isVisible()) await folded.click()
    await expect(folded).toBeHidden({ timeout: 1000 })
  }).toPass()
}

export async function fillItem(page: Page, item: Item): Promise<void> {
  await field(page, 'Nickname').fill(item.listingTitle)
  await field(page, 'SKU').fill(item.sku)
  await field(page, 'Product Description').fill(item.productType)
  await keywordEntry(page).fill(item.keywords.join('\n'))
  await keywordEntry(page).press('Control+Enter')
  for (const keyword of item.starred) {
    await page.getByRole('button', { name: `Focus keyword: ${keyword}` }).click()
  }
  await unfold(page, 'style and length')
  await page.getByRole('radio', { name: item.style }).check()
  await unfold(page, 'photo, audience and instructions')
  await field(page, 'Image Description').fill(item.imageDescription)
}

/** Writes a listing from a form that is emptied first. */
export async function generate(page: Page, item: Item): Promise<void> {
  const fresh = page.getByRole('button', { name: 'Start a new item' })
  if (await fresh.isVisible()) await fresh.click()
  await fillItem(page, item)
  await generateButton(page).click()
  await expect(page.getByText('Listing Generated!').first()).toBeVisible()
  await expect(result(page)).toBeVisible()
}

export async function expectCredits(page: Page, credits: number): Promise<void> {
  await expect(page.getByRole('region', { name: 'Credits', exact: true })).toContainText(
    new RegExp(`^${credits} credits?`),
  )
}

/** The same item as it travels to the API. */
export function asInput(item: Item): Input {
  return {
    listingTitle: item.listingTitle,
    sku: item.sku,
    productType: item.productType,
    keywords: item.keywords.join(', '),
    starredKeywords: item.starred.join(', '),
    writingStyle: 'friendly',
    includeEmojis: false,
    includeBulletedLists: false,
    imageDescription: item.imageDescription,
  }
}

import type { Page } from '@playwright/test'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { expectAccessible } from './accessible.ts'
import { asInput } from './dashboard.ts'
import { callAs, expect, overflow, test } from './fixtures.ts'
import { necklace } from './items.ts'
import { press, type } from './keys.ts'

const PINNED = 'I hammer each moon by hand so no two are the same.'

const card = (page: Page) => page.getByRole('region', { name: necklace.listingTitle, exact: true })
const again = (page: Page) => card(page).getByRole('button', { name: 'Rewrite the description' })
const wish = (page: Page) => card(page).getByRole('textbox', { name: 'What should be different?' })

test(
  'the description is written again by keys alone, with a sentence that stays',
  { tag: '@all' },
  async ({ seller }) => {
    await openListing(seller)
    await press(seller, again(seller))
    await expect(wish(seller)).toBeFocused()
    await expectAccessible(seller)
    await seller.keyboard.press('Escape')
    await expect(again(seller)).toBeFocused()
    await press(seller, again(seller))
    const sentence = card(seller).getByRole('button', { name: PINNED })
    await sentence.focus()
    await seller.keyboard.press('Space')
    await expect(sentence).toHaveAttribute('aria-pressed', 'true')
    await type(seller, wish(seller), 'shorter')
    await seller.keyboard.press('Enter')
    await expect(card(seller).getByText('Rewritten')).toBeVisible()
    await expect(again(seller)).toBeFocused()
    await expect(card(seller).getByText(PINNED).last()).toBeVisible()
    await press(seller, card(seller).getByRole('link', { name: 'Versions' }))
    await expect(seller.getByRole('button', { name: /^Description rewritten/ })).toBeVisible()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'the description is written shorter by touch, and the old one taken back',
    { tag: '@all' },
    async ({ seller }) => {
      await openListing(seller)
      const before = await card(seller).getByText(PINNED).textContent()
      await again(seller).tap()
      await card(seller).getByRole('button', { name: 'shorter' }).tap()
      expect(await overflow(seller)).toBeLessThanOrEqual(0)
      await card(seller).getByRole('button', { name: 'Rewrite this part' }).tap()
      await expect(card(seller).getByText('Rewritten')).toBeVisible()
      await seller.getByRole('button', { name: 'Restore the old one' }).tap()
      await expect(card(seller).getByText('The old description is back.')).toBeVisible()
      await expect(card(seller).getByText(before ?? '')).toBeVisible()
    },
  )
})

/** A listing with more to tell than a short text holds. */
async function openListing(page: Page): Promise<void> {
  await callAs(page, routes.generateListing, { ...asInput(necklace), descriptionLength: 'long' })
  await page.goto(PAGES.history)
  await page.getByRole('button', { name: `Details of ${necklace.listingTitle}` }).press('Enter')
  await expect(again(page)).toBeVisible()
}

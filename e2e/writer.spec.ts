import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './accessible.ts'
import { generate, result } from './dashboard.ts'
import { expect, expectToast, test } from './fixtures.ts'
import { necklace } from './items.ts'

const INVENTED = 'It is made of marble.'

test(
  'the health follows what is typed, and what nobody entered is asked about',
  { tag: '@all' },
  async ({ seller }) => {
    test.slow()
    await generate(seller, necklace)
    const health = seller.getByRole('region', { name: 'Listing health' })
    const facts = seller.getByRole('region', { name: 'Fact lock' })
    await expect(facts).toContainText('Nothing was added')

    await health.getByRole('button', { name: 'All checks' }).click()
    await expect(health.getByRole('listitem')).toHaveCount(10)
    const title = await edit(seller, 'title')
    await title.fill('A small thing for every day')
    await expect(health).toContainText('which search results show, hold no focus keyword')
    await title.press('Control+Enter')
    await expectToast(seller, 'Success', 'Listing updated successfully')
    await health
      .getByRole('button', { name: 'Begin with “Crescent Moon Necklace”' })
      .first()
      .click()
    await expect(health).toBeFocused()
    await expect(result(seller).getByText(/^Crescent Moon Necklace, A small/)).toBeVisible()

    const description = await edit(seller, 'description')
    const written = await description.inputValue()
    await description.fill(`${written}\n\n${INVENTED}`)
    await expect(facts).toContainText('“marble” in the description')
    await description.press('Control+Enter')
    await expect(description).toBeHidden()
    const mark = seller.getByRole('button', { name: 'marble, not backed' })
    await standStill(seller, mark)
    await mark.press('Enter')
    await expect(seller.getByRole('button', { name: 'Keep' })).toBeFocused()
    await expectNoViolations(seller)

    await seller.keyboard.press('Enter')
    await expect(facts).toBeFocused()
    await expect(facts).toContainText('You keep 1 word not in your details')
    await expect(mark).toHaveCount(0)
    await facts.getByRole('button', { name: 'Ask again' }).press('Enter')
    await standStill(seller, mark)
    await mark.press('Enter')
    await seller.keyboard.press('Tab')
    await expect(seller.getByRole('button', { name: 'Remove', exact: true })).toBeFocused()
    await seller.keyboard.press('Enter')
    await expectToast(seller, 'Success', 'Listing updated successfully')
    await expect(facts).toContainText('Nothing was added')
    await expect(result(seller).getByText(INVENTED)).toHaveCount(0)
  },
)

async function edit(page: Page, part: string) {
  await result(page)
    .getByRole('button', { name: `Edit ${part}` })
    .click()
  return result(page).getByRole('textbox')
}

/** Brings something into sight; what opens beside it would close while the page still scrolls. */
async function standStill(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

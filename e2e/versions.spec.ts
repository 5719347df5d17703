import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { expectAccessible } from './accessible.ts'
import { asInput } from './dashboard.ts'
import { callAs, expect, expectToast, overflow, test } from './fixtures.ts'
import { necklace } from './items.ts'

test('a listing that was edited goes back to what was written, and back from the wastebasket, by keys alone', async ({
  seller,
}) => {
  await callAs(seller, routes.generateListing, asInput(necklace))
  await seller.goto(PAGES.history)
  await seller.getByRole('button', { name: `Details of ${necklace.listingTitle}` }).press('Enter')
  const card = seller.getByRole('region', { name: necklace.listingTitle, exact: true })
  await card.getByRole('button', { name: 'Edit title' }).press('Enter')
  const title = card.getByRole('textbox', { name: 'Title' })
  const written = await title.inputValue()
  await title.fill('A Moon on a Chain')
  await card.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expectToast(seller, 'Listing updated successfully')

  await card.getByRole('link', { name: 'Versions' }).press('Enter')
  await expect(
    seller.getByRole('heading', { name: `Versions of ${necklace.listingTitle}` }),
  ).toBeFocused()
  const changes = seller.getByRole('region', { name: 'What changed' })
  await expect(changes.locator('ins').first()).toBeVisible()
  await expectAccessible(seller)
  const versions = seller.getByRole('list', { name: /^Versions/ })
  await versions.getByRole('button', { name: /^Title edited/ }).press('ArrowDown')
  await expect(versions.getByRole('button', { name: /^Written/ })).toBeFocused()
  await seller.keyboard.press('a')
  await expect(versions.getByRole('button', { name: /^Written.*After$/ })).toBeVisible()
  await seller.keyboard.press('b')
  await changes.getByRole('button', { name: 'Restore the version before' }).press('Enter')
  await expectToast(seller, 'Version restored')
  await expect(versions.getByRole('button', { name: /^Back to .*After$/ })).toBeVisible()

  await seller.getByRole('link', { name: 'Listing history' }).press('Enter')
  await expect(card.getByText(written).first()).toBeVisible()

  await card.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expectToast(seller, 'Listing Deleted')
  await seller.getByRole('link', { name: 'Deleted listings' }).press('Enter')
  await expect(seller.getByRole('heading', { name: 'Deleted listings' })).toBeFocused()
  await seller.getByRole('button', { name: /^Restore/ }).press('Enter')
  await expectToast(seller, 'Listing Restored')
  await expect(seller.getByText('No deleted listings')).toBeVisible()
  await seller.goBack()
  await expect(card).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'a version is restored and the restoring taken back by touch, and the listing from the wastebasket',
    { tag: '@all' },
    async ({ seller }) => {
      await callAs(seller, routes.generateListing, asInput(necklace))
      await seller.goto(PAGES.history)
      await seller.getByRole('button', { name: `Details of ${necklace.listingTitle}` }).tap()
      const card = seller.getByRole('region', { name: necklace.listingTitle, exact: true })
      await card.getByRole('button', { name: 'Edit title' }).tap()
      const title = card.getByRole('textbox', { name: 'Title' })
      const written = await title.inputValue()
      await title.fill('A Moon on a Chain')
      await card.getByRole('button', { name: 'Save', exact: true }).tap()
      await expectToast(seller, 'Listing updated successfully')

      await card.getByRole('link', { name: 'Versions' }).tap()
      const versions = seller.getByRole('list', { name: /^Versions/ })
      await expect(versions.getByRole('button', { name: /^Title edited/ })).toBeVisible()
      expect(await overflow(seller)).toBeLessThanOrEqual(0)
      await seller.getByRole('button', { name: 'Restore the version before' }).tap()
      await expectToast(seller, 'Version restored')
      await expect(versions.getByRole('button', { name: /^Back to/ })).toHaveCount(1)
      await seller.locator('.toast').getByRole('button', { name: 'Undo' }).tap()
      await expect(versions.getByRole('button', { name: /^Back to/ })).toHaveCount(2)
      await versions.getByRole('button', { name: /^Written/ }).tap()
      await seller.getByRole('button', { name: 'Restore this version' }).tap()
      await expect(versions.getByRole('button', { name: /^Back to/ })).toHaveCount(3)

      await seller.getByRole('link', { name: 'Listing history' }).tap()
      await expect(card.getByText(written).first()).toBeVisible()
      await card.getByRole('button', { name: 'Delete', exact: true }).tap()
      await seller.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
      await expectToast(seller, 'Listing Deleted')
      await seller.getByRole('link', { name: 'Deleted listings' }).tap()
      expect(await overflow(seller)).toBeLessThanOrEqual(0)
      await seller.getByRole('button', { name: /^Restore/ }).tap()
      await expectToast(seller, 'Listing Restored')
      await expect(seller.getByText('No deleted listings')).toBeVisible()
    },
  )
})

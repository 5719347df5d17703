import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { expectAccessible } from './accessible.ts'
import { asInput } from './dashboard.ts'
import { callAs, expect, expectToast, test } from './fixtures.ts'
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
  await seller.getByRole('link', { name: /^Deleted/ }).press('Enter')
  await expect(seller.getByRole('heading', { name: 'Deleted listings' })).toBeFocused()
  await seller.getByRole('button', { name: /^Bring back/ }).press('Enter')
  await expectToast(seller, 'is back')
  await expect(seller.getByText('Nothing was deleted')).toBeVisible()
  await seller.goBack()
  await expect(card).toBeVisible()
})

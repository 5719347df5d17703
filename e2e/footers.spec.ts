import type { Locator, Page } from '@playwright/test'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { expect, expectToast, test } from './fixtures.ts'

const FOOTERS = `**${routes.listFooters.path}`

test('a footer is created, copied, edited and deleted', async ({ seller, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = await holdBack(seller, FOOTERS)
  await seller.goto(PAGES.footers)
  await expect(
    seller.getByRole('status', { name: 'Loading your footers' }).locator('> *'),
  ).toHaveCount(3)
  release()
  await expect(seller.getByText('No footers yet')).toBeVisible()

  await seller.getByRole('button', { name: 'Add Footer' }).click()
  const creation = seller.getByRole('dialog', { name: 'Add New Footer' })
  await creation.getByRole('button', { name: 'Create' }).click()
  await expect(creation.getByText('Name is required')).toBeVisible()
  await expect(creation.getByText('Content is required')).toBeVisible()
  await write(creation, { name: 'n'.repeat(51), content: 'c'.repeat(1001) })
  await expect(creation.getByText('Name must be less than 50 characters')).toBeVisible()
  await expect(creation.getByText('Content must be less than 1000 characters')).toBeVisible()

  await write(creation, { name: 'n'.repeat(50), content: 'c'.repeat(1000) })
  const releaseSaving = await holdBack(seller, FOOTERS)
  await creation.getByRole('button', { name: 'Create' }).click()
  await expect(creation.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  releaseSaving()
  await expectToast(seller, 'Success', 'Footer created successfully')
  await expect(creation).toBeHidden()
  await expect(seller.getByText('1,000 characters')).toBeVisible()

  await seller.getByRole('button', { name: 'Add Footer' }).click()
  await expect(creation.getByLabel('Name')).toHaveValue('')
  await creation.getByRole('button', { name: 'Cancel' }).click()

  await seller.getByRole('button', { name: /^Edit n/ }).click()
  const update = seller.getByRole('dialog', { name: 'Edit Footer' })
  await write(update, { name: 'Care', content: 'Keep dry.' })
  await update.getByRole('button', { name: 'Update' }).click()
  await expectToast(seller, 'Success', 'Footer updated successfully')
  await expect(seller.getByText('9 characters')).toBeVisible()
  await seller.getByRole('button', { name: 'Copy footer' }).click()
  await expectToast(seller, 'Copied!', 'Footer copied to clipboard')

  await seller.getByRole('button', { name: 'Delete Care' }).click()
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(seller, 'Success', 'Footer deleted successfully')
  await expect(seller.getByText('No footers yet')).toBeVisible()
})

type Written = { name: string; content: string }

async function write(dialog: Locator, { name, content }: Written): Promise<void> {
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Content').fill(content)
}

/** Keeps calls from being answered until they are released. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released.promise
    await route.fallback()
  })
  return released.resolve
}

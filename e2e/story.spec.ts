import type { Page } from '@playwright/test'
import { LISTING, TAG } from '#contract/listings.ts'
import { PAGES } from '#contract/pages.ts'
import { generate, keywordEntry, result } from './dashboard.ts'
import { expect, newAddress, signUp, test } from './fixtures.ts'
import { necklace } from './items.ts'
import { openShop } from '../scripts/testing/server.ts'

test('a seller signs up, generates, edits, copies, and finds it all again after a restart', async ({
  page,
  context,
}) => {
  test.slow()
  const server = await openShop()
  try {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url })
    const email = newAddress()
    await page.goto(server.url)
    await page.getByRole('link', { name: 'Get Started Free' }).first().click()
    await page.goto(server.url + PAGES.signUp)
    await signUp(page, email)
    await expect(page.getByText('10', { exact: true })).toBeVisible()

    await generate(page, necklace)
    await expectPublishable(page)
    await editTitleAndDescription(page)
    await addAndRemoveFooter(page)
    await copyAll(page)

    await server.restart()
    await page.reload()
    await views(page).click()
    await expect(page).toHaveURL(/\/history#listing-/)
    await expect(page.getByText('Crescent moon, hammered by hand')).toBeVisible()
  } finally {
    await server.stop()
  }
})

function recent(page: Page) {
  return page.getByRole('region', { name: 'Recent Activity' })
}

function views(page: Page) {
  return recent(page).getByRole('link', { name: /^View (?!All)/ })
}

async function expectPublishable(page: Page): Promise<void> {
  const length = result(page).getByRole('meter', { name: 'Title length' })
  const characters = Number(await length.getAttribute('aria-valuenow'))
  expect(characters).toBeGreaterThan(20)
  expect(characters).toBeLessThanOrEqual(LISTING.titleMax)
  await expect(result(page).getByText(new RegExp(`^\\d+ / ${TAG.max}$`))).toBeVisible()
}

async function editTitleAndDescription(page: Page): Promise<void> {
  const card = result(page)
  await card.getByRole('button', { name: 'Edit title' }).click()
  await card.getByRole('textbox', { name: 'Title' }).fill('Crescent moon, hammered by hand')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Listing updated successfully').first()).toBeVisible()
  await card.getByRole('button', { name: 'Edit description' }).click()
  await card.getByRole('textbox', { name: 'Description' }).fill('A moon of my own words.')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('A moon of my own words.')).toBeVisible()
}

async function addAndRemoveFooter(page: Page): Promise<void> {
  const card = result(page)
  await card.getByRole('button', { name: 'Add Footer' }).click()
  await expect(page.getByText('No footers saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Create New Footer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Footer' })
  await dialog.getByLabel('Name').fill('Care')
  await dialog.getByLabel('Content').fill('Keep dry. Wipe with a soft cloth.')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('dialog').getByRole('button', { name: /Care/ }).click()
  await expect(card.getByText('Keep dry. Wipe with a soft cloth.')).toBeVisible()
  await card.getByRole('button', { name: 'Remove Footer' }).click()
  await expect(card.getByText('Keep dry. Wipe with a soft cloth.')).toBeHidden()
}

async function copyAll(page: Page): Promise<void> {
  await result(page).getByRole('button', { name: 'Copy all' }).click()
  // A page may not read the clipboard here, so what was copied is pasted like a person would.
  const entry = keywordEntry(page)
  await entry.press('ControlOrMeta+V')
  await expect(entry).toHaveValue(
    /^TITLE:\nCrescent moon, hammered by hand\n\nDESCRIPTION:\nA moon of my own words.\n\nTAGS:\n.+\n\nALT TEXT:\n/,
  )
  await entry.clear()
}

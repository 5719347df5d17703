import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { Listing } from '#contract/listings.ts'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { expectAccessible } from './accessible.ts'
import { asInput, field, generateButton, keywordEntry } from './dashboard.ts'
import { callAs, expect, expectToast, signIn, test } from './fixtures.ts'
import { lamp, necklace } from './items.ts'

const CARE = { name: 'Care', content: 'Keep dry.' }

test('what is deleted comes back with Undo, by mouse and by keyboard', async ({ seller }) => {
  await callAs(seller, routes.generateListing, asInput(lamp))
  await callAs(seller, routes.createFooter, CARE)

  const card = await openListing(seller, lamp.listingTitle)
  await remove(seller, card.getByRole('button', { name: 'Delete' }))
  await expectToast(seller, 'Listing Deleted')
  await expect(card).toBeHidden()
  await seller.getByRole('button', { name: 'Undo' }).click()
  await expectToast(seller, 'Success', `“${lamp.listingTitle}” is back.`)
  await expect(card).toBeVisible()
  await seller.reload()
  await expect(card).toBeVisible()

  await seller.goto(PAGES.footers)
  await remove(seller, seller.getByRole('button', { name: 'Delete Care' }))
  await expectToast(seller, 'Success', 'Footer deleted successfully')
  await seller.keyboard.press('F8')
  await seller.keyboard.press('Tab')
  await seller.keyboard.press('Tab')
  await expect(seller.getByRole('button', { name: 'Undo' })).toBeFocused()
  await seller.keyboard.press('Enter')
  await expectToast(seller, 'Success', 'Footer restored')
  await expect(seller.getByRole('heading', { name: 'Care' })).toBeVisible()
})

test.describe('two tabs', () => {
  test.use({ expectedFaults: /status of 412/ })

  test('do not overwrite each other: both texts are shown, and nothing typed is lost', async ({
    seller,
    context,
  }) => {
    test.slow()
    const body = { ...asInput(lamp), imageDescription: 'a teak lamp on a windowsill' }
    await callAs(seller, routes.generateListing, body)
    const other = await context.newPage()
    const [mine, theirs] = [
      await openListing(seller, lamp.listingTitle),
      await openListing(other, lamp.listingTitle),
    ]
    await (await edit(theirs, 'title')).fill('From the other tab')
    await theirs.getByRole('button', { name: 'Save' }).click()
    await expectToast(other, 'Success', 'Listing updated successfully')

    const editor = await edit(mine, 'title')
    await editor.fill('From this tab')
    await mine.getByRole('button', { name: 'Save' }).click()
    await expectToast(seller, 'Error', '412: This listing was changed in another tab')
    await expect(mine.getByRole('blockquote')).toHaveText('From the other tab')
    await expect(editor).toHaveValue('From this tab')
    await expectAccessible(seller)
    await mine.getByRole('button', { name: 'Save' }).click()
    await expectToast(seller, 'Success', 'Listing updated successfully')

    // Another text of the same listing is not in the way, however old the other tab is.
    await (await edit(theirs, 'image alt text')).fill('A lamp')
    await theirs.getByRole('button', { name: 'Save' }).click()
    await expectToast(other, 'Success', 'Listing updated successfully')
    await expect(theirs.getByText('From this tab')).toBeVisible()
  })
})

test('what was typed survives a reload and a lapsed session, and sign-out takes it away', async ({
  seller,
  context,
}) => {
  await callAs(seller, routes.generateListing, asInput(necklace))
  await field(seller, 'Nickname').fill('half a name')
  await keywordEntry(seller).fill('oak bowl, not added')
  await seller.reload()
  await expect(field(seller, 'Nickname')).toHaveValue('half a name')
  await expect(keywordEntry(seller)).toHaveValue('oak bowl, not added')

  const card = await openListing(seller, necklace.listingTitle)
  await (await edit(card, 'description')).fill('Half a description')
  const email = await emailOf(seller)

  // The session ends without anyone having signed out.
  await context.clearCookies()
  await seller.goto(PAGES.signIn)
  await signIn(seller, email)
  await expect(field(seller, 'Nickname')).toHaveValue('half a name')
  await expect(generateButton(seller)).toBeDisabled()
  await seller.goto(PAGES.history)
  await expect(seller.getByText('Has an edit that is not saved')).toBeVisible()
  const again = await openListing(seller, necklace.listingTitle)
  await expect(again.getByRole('textbox', { name: 'Description' })).toHaveValue(
    'Half a description',
  )

  await seller.getByRole('button', { name: 'Sign Out' }).click()
  await expect(seller).toHaveURL('/')
  const left = await seller.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(left).not.toMatch(/half a|oak bowl/i)
  await seller.goto(PAGES.signIn)
  await signIn(seller, email)
  await expect(field(seller, 'Nickname')).toHaveValue('')
})

test('the shelf is taken along as a spreadsheet and as data', async ({ seller, context }) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await callAs(seller, routes.generateListing, {
    ...asInput(lamp),
    listingTitle: '=HYPERLINK("x")',
  })
  await callAs(seller, routes.generateListing, asInput(necklace))
  await seller.goto(PAGES.history)

  const sheet = await download(seller, 'CSV')
  expect(sheet.name).toMatch(/^listwright-listings-\d{4}-\d\d-\d\d\.csv$/)
  const [head, first, second] = sheet.text.split('\r\n')
  expect(head).toMatch(/^\uFEFFNickname,SKU,Title,Description,Tags,/)
  expect(first).toMatch(new RegExp(`^${necklace.listingTitle},`))
  expect(second).toMatch(/^"'=HYPERLINK\(""x""\)",/)
  await expectToast(seller, 'Listings Downloaded')

  const kept: unknown = JSON.parse((await download(seller, 'JSON')).text)
  if (!Array.isArray(kept)) throw new Error('The file holds no list')
  expect(kept.map((listing) => Listing.parse(listing).listingTitle)).toEqual([
    necklace.listingTitle,
    '=HYPERLINK("x")',
  ])

  const card = await openListing(seller, necklace.listingTitle)
  await card.getByRole('button', { name: 'Copy field by field' }).click()
  await expect(seller.getByRole('button', { name: 'Copy title' })).toBeFocused()
  await expectAccessible(seller)
  for (const name of ['Title', 'Photo alt text', 'Description', 'SKU', 'Tags']) {
    await seller.keyboard.press('Enter')
    await expectToast(seller, 'Copied!', `${name} copied to clipboard`)
  }
  await seller.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await seller.getByRole('button', { name: 'Listed 1' }).click()
  await expect(seller.getByRole('button', { name: /^Details of/ })).toHaveCount(1)
  await expect(card.getByText('Listed', { exact: true })).toBeVisible()
})

async function openListing(page: Page, name: string): Promise<Locator> {
  await page.goto(PAGES.history)
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  return page.getByRole('region', { name, exact: true })
}

async function edit(card: Locator, part: string): Promise<Locator> {
  await card.getByRole('button', { name: `Edit ${part}` }).click()
  return card.getByRole('textbox', { name: part })
}

async function remove(page: Page, button: Locator): Promise<void> {
  await button.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

async function emailOf(page: Page): Promise<string> {
  const answered = page.waitForResponse(`**${routes.currentUser.path}`)
  await page.reload()
  return routes.currentUser.answer.parse(await (await answered).json()).email
}

async function download(page: Page, format: string): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${format}` }).click()
  const file = await saved
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

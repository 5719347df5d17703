import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { Listing } from '#contract/listings.ts'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { expectAccessible } from './accessible.ts'
import { asInput, field, generateButton, keywordEntry } from './dashboard.ts'
import { addressOf, callAs, expect, expectToast, signIn, test } from './fixtures.ts'
import { lamp, necklace } from './items.ts'

test('what was typed survives a reload and a lapsed session; sign-out asks, and leaves nothing', async ({
  seller,
  context,
}) => {
  await callAs(seller, routes.generateListing, asInput(necklace))
  await field(seller, 'Nickname').fill('half a name')
  await keywordEntry(seller).fill('oak bowl, not added')
  await seller.reload()
  await expect(field(seller, 'Nickname')).toHaveValue('half a name')
  await expect(keywordEntry(seller)).toHaveValue('oak bowl, not added')
  const view = seller.getByRole('link', { name: `View ${necklace.listingTitle}` })
  const address = (await view.getAttribute('href')) ?? ''

  const card = await openListing(seller, necklace.listingTitle)
  await (await edit(card, 'description')).fill('Half a description')
  const email = await addressOf(seller)

  // The session ends without anyone having signed out.
  await context.clearCookies()
  await seller.goto(PAGES.signIn)
  await signIn(seller, email)
  await expect(field(seller, 'Nickname')).toHaveValue('half a name')
  await expect(generateButton(seller)).toBeDisabled()
  const again = await openListing(seller, necklace.listingTitle)
  await expect(again.getByRole('textbox', { name: 'Description' })).toHaveValue(
    'Half a description',
  )

  await seller.getByRole('button', { name: 'Sign Out' }).click()
  const question = seller.getByRole('alertdialog')
  await expect(question).toContainText('the form “half a name” and an edit that is not saved')
  await expectAccessible(seller)
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(seller.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible()
  expect(await seller.evaluate(() => Object.keys(localStorage))).toEqual(['browserFingerprint'])
  expect(await seller.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await seller.evaluate(() => indexedDB.databases())).toEqual([])
  expect(await seller.evaluate(() => caches.keys())).toEqual([])
  expect(await context.cookies()).toEqual([])

  await seller.goBack()
  await expect(seller.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible()
  await expect(seller.getByText(necklace.listingTitle)).toHaveCount(0)

  // A link to a listing leads there all the same, once one has signed in.
  await seller.goto(address)
  await seller.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await signIn(seller, email)
  await expect(seller).toHaveURL(address)
  await expect(seller.getByRole('heading', { name: 'AI Analysis & SEO Explanation' })).toBeVisible()
})

test(
  'the shelf is taken along as a spreadsheet and as data',
  { tag: '@all' },
  async ({ seller, context }) => {
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
    await expectToast(seller, 'Copied!', 'Title copied to clipboard')
    await expectAccessible(seller)
    for (const name of ['Photo alt text', 'Description', 'SKU', 'Tags']) {
      await expect(card.getByRole('button', { name: `Copy ${name}`, exact: true })).toBeFocused()
      await seller.keyboard.press('Enter')
      await expectToast(seller, 'Copied!', `${name} copied to clipboard`)
    }
    await expect(card.getByText('All five fields are copied')).toBeVisible()
    await seller.getByRole('button', { name: 'Listed 1' }).click()
    await expect(seller.getByRole('button', { name: /^Details of/ })).toHaveCount(1)
    await expect(card.getByText(/^Listed \w+ \d/)).toBeVisible()
  },
)

async function openListing(page: Page, name: string): Promise<Locator> {
  await page.goto(PAGES.history)
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  return page.getByRole('region', { name, exact: true })
}

async function edit(card: Locator, part: string): Promise<Locator> {
  await card.getByRole('button', { name: `Edit ${part}` }).click()
  return card.getByRole('textbox', { name: part })
}

async function download(page: Page, format: string): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${format}` }).click()
  const file = await saved
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

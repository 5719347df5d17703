import type { Browser, Page } from '@playwright/test'
import { PACKAGES } from '#contract/credits.ts'
import { SIGN_UP_CREDITS } from '#contract/opening-credits.ts'
import { PAGES } from '#contract/pages.ts'
import { expectAccessible, expectNoViolations } from './accessible.ts'
import { payWith, TEST_CARDS } from './cards.ts'
import { expectCredits } from './dashboard.ts'
import { expect, expectRefused, expectToast, newAddress, signIn, signUp, test } from './fixtures.ts'

test('an admin gets in, corrects credits, gives a purchase back, suspends and finds duplicates', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const [ana, ben] = [newAddress(), newAddress()]
  const seller = await sellerWhoWantsMoneyBack(browser, { url: server.url, email: ben })
  await signUp(page, ana)
  await page.goto(PAGES.admin)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible()
  await page.goto(PAGES.admin)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Required')
  await expectAccessible(page)
  await server.makeAdmin(ana)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, ana)
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page')
  await expectOverview(page, ana)

  await correctCredits(page, ben)
  await seller.goto(PAGES.home)
  await expectCredits(seller, 100)
  await giveBack(page, ben)
  await seller.goto(PAGES.credits)
  await expect(seller.getByText('Refunded', { exact: true })).toBeVisible()
  await suspendForAWhile({ admin: page, seller, email: ben })
  await findDuplicates(page, [ana, ben])
  await seller.context().close()
})

type Seller = { url: string; email: string }

/** A seller who has bought credits and asks for a refund. */
async function sellerWhoWantsMoneyBack(browser: Browser, { url, email }: Seller): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signUp(page, email)
  await page.goto(`${PAGES.checkout}?package=starter`)
  await payWith(page, TEST_CARDS.works)
  await expectCredits(page, SIGN_UP_CREDITS + PACKAGES.starter.credits)
  await page.goto(PAGES.credits)
  await page.getByRole('button', { name: 'Request refund' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Request refund' }).click()
  await expectToast(page, 'Refund requested')
  return page
}

async function expectOverview(page: Page, admin: string): Promise<void> {
  const figures = page.getByRole('definition')
  await expect(figures).toHaveCount(4)
  await expect(page.getByRole('table', { name: 'Admin activity' })).toContainText(admin)
  await expectAccessible(page)
}

async function correctCredits(page: Page, email: string): Promise<void> {
  await page.getByRole('tab', { name: 'User Management' }).click()
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email.toUpperCase())
  const update = page.getByRole('button', { name: /^Update credits of/ })
  await expect(update).toHaveCount(1)
  await expectAccessible(page)
  await update.click()
  const dialog = page.getByRole('dialog', { name: 'Update credits' })
  await dialog.getByRole('textbox').fill('plenty')
  await dialog.getByRole('button', { name: 'Update credits' }).click()
  await expectRefused(page, 'Invalid Input', 'Please enter a valid number for credits')
  await expectNoViolations(page)
  await dialog.getByRole('textbox').fill('100')
  await dialog.getByRole('button', { name: 'Update credits' }).click()
  await expectToast(page, 'Credits Updated')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('cell', { name: '100', exact: true })).toBeVisible()
}

async function giveBack(page: Page, email: string): Promise<void> {
  await page.getByRole('tab', { name: 'Refunds' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: `to ${email}` }).click()
  const asking = page.getByRole('alertdialog', { name: 'Refund this purchase?' })
  await expectNoViolations(page)
  await asking.getByRole('button', { name: 'Refund' }).click()
  await expectToast(page, 'Refund started')
  await expect(page.getByRole('button', { name: `to ${email}` })).toBeHidden()
}

type Suspending = { admin: Page; seller: Page; email: string }

/** Whoever is suspended is out, and reads why; once it is lifted they are back as they were. */
async function suspendForAWhile({ admin, seller, email }: Suspending): Promise<void> {
  await admin.getByRole('tab', { name: 'User Management' }).click()
  await admin.getByRole('button', { name: `More for ${email}` }).click()
  await admin.getByRole('button', { name: 'Suspend', exact: true }).click()
  const asking = admin.getByRole('dialog', { name: 'Suspend this account?' })
  await asking.getByRole('textbox').fill('Many accounts of one person.')
  await expectNoViolations(admin)
  await asking.getByRole('button', { name: 'Suspend' }).click()
  await expectToast(admin, 'Account suspended', email)

  await seller.goto(PAGES.signIn)
  await signIn(seller, email)
  await expectRefused(seller, 'Sign In Failed', 'suspended: Many accounts of one person.')

  await admin.getByRole('button', { name: `More for ${email}` }).click()
  await admin.getByRole('button', { name: 'Lift suspension' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Lift suspension' }).click()
  await expectToast(admin, 'Suspension lifted', email)
  await signIn(seller, email)
  await expect(seller.getByRole('heading', { name: 'Your item' })).toBeVisible()
}

async function findDuplicates(page: Page, emails: string[]): Promise<void> {
  await page.getByRole('tab', { name: 'Security' }).click()
  const groups = page.getByRole('region', { name: 'Same browser fingerprint' })
  for (const email of emails) await expect(groups).toContainText(email)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
}

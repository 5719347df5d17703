import type { Page } from '@playwright/test'
import { identityRoutes } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { expectCredits, field, generate } from './dashboard.ts'
import { expect, expectToast, newAddress, PASSWORD, signIn, signUp, test } from './fixtures.ts'
import { lamp } from './items.ts'

test.describe('when signing in fails', () => {
  test.use({ expectedFaults: /status of (401|409)|ERR_/ })

  test('the reason is told and the address stays typed', async ({ page, context }) => {
    const email = newAddress()
    await signUp(page, email)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible()

    await page.goto(PAGES.signUp)
    await page.getByLabel('Email').fill(email)
    await trySigningUp(page, { password: PASSWORD, confirmation: PASSWORD })
    await expectToast(page, 'Sign Up Failed', 'An account with this email already exists.')

    await page.goto(PAGES.signIn)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('another password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expectToast(page, 'Sign In Failed', 'Please check your credentials and try again.')
    await expect(page.getByLabel('Email')).toHaveValue(email)

    const address = `**${identityRoutes.signIn.path}`
    await context.route(address, (route) => route.abort())
    await signIn(page, email)
    await expectToast(page, 'Sign In Failed', 'Check your internet connection and try again.')
    await context.unroute(address)
    await signIn(page, email)
    await expectToast(page, 'Welcome back!')
    await expectCredits(page, 10)
  })
})

test('signing out leaves nothing of the account in the browser', async ({ page, context }) => {
  const email = newAddress()
  await signUp(page, email)
  await generate(page, lamp)
  await field(page, 'Nickname').fill('a secret commission')
  await page.evaluate(() => localStorage.setItem('prefillInputs', '{"productType":"a secret"}'))
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible()

  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['browserFingerprint'])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await context.cookies()).toEqual([])

  await page.goBack()
  await expect(page.getByText(lamp.listingTitle)).toHaveCount(0)
})

test('a visitor who followed a link to a listing comes to it after signing in', async ({
  page,
}) => {
  const email = newAddress()
  await signUp(page, email)
  await generate(page, lamp)
  await page.getByRole('link', { name: `View ${lamp.listingTitle}` }).click()
  await expect(page).toHaveURL(/#listing-/)
  const address = page.url()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible()

  await page.goto(address)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, email)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { name: 'AI Analysis & SEO Explanation' })).toBeVisible()
})

type Passwords = { password: string; confirmation: string }

async function trySigningUp(page: Page, { password, confirmation }: Passwords): Promise<void> {
  const email = page.getByLabel('Email')
  if ((await email.inputValue()) === '') await email.fill(newAddress())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(confirmation)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

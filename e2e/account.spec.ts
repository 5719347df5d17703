import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { PAGES } from '#contract/pages.ts'
import { AccountExport } from '#contract/me.ts'
import { expectAccessible } from './accessible.ts'
import { linkInOutbox } from '../scripts/outbox.ts'
import {
  expect,
  expectRefused,
  expectToast,
  newAddress,
  PASSWORD,
  signUp,
  test,
} from './fixtures.ts'

const SECOND = 'linen-and-beeswax'
const THIRD = 'clay-and-copper'

test.use({ expectedFaults: /status of 401/ })

test('an address confirmed, a forgotten password, both changed, everything taken along, and goodbye', async ({
  page,
  server,
}) => {
  test.slow()
  const [email, secondEmail] = [newAddress(), newAddress()]
  await signUp(page, email)

  await test.step('the address is confirmed with the link of the mail', async () => {
    await sayItIsMine(page, await linkInOutbox(server, { to: email, page: PAGES.confirmAddress }))
  })
  await signOut(page)

  await test.step('a forgotten password is replaced with the link of the mail', async () => {
    await page.goto(PAGES.signIn)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible()
    await expect(page.getByText('This site does not send email yet')).toBeVisible()
    await expectAccessible(page)

    const link = await linkInOutbox(server, { to: email, page: PAGES.resetPassword })
    expect(server.log.join('\n')).toContain('.eml')
    expect(server.log.join('\n')).not.toContain(new URL(link).hash.slice(1))
    await page.goto(link)
    await expect(page).toHaveURL(PAGES.resetPassword)
    await expectAccessible(page)
    await page.getByLabel('New password', { exact: true }).fill(SECOND)
    await page.getByLabel('Confirm new password').fill(SECOND)
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByText('Your password is new')).toBeVisible()
    await page.getByRole('button', { name: 'Sign In' }).click()

    await fillIn(page, { email, password: PASSWORD })
    await expectRefused(page, 'Sign In Failed', 'Please check your credentials and try again.')
    await fillIn(page, { email, password: SECOND })
    await expect(page.getByRole('heading', { name: 'Your item' })).toBeVisible()
  })

  const account = page.getByRole('dialog', { name: 'Your account' })
  await test.step('the account shows what it is, and changes its password', async () => {
    await page.getByRole('button', { name: 'Your account' }).click()
    await expect(account.getByText(email)).toBeVisible()
    await account.getByText('Dark', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await account.getByText('Change password').first().click()
    await account.getByLabel('Current password').fill(SECOND)
    await account.getByLabel('New password', { exact: true }).fill(THIRD)
    await account.getByLabel('Confirm new password').fill(THIRD)
    await account.getByRole('button', { name: 'Change password' }).click()
    await expectToast(page, 'Password Changed')
  })

  await test.step('the address changes once somebody reads the mail that went to the new one', async () => {
    await account.getByText('Change email').first().click()
    await account.getByLabel('New email').fill(secondEmail)
    await account.getByRole('button', { name: 'Make the link' }).click()
    await expectToast(page, 'Link ready')
    await expect(account.getByText(email)).toBeVisible()
    const link = await linkInOutbox(server, { to: secondEmail, page: PAGES.confirmAddress })
    await sayItIsMine(page, link)
    await page.getByRole('button', { name: 'Your account' }).click()
    await expect(account.getByText(secondEmail)).toBeVisible()
    await expect(account.getByText('Not confirmed yet')).toBeHidden()
  })

  await test.step('everything is taken along in one file', async () => {
    await account.getByText('Download my data').click()
    const download = page.waitForEvent('download')
    await account.getByRole('button', { name: 'Download' }).click()
    const file = await (await download).path()
    const taken = AccountExport.parse(JSON.parse(await readFile(file, 'utf8')))
    expect(taken.profile).toMatchObject({ email: secondEmail, credits: 10 })
  })

  await test.step('the account is deleted, and its password opens nothing', async () => {
    await account.getByText('Delete account').click()
    await expect(account.getByText('Your 10 credits are lost')).toBeVisible()
    await expectAccessible(page)
    await account.getByRole('button', { name: 'Delete my account for good' }).click()
    await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible()
    expect(await page.context().cookies()).toEqual([])

    await page.goto(PAGES.signIn)
    await fillIn(page, { email: secondEmail, password: THIRD })
    await expectRefused(page, 'Sign In Failed')
  })
})

async function sayItIsMine(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Is this address yours?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, this address is mine' }).click()
  await expect(page.getByText('Your address is confirmed')).toBeVisible()
  await page.getByRole('button', { name: 'Go to Listwright' }).click()
  await expect(page.getByRole('heading', { name: 'Your item' })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible()
}

async function fillIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

import type { Page } from '@playwright/test'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { expectCredits } from '../../e2e/dashboard.ts'
import { expect, expectToast, newAddress, PASSWORD, signIn, signUp } from '../../e2e/fixtures.ts'
import { test as base } from '../../e2e/fixtures.ts'
import { Server } from '../../scripts/testing/server.ts'
import { type Emulator, PROJECT, startEmulator } from './emulator.ts'
import { AUTH_DOMAIN, leadToEmulator } from './firebase-at-emulator.ts'

const test = base.extend<{ firebase: void }, { emulator: Emulator; server: Server }>({
  emulator: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const emulator = await startEmulator()
      await use(emulator)
      await emulator.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [
    async ({ emulator }, use) => {
      const server = await Server.start({
        FIREBASE_PROJECT_ID: PROJECT,
        FIREBASE_API_KEY: 'browser-key',
        FIREBASE_AUTH_DOMAIN: AUTH_DOMAIN,
        PUBLISHED_KEYS: emulator.publishedKeys,
        NODE_OPTIONS: '--import=./test/firebase/published-keys.ts',
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  firebase: [
    async ({ context, emulator }, use) => {
      await leadToEmulator(context, emulator)
      await use()
    },
    { auto: true },
  ],
})

test('someone signs up, out and in again by email, and stays signed in', async ({ page }) => {
  const email = newAddress()
  await signUp(page, email)
  await expectToast(page, 'Welcome to Listwright!')
  await expectCredits(page, 10)
  await page.reload()
  await expectCredits(page, 10)

  await signOut(page)
  await page.goto(PAGES.history)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.goto(`${PAGES.signIn}?next=${encodeURIComponent(PAGES.history)}`)
  await signIn(page, email)
  await expectToast(page, 'Welcome back!')
  await expect(page).toHaveURL(PAGES.history)
})

test('a link for a new password is mailed by Firebase', async ({ page, emulator }) => {
  const email = newAddress()
  await signUp(page, email)
  await signOut(page)
  await page.goto(PAGES.forgotPassword)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByText('This site does not send email yet')).toHaveCount(0)
  const links = await fetch(`${emulator.url}/emulator/v1/projects/${PROJECT}/oobCodes`)
  expect(await links.json()).toMatchObject({
    oobCodes: [{ email, requestType: 'PASSWORD_RESET' }],
  })
})

test('someone comes in with Google, and is known the next time', async ({ page }) => {
  await page.goto(PAGES.signUp)
  await withGoogle(page)
  await expectToast(page, 'Welcome to Listwright!')
  await expectCredits(page, 10)
  await signOut(page)
  await page.goto(PAGES.signIn)
  await withGoogle(page)
  await expectToast(page, 'Welcome back!')
})

test.describe('when signing in fails', () => {
  test.use({ expectedFaults: /status of 400/ })

  test('the reason is told in our words', async ({ page, emulator }) => {
    const email = newAddress()
    await signUp(page, email)
    await signOut(page)

    await page.goto(PAGES.signUp)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expectToast(page, 'Sign Up Failed', 'An account with this email already exists.')

    await page.goto(PAGES.signIn)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('another password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expectToast(page, 'Sign In Failed', 'Please check your credentials and try again.')

    const unsigned = await passwordToken(emulator, email)
    const answer = await page.request.get(routes.currentUser.path, {
      headers: { authorization: `Bearer ${unsigned}` },
    })
    expect(answer.status()).toBe(401)
  })
})

/** A token as the emulator makes it, without a signature. */
async function passwordToken(emulator: Emulator, email: string): Promise<string> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any'
  const answer = await fetch(`${emulator.url}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  })
  const { idToken } = JSON.parse(await answer.text())
  return String(idToken)
}

async function withGoogle(page: Page): Promise<void> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const window = await opening
  await window.getByRole('button', { name: 'Wren Porter' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible()
}

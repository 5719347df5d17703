import type { Page } from '@playwright/test'
import { GOOGLE_CALLBACK_PATH } from '#contract/google.ts'
import { PAGES } from '#contract/pages.ts'
import { expectAccessible } from './accessible.ts'
import { expectCredits } from './dashboard.ts'
import { expect, expectRefused, expectToast, newAddress, test } from './fixtures.ts'

test(
  'someone changes their mind, signs up, out and in again with Google',
  { tag: '@all' },
  async ({ page, context }) => {
    const email = newAddress()
    await page.goto(PAGES.signUp)
    await continueWithGoogle(page)
    await expect(page.getByText('This is not Google.')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectRefused(page, 'Sign Up Failed', 'Failed to sign up with Google. You came back')
    await expect(page).toHaveURL(PAGES.signUp)
    await page.reload()
    await expect(page.getByRole('alert')).toHaveCount(0)

    await continueWithGoogle(page)
    await page.getByLabel('Another address').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectToast(page, 'Welcome to Listwright!', 'New sellers start with 10 free credits.')
    await expect(page).toHaveURL(/\/$/)
    await expectCredits(page, 10)

    await signOut(page)
    expect(await context.cookies()).toEqual([])

    await page.goto(`${GOOGLE_CALLBACK_PATH}?code=made-up&state=made-up`)
    await expectRefused(page, 'Failed to sign in with Google. It took too long')
    await expect(page).toHaveURL(PAGES.signIn)

    await page.goto(`${PAGES.signIn}?next=${encodeURIComponent(PAGES.history)}`)
    await continueWithGoogle(page)
    await page.getByLabel('Another address').fill(email)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Welcome back!')
    await expect(page).toHaveURL(PAGES.history)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Listing history' })).toBeVisible()

    // Whoever returns is sent the application and not the landing page, so nothing of that can flash.
    const home = await page.goto(PAGES.home)
    expect(await home?.text()).not.toContain('Get Started Free')
    await expectCredits(page, 10)
  },
)

async function continueWithGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a test account' })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible()
}

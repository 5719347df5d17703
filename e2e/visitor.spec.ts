import type { Page } from '@playwright/test'
import { PAGES } from '#contract/pages.ts'
import { expectNoViolations } from './accessible.ts'
import { expect, newAddress, openAccount, overflow, PASSWORD, test as base } from './fixtures.ts'

const PUBLIC_PAGES = [
  PAGES.home,
  PAGES.features,
  PAGES.pricing,
  PAGES.keywordSaver,
  PAGES.terms,
  PAGES.privacy,
]
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const NARROWEST = { width: 320, height: 640 }

// A 404 of the page itself is a console error in every browser, so nobody listens to this page's console.
const test = base.extend<{ elsewhere: Page }>({
  elsewhere: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await use(await context.newPage())
    await context.close()
  },
})

test('every public page can be read by everyone, on a desk, on a phone and on the narrowest', async ({
  page,
}) => {
  test.slow()
  for (const path of PUBLIC_PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await expectNoViolations(page)
    }
    await page.setViewportSize(NARROWEST)
    expect(await overflow(page), path).toBeLessThanOrEqual(0)
  }
})

test('everything is there without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.setViewportSize(SIZES.phone)
  await page.goto(PAGES.pricing)
  await expect(page.getByText('One credit generates one complete listing:')).toBeVisible()
  await page.getByText('Do credits expire?').click()
  await expect(page.getByText('Use one today and the rest next year.')).toBeVisible()
  await page.getByLabel('Menu').click()
  await page.getByRole('navigation').getByRole('link', { name: 'Features' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything one credit does')
  await context.close()
})

test('a pack that a visitor chose is named at sign-up, and its checkout comes next', async ({
  page,
}) => {
  await page.goto(PAGES.pricing)
  await page.getByRole('link', { name: 'Get Started', exact: true }).nth(1).click()
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  await expect(page.getByText('Growth, 50 credits, $19.99. After this you pay.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Growth, 50 credits, $19.99. After this you pay.')).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Email').fill(newAddress())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: false }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL(/\/checkout/)
  await expect(page.getByRole('button', { name: 'Complete Purchase - $19.99' })).toBeVisible()
})

test('the pages lead a visitor to signing in, and whoever did so before to the dashboard', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(PAGES.home)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  }
  await page.getByRole('button', { name: 'theme' }).first().click()
  await page.goto(PAGES.pricing, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('main').getByRole('link', { name: 'Get Started Free' }).first().click()
  await expect(page).toHaveURL(new RegExp(`${PAGES.signIn}$`))
  await expect(page.getByLabel('Email')).toBeVisible()
  await openAccount(page)
  await page.goto(PAGES.pricing)
  await expect(page.getByRole('link', { name: 'Go to Dashboard' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Credits' })).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Free', exact: true })).toHaveCount(0)
  await page.setViewportSize(NARROWEST)
  const pagesOfMembers = PUBLIC_PAGES.filter((path) => path !== PAGES.home)
  for (const path of [...pagesOfMembers, PAGES.landing]) {
    await page.goto(path)
    expect(await overflow(page), path).toBeLessThanOrEqual(0)
  }
})

test('an address that leads nowhere says so and leads on; search engines find what there is', async ({
  elsewhere,
  request,
  server,
}) => {
  const answer = await elsewhere.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expectNoViolations(elsewhere)
  await elsewhere.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(elsewhere).toHaveURL(/\/$/)
  expect((await elsewhere.goto(PAGES.landing))?.status()).toBe(404)

  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(listed).toEqual(PUBLIC_PAGES.map((path) => server.url + path))
  for (const address of listed) {
    const found = await request.get(address)
    expect(found.status()).toBe(200)
    expect(await found.text()).toContain(`<link rel="canonical" href="${address}"`)
  }
  const picture = await request.get('/social.png')
  expect(picture.headers()['content-type']).toBe('image/png')
})

import type { Page } from '@playwright/test'
import { PAGES } from '#contract/pages.ts'
import { expectNoViolations } from './accessible.ts'
import { expect, openAccount, overflow, test as base } from './fixtures.ts'

const PUBLIC_PAGES = [
  PAGES.home,
  PAGES.features,
  PAGES.pricing,
  PAGES.keywordSaver,
  PAGES.terms,
  PAGES.privacy,
]
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

// A 404 of the page itself is a console error in every browser, so nobody listens to this page's console.
const test = base.extend<{ elsewhere: Page }>({
  elsewhere: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await use(await context.newPage())
    await context.close()
  },
})

test('every public page can be read by everyone, on a desk and on a phone', async ({ page }) => {
  test.slow()
  for (const path of PUBLIC_PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await expectNoViolations(page)
    }
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

test('the chosen theme is kept from page to page, without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(PAGES.home)
  await page.getByRole('button', { name: 'theme' }).first().click()
  await page.goto(PAGES.pricing, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the pages lead a visitor to signing in, and whoever did so before to the dashboard', async ({
  page,
}) => {
  await page.goto(PAGES.pricing)
  await page.getByRole('main').getByRole('link', { name: 'Get Started Free' }).first().click()
  await expect(page).toHaveURL(new RegExp(`${PAGES.signIn}$`))
  await expect(page.getByLabel('Email')).toBeVisible()
  await openAccount(page)
  await page.goto(PAGES.pricing)
  await expect(page.getByRole('link', { name: 'Go to Dashboard' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Credits' })).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Free', exact: true })).toHaveCount(0)
})

test('no page is wider than the narrowest phone, for visitors or for members', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const expectToFit = async (path: string) => {
    await page.goto(path)
    expect(await overflow(page), path).toBeLessThanOrEqual(0)
  }
  for (const path of PUBLIC_PAGES) await expectToFit(path)
  await openAccount(page)
  const pagesOfMembers = PUBLIC_PAGES.filter((path) => path !== PAGES.home)
  for (const path of [...pagesOfMembers, PAGES.landing]) await expectToFit(path)
})

test('an address that leads nowhere is a 404 that says so and leads on', async ({ elsewhere }) => {
  const answer = await elsewhere.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expectNoViolations(elsewhere)
  await elsewhere.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(elsewhere).toHaveURL(/\/$/)
  expect((await elsewhere.goto(PAGES.landing))?.status()).toBe(404)
})

test('search engines and link previews find what they ask for', async ({ request, server }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(listed).toEqual(PUBLIC_PAGES.map((path) => server.url + path))
  for (const address of listed) {
    const answer = await request.get(address)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain(`<link rel="canonical" href="${address}"`)
  }
  const picture = await request.get('/social.png')
  expect(picture.headers()['content-type']).toBe('image/png')
})

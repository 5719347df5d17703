import type { Page } from '@playwright/test'
import { adminRoutes } from '#contract/admin.ts'
import { identityRoutes } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { asInput } from './dashboard.ts'
import { callAs, expect, expectToast, newAddress, PASSWORD, signUp, test } from './fixtures.ts'
import { lamp } from './items.ts'

const SCRIPT = '<script data-planted>window.xss=1</script>'
const HANDLER = '<img data-planted src=x onerror="window.xss=1">'
const LINK = '<a data-planted href="javascript:window.xss=1">look</a>'
const BREAKOUT = '"\'></textarea></title><svg data-planted onload=window.xss=1>'
const SHORT = '<svg onload=xss=1>'
const BOLD = '<b data-planted>b'
const TAGS = [SHORT, BOLD, 'javascript:xss=1']
const EMAIL = '"<img data-planted src=x onerror=window.xss=1>"@example.com'

test(
  'hostile markup is text wherever a seller meets it again',
  { tag: '@all' },
  async ({ seller }) => {
    test.slow()
    await callAs(seller, routes.generateListing, {
      ...asInput(lamp),
      listingTitle: SCRIPT,
      sku: HANDLER,
      imageDescription: LINK,
      keywords: `${lamp.keywords.join(', ')}, ${BREAKOUT}`,
      customAiInstructions: BREAKOUT,
    })
    await callAs(seller, routes.createFooter, { name: BOLD, content: HANDLER + LINK })
    await seller.reload()
    await expectAsText(seller, SCRIPT)
    const view = seller.getByRole('link', { name: /^View </ })
    const address = (await view.getAttribute('href')) ?? ''
    const id = address.replace(/.*#listing-/, '')
    const update = { ...routes.updateListing, path: `/api/listings/${id}` } as const
    await callAs(seller, update, {
      generatedTitle: SCRIPT + HANDLER,
      generatedDescription: [SCRIPT, HANDLER, LINK, BREAKOUT].join('\n'),
      generatedAltText: HANDLER,
      generatedTags: TAGS,
    })

    await seller.goto(address)
    const card = seller.getByRole('region', { name: SCRIPT, exact: true })
    await expect(card.getByText(SHORT).first()).toBeVisible()
    await expectAsText(seller, SCRIPT + HANDLER, LINK, BREAKOUT, HANDLER, ...TAGS)
    await card.getByRole('button', { name: 'Edit title' }).click()
    await expectAsText(seller, SCRIPT + HANDLER)
    await seller.keyboard.press('Escape')
    await card.getByRole('button', { name: 'Add Footer' }).click()
    await seller.getByRole('dialog').getByRole('button').filter({ hasText: BOLD }).click()
    await expectAsText(seller, HANDLER + LINK)

    await seller.getByRole('searchbox').fill(HANDLER)
    await expectAsText(seller, SCRIPT, HANDLER)
    await seller.goto(PAGES.footers)
    await expectAsText(seller, BOLD, HANDLER + LINK)
    await seller.goto(address)
    await card.getByRole('link', { name: 'Versions' }).click()
    await expect(seller.getByRole('region', { name: 'What changed' })).toBeVisible()
    await expectAsText(seller, SCRIPT, HANDLER)

    await seller.goto(address)
    await card.getByRole('button', { name: 'Delete', exact: true }).click()
    await expectAsText(seller, SCRIPT)
    await seller.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(seller, 'Listing Deleted')
    await seller.goto(PAGES.deleted)
    await expectAsText(seller, SCRIPT)
  },
)

test(
  'an admin reads hostile addresses, reasons and traces as text',
  { tag: '@all' },
  async ({ page, server }) => {
    test.slow()
    const data = { email: EMAIL, password: PASSWORD }
    expect((await page.request.post(identityRoutes.signUp.path, { data })).status()).toBe(400)
    const email = newAddress()
    await signUp(page, email)
    await server.makeAdmin(email)
    // No account can have them here: a provider that lets them in is played.
    await page.route(`**${adminRoutes.listUsers.path}?*`, async (route) => {
      const answer = await route.fetch()
      const [user] = adminRoutes.listUsers.answer.parse(await answer.json())
      const hostile = {
        ...user,
        email: EMAIL,
        signupIpAddress: HANDLER,
        fingerprint: SHORT,
        suspension: { since: new Date().toISOString(), reason: SCRIPT + LINK },
      }
      await route.fulfill({ response: answer, json: [hostile] })
    })
    await page.route(`**${adminRoutes.listAuditLines.path}*`, (route) =>
      route.fulfill({
        json: [
          {
            id: '1',
            createdAt: new Date().toISOString(),
            actor: EMAIL,
            action: 'account_suspended',
            subject: EMAIL,
            detail: SCRIPT + LINK,
          },
        ],
      }),
    )
    await page.goto(PAGES.admin)
    await expectAsText(page, EMAIL, SCRIPT + LINK)
    await page.goto(`${PAGES.admin}?tab=users`)
    await expectAsText(page, EMAIL, HANDLER, SHORT.slice(0, 16))
    await page.getByRole('button', { name: `Update credits of ${EMAIL}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(EMAIL)
    await expectHarmless(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: `More for ${EMAIL}` }).click()
    await page.getByRole('button', { name: 'Lift suspension' }).click()
    await expectAsText(page, SCRIPT + LINK)
  },
)

/** Each stands on the page or in a field letter for letter, and nothing of it is more than text. */
async function expectAsText(page: Page, ...texts: string[]): Promise<void> {
  const shown = () =>
    page.evaluate(() =>
      [
        document.body.textContent,
        ...Array.from(document.querySelectorAll('input, textarea'), (field) =>
          field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
            ? field.value
            : '',
        ),
      ].join('\n'),
    )
  for (const text of texts) await expect.poll(shown).toContain(text)
  await expectHarmless(page)
}

async function expectHarmless(page: Page): Promise<void> {
  const planted = await page.evaluate(() => ({
    ran: 'xss' in window,
    elements: document.querySelectorAll(
      '[data-planted], [onerror], [onload], [onclick], [onmouseover], [srcdoc], [href^="javascript:" i]',
    ).length,
  }))
  expect(planted).toEqual({ ran: false, elements: 0 })
}

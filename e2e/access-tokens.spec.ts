import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { expectAccessible } from './accessible.ts'
import { expect, expectToast, test } from './fixtures.ts'

test(
  'a token is made, used by a program and revoked, by keys alone and on a phone',
  { tag: '@all' },
  async ({ seller, server }) => {
    await seller.setViewportSize({ width: 390, height: 844 })
    await seller.getByRole('button', { name: 'Your account' }).press('Enter')
    await seller.getByRole('link', { name: 'Access tokens' }).press('Enter')
    await expect(seller.getByRole('heading', { name: 'Access tokens', level: 1 })).toBeFocused()
    await expect(seller.getByText('No access tokens yet')).toBeVisible()
    await expectAccessible(seller)

    const form = seller.getByRole('form', { name: 'New access token' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Spreadsheet')
    // What spends credits is not chosen until she does.
    const writing = form.getByRole('checkbox', { name: /^Write listings/ })
    await expect(writing).not.toBeChecked()
    await writing.press('Space')
    await form.getByRole('button', { name: 'Create token' }).press('Enter')
    const token = await seller.getByLabel('Access token', { exact: true }).inputValue()
    expect(token).toMatch(/^lw_[0-9a-f]{64}$/)
    await expectAccessible(seller)
    await seller.getByRole('button', { name: 'Copy token' }).press('Enter')
    await expectToast(seller, 'Token copied to clipboard')
    expect(await seller.evaluate(() => navigator.clipboard.readText())).toBe(token)

    const call = async () => {
      const headers = { authorization: `Bearer ${token}` }
      return (await fetch(server.url + routes.listListings.path, { headers })).status
    }
    expect(await call()).toBe(200)
    await seller.reload()
    await expect(seller.getByText(token)).toBeHidden()
    await expect(seller.getByLabel('Access token', { exact: true })).toBeHidden()
    await expect(seller.getByText(/^Last used/)).toBeVisible()
    await seller.getByRole('button', { name: 'Revoke Spreadsheet' }).press('Enter')
    await expectAccessible(seller)
    await seller
      .getByRole('alertdialog', { name: 'Revoke this token?' })
      .getByRole('button', { name: 'Revoke', exact: true })
      .press('Enter')
    await expectToast(seller, '“Spreadsheet” no longer works.')
    expect(await call()).toBe(401)
    await expect(seller.getByRole('heading', { name: 'Access tokens', level: 1 })).toBeVisible()
    expect(new URL(seller.url()).pathname).toBe(PAGES.accessTokens)
  },
)

import { NO_PROFILE } from '#contract/shop-profile.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#client/api/api-error.ts'
import { setHint } from '#client/accounts/identity/hint-cookie.ts'
import type { Identity } from '#client/accounts/identity/identity.ts'
import { type Answers, fakeApi, nothing, refusal } from '#client/testing/fake-api.ts'
import { fakeIdentity, MARA } from '#client/testing/fake-identity.ts'
import { withMotion } from '#client/testing/motion.ts'
import { renderApp } from '#client/testing/render.tsx'
import { aConfiguration, aFooter, aUser } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { THEME_KEY } from './theme.ts'

const user = aUser({ credits: 1240 })
const member = {
  configuration: aConfiguration(),
  syncLocal: user,
  sendFingerprint: nothing(),
  currentUser: user,
  listFooters: [aFooter()],
  listListings: [],
}

beforeEach(setHint)
afterEach(() => {
  delete document.documentElement.dataset['theme']
  localStorage.removeItem(THEME_KEY)
})

it('shows whose account it is and how many credits it has, and gives the focus back', async () => {
  await openAccount()
  const dialog = page.getByRole('dialog', { name: 'Your account' })
  await expect.element(dialog.getByText('mara@oakandoil.shop')).toBeVisible()
  await expect.element(dialog.getByText('1,240 credits')).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'Credit history' }))
    .toHaveAttribute('href', '/credits')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Your account' })).toHaveFocus()
})

it('brings what was unfolded into view, once it has grown', async () => {
  await page.viewport(1280, 700)
  withMotion()
  await openAccount()
  await unfold('Delete account')
  await expect
    .element(page.getByRole('button', { name: 'Delete my account for good' }))
    .toBeInViewport({ ratio: 1 })
})

it('says where questions go, where somebody answers them', async () => {
  await openAccount()
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'help@listwright.test' }))
    .toHaveAttribute('href', 'mailto:help@listwright.test')
})

it('keeps the theme that was chosen, and follows the system again', async () => {
  await openAccount()
  await expect.element(page.getByRole('radio', { name: 'System' })).toBeChecked()
  await choose('Dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem(THEME_KEY)).toBe('dark')
  await choose('Light')
  expect(localStorage.getItem(THEME_KEY)).toBe('light')
  await choose('System')
  expect(localStorage.getItem(THEME_KEY)).toBeNull()
})

it('changes the password, and says who is signed out by it', async () => {
  const changePassword = vi.fn<NonNullable<Identity['changePassword']>>(async () => undefined)
  await openAccount({ changePassword })
  await unfold('Change password')
  await fill('Current password', 'walnut-and-oil')
  await fill('New password', 'linen-and-wax')
  await fill('Confirm new password', 'linen-and-wax')
  await userEvent.click(page.getByRole('button', { name: 'Change password' }))
  await expect
    .element(shownToast())
    .toHaveTextContent(
      'Password ChangedAll other browsers are signed out, and access tokens are revoked.',
    )
  expect(changePassword.mock.calls).toEqual([
    [{ currentPassword: 'walnut-and-oil', newPassword: 'linen-and-wax' }],
  ])
  await expect.element(page.getByLabelText('Current password')).toHaveValue('')
})

it('says why the password was not changed, and keeps what was typed', async () => {
  const detail = 'The current password is not right. Nothing was changed. Please try again.'
  const failure = new ApiError({ status: 403, detail })
  await openAccount({ changePassword: () => Promise.reject(failure) })
  await unfold('Change password')
  await fill('Current password', 'wrong')
  await fill('New password', 'abcdef')
  await fill('Confirm new password', 'abcde')
  const send = page.getByRole('button', { name: 'Change password' })
  await userEvent.click(send)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Password MismatchPasswords do not match. Please try again.')
  await fill('Confirm new password', 'abcdef')
  await userEvent.click(send)
  await expect.element(page.getByRole('alert')).toHaveTextContent(`Password Not Changed${detail}`)
  await expect.element(page.getByLabelText('Current password')).toHaveValue('wrong')
})

it('offers no change of a password that another provider keeps', async () => {
  await openAccount({ changePassword: null })
  await expect.element(page.getByText('Delete account')).toBeVisible()
  expect(page.getByText('Change password').elements()).toEqual([])
})

it('asks nobody for a password they do not have: whoever comes by Google signs in again', async () => {
  const byGoogle = { id: 'user-1', email: 'mara@oakandoil.shop', hasPassword: false }
  const report = { kind: 'user', user: byGoogle } as const
  const { loadPage } = await openAccount({}, { deleteAccount: refusal('sign_in_again') }, report)
  expect(page.getByText('Change password').elements()).toEqual([])
  await unfold('Delete account')
  await userEvent.click(page.getByRole('button', { name: 'Delete my account for good' }))
  await expect.element(page.getByText(/sign in once more/)).toBeVisible()
  expect(page.getByLabelText('Your password').elements()).toEqual([])
  const signOut = page.getByRole('button', { name: 'Sign out now' })
  await expect.element(signOut).toHaveFocus()
  await userEvent.click(signOut)
  await expect.poll(() => loadPage.mock.calls).toEqual([['/']])
})

it('collects everything in one file', async () => {
  const exported = {
    exportedAt: '2026-05-01T12:00:00.000Z',
    profile: { ...user, signupIpAddress: null, browserFingerprint: null },
    listings: [],
    listingVersions: [],
    deletedListings: [],
    deletedFooters: [],
    batches: [],
    shopProfile: NO_PROFILE,
    footers: [aFooter()],
    creditTransactions: [],
    accessTokens: [],
    payments: [],
  }
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await openAccount({}, { exportAccount: exported })
  await unfold('Download my data')
  await userEvent.click(page.getByRole('button', { name: 'Download' }))
  await expect.poll(() => saved).toEqual(['listwright-2026-05-01.json'])
})

it('says what is lost before it deletes the account, and then leaves', async () => {
  const { server, loadPage } = await openAccount({}, { deleteAccount: nothing() })
  await unfold('Delete account')
  await expect.element(page.getByText('Your 1,240 credits are lost')).toBeVisible()
  expect(server.callsOf('deleteAccount')).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Delete my account for good' }))
  await expect.poll(() => loadPage.mock.calls).toEqual([['/']])
  expect(server.callsOf('deleteAccount')).toHaveLength(1)
  expect(Object.keys(localStorage)).toEqual(['browserFingerprint'])
})

it('asks for the password when the sign-in is too long ago', async () => {
  const confirm = vi.fn<Identity['confirm']>(async () => undefined)
  const { server, loadPage } = await openAccount(
    { confirm },
    { deleteAccount: refusal('sign_in_again') },
  )
  await unfold('Delete account')
  const remove = page.getByRole('button', { name: 'Delete my account for good' })
  await userEvent.click(remove)
  await expect.element(page.getByLabelText('Your password')).toHaveFocus()
  server.answer({ deleteAccount: nothing() })
  await fill('Your password', 'walnut-and-oil')
  await userEvent.click(remove)
  await expect.poll(() => loadPage.mock.calls).toEqual([['/']])
  expect(confirm.mock.calls).toEqual([
    [{ email: 'mara@oakandoil.shop', password: 'walnut-and-oil' }],
  ])
})

it('deletes nothing while a listing is being written, and says so', async () => {
  await openAccount({}, { deleteAccount: refusal('account_busy') })
  await unfold('Delete account')
  await userEvent.click(page.getByRole('button', { name: 'Delete my account for good' }))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`Account Not Deleted${PROBLEMS.account_busy.detail}`)
})

async function openAccount(given: Partial<Identity> = {}, answers: Answers = {}, who = MARA) {
  const server = fakeApi({ ...member, ...answers })
  const { loadPage } = await renderApp({ path: '/footers', identity: fakeIdentity(who, given) })
  await userEvent.click(page.getByRole('button', { name: 'Your account' }))
  await expect.element(page.getByRole('dialog', { name: 'Your account' })).toBeVisible()
  return { server, loadPage }
}

const choose = (theme: string) => userEvent.click(page.getByText(theme, { exact: true }))
const unfold = (summary: string) =>
  userEvent.click(page.getByText(summary, { exact: true }).first())
const fill = (label: string, text: string) =>
  userEvent.fill(page.getByLabelText(label, { exact: true }), text)

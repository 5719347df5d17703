import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi, nothing, refusal } from '#client/testing/fake-api.ts'
import { fakeIdentity, MARA, NOBODY } from '#client/testing/fake-identity.ts'
import { renderApp } from '#client/testing/render.tsx'
import { aConfiguration, aUser } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { clearHint } from '#client/accounts/identity/hint-cookie.ts'
import type { Identity } from '#client/accounts/identity/identity.ts'

const SECRET = 'x'.repeat(43)
const LATER_SECRET = 'l'.repeat(43)
const configuration = aConfiguration()

beforeEach(clearHint)

it('leads from signing in to the page for forgotten passwords', async () => {
  fakeApi({ configuration })
  await renderApp({ path: '/signin', identity: fakeIdentity(NOBODY) })
  await userEvent.click(page.getByRole('link', { name: 'Forgot your password?' }))
  await expect.element(page.getByRole('heading', { name: 'Forgot your password?' })).toHaveFocus()
})

it('takes the address along that was typed for signing in', async () => {
  fakeApi({ configuration })
  await renderApp({ path: '/signin', identity: fakeIdentity(NOBODY) })
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'mara@oakandoil.shop')
  await userEvent.click(page.getByRole('link', { name: 'Forgot your password?' }))
  await expect
    .element(page.getByRole('textbox', { name: 'Email' }))
    .toHaveValue('mara@oakandoil.shop')
})

it('asks for a link, and gives away nothing about who has an account', async () => {
  fakeApi({ configuration })
  const requestPasswordReset = vi.fn<Identity['requestPasswordReset']>(async () => undefined)
  await askForLink(fakeIdentity(NOBODY, { requestPasswordReset }))
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus()
  await expect
    .element(
      page.getByText(/^If there is an account for mara@oakandoil.shop, a link is on its way/),
    )
    .toBeVisible()
  expect(page.getByRole('heading', { name: 'Forgot your password?' }).elements()).toEqual([])
  expect(requestPasswordReset.mock.calls).toEqual([['mara@oakandoil.shop']])
  expect(page.getByText(/does not send email/).elements()).toEqual([])
})

it('says who has the link when the server sends no mail, and to its operator where it lies', async () => {
  fakeApi({ configuration: aConfiguration({ mail: 'outbox', supportEmail: 'help@oak.shop' }) })
  await askForLink(fakeIdentity(NOBODY))
  await expect.element(page.getByRole('heading', { name: 'Ask for your link' })).toBeVisible()
  await expect.element(page.getByText(/^This site does not send email yet/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Write to help@oak.shop' }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:help@oak.shop\?.*mara%40oakandoil.shop/),
    )
  await userEvent.click(page.getByText('You run this server?'))
  await expect.element(page.getByText(/^The link is a file in the folder outbox/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Make a new link' }))
  await expect.element(page.getByText(/^A new link is ready/)).toBeVisible()
  expect(page.getByText(/spam folder|Send again/).elements()).toEqual([])
})

it('gives her a message to copy where the operator named no address', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  fakeApi({ configuration: aConfiguration({ mail: 'outbox', supportEmail: null }) })
  await askForLink(fakeIdentity(NOBODY))
  await expect
    .element(page.getByText(/^Please send me the link .*mara@oakandoil.shop/))
    .toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Copy the message' }))
  await expect.element(shownToast()).toHaveTextContent('Copied!Message copied to clipboard')
  expect(writeText).toHaveBeenCalledWith(
    'Please send me the link for a new password. My account is mara@oakandoil.shop.',
  )
})

it('sends the link again to the same address', async () => {
  fakeApi({ configuration })
  const requestPasswordReset = vi.fn<Identity['requestPasswordReset']>(async () => undefined)
  await askForLink(fakeIdentity(NOBODY, { requestPasswordReset }))
  await userEvent.click(page.getByRole('button', { name: 'Send again' }))
  await expect.element(page.getByText('Sent again. Use the newest link.')).toBeVisible()
  requestPasswordReset.mockRejectedValueOnce(new Error('Please wait a moment and try again.'))
  await userEvent.click(page.getByRole('button', { name: 'Send again' }))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Link Not SentPlease wait a moment and try again.')
  expect(requestPasswordReset.mock.calls.flat()).toEqual(Array(3).fill('mara@oakandoil.shop'))
  await userEvent.click(page.getByRole('button', { name: 'Try another address' }))
  await expect.element(page.getByLabelText('Email')).toBeVisible()
})

it('says why no link was sent', async () => {
  fakeApi({ configuration })
  const failure = new Error('Please wait a moment and try again.')
  const identity = fakeIdentity(NOBODY, { requestPasswordReset: () => Promise.reject(failure) })
  await askForLink(identity)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Link Not SentPlease wait a moment and try again.')
})

it('takes the secret out of the address and sets the new password with it', async () => {
  const server = fakeApi({ configuration, resetPassword: nothing() })
  await renderApp({ path: `/reset-password#${SECRET}`, identity: fakeIdentity(NOBODY) })
  await chooseNew('abcdef', 'abcdef')
  await expect.element(page.getByRole('heading', { name: 'Your password is new' })).toHaveFocus()
  expect(server.callsOf('resetPassword').map(({ body }) => body)).toEqual([
    { token: SECRET, newPassword: 'abcdef' },
  ])
  expect(location.href).not.toContain(SECRET)
})

it.each([
  ['secret1', 'secret2', 'Password MismatchPasswords do not match. Please try again.'],
  ['abcde', 'abcde', 'Password Too ShortPassword must be at least 6 characters long.'],
])('refuses the password %j confirmed as %j', async (password, confirmation, notice) => {
  const server = fakeApi({ configuration })
  await renderApp({ path: `/reset-password#${SECRET}`, identity: fakeIdentity(NOBODY) })
  await chooseNew(password, confirmation)
  await expect.element(page.getByRole('alert')).toHaveTextContent(notice)
  expect(server.callsOf('resetPassword')).toEqual([])
})

it('says what to do when the link is used up', async () => {
  fakeApi({ configuration, resetPassword: refusal('reset_link_over') })
  await renderApp({ path: `/reset-password#${SECRET}`, identity: fakeIdentity(NOBODY) })
  await chooseNew('abcdef', 'abcdef')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`Password Not Changed${PROBLEMS.reset_link_over.detail}`)
  await expect
    .element(page.getByRole('link', { name: 'Request a new link' }))
    .toHaveAttribute('href', '/forgot-password')
})

it('takes a later link that is pasted into the same tab, and hides its secret too', async () => {
  const server = fakeApi({ configuration, resetPassword: refusal('reset_link_over') })
  await renderApp({ path: `/reset-password#${SECRET}`, identity: fakeIdentity(NOBODY) })
  await chooseNew('abcdef', 'abcdef')
  await expect.poll(() => server.callsOf('resetPassword')).toHaveLength(1)
  server.answer({ resetPassword: nothing() })
  location.hash = LATER_SECRET
  await expect.poll(() => location.hash).toBe('')
  await chooseNew('abcdef', 'abcdef')
  await expect.element(page.getByRole('heading', { name: 'Your password is new' })).toHaveFocus()
  expect(server.callsOf('resetPassword')[1]?.body).toMatchObject({ token: LATER_SECRET })
})

it('wants the link, not only the address of the page', async () => {
  fakeApi({ configuration })
  await renderApp({ path: '/reset-password', identity: fakeIdentity(NOBODY) })
  await expect
    .element(page.getByRole('link', { name: 'Request a new link' }))
    .toHaveAttribute('href', '/forgot-password')
})

it('works also where somebody is signed in', async () => {
  fakeApi({ syncLocal: aUser(), sendFingerprint: nothing(), currentUser: aUser() })
  await renderApp({ path: `/reset-password#${SECRET}`, identity: fakeIdentity(MARA) })
  await expect.element(page.getByLabelText('New password', { exact: true })).toBeVisible()
})

async function askForLink(identity: Identity) {
  await renderApp({ path: '/forgot-password', identity })
  await userEvent.fill(page.getByLabelText('Email'), 'mara@oakandoil.shop')
  await userEvent.click(page.getByRole('button', { name: 'Send the link' }))
}

async function chooseNew(password: string, confirmation: string) {
  await userEvent.fill(page.getByLabelText('New password', { exact: true }), password)
  await userEvent.fill(page.getByLabelText('Confirm new password'), confirmation)
  await userEvent.click(page.getByRole('button', { name: 'Set new password' }))
}

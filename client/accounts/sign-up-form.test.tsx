import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#client/api/api-error.ts'
import { fakeApi, nothing } from '#client/testing/fake-api.ts'
import { fakeIdentity, NOBODY } from '#client/testing/fake-identity.ts'
import { renderApp } from '#client/testing/render.tsx'
import { aConfiguration, aUser } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import { clearHint } from '#client/accounts/identity/hint-cookie.ts'

const configuration = aConfiguration()

beforeEach(clearHint)

it('promises ten credits and says how they add up', async () => {
  fakeApi({ configuration })
  await renderApp({ path: '/signup', identity: fakeIdentity(NOBODY) })
  await expect.element(page.getByText('10 free credits', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText(/5 from the free plan and 5 as a welcome bonus/))
    .toBeVisible()
})

it.each([
  ['secret1', 'secret2', 'Password MismatchPasswords do not match. Please try again.'],
  ['abc', 'abcd', 'Password MismatchPasswords do not match. Please try again.'],
  ['abcde', 'abcde', 'Password Too ShortPassword must be at least 6 characters long.'],
])('refuses the password %j confirmed as %j', async (password, confirmation, notice) => {
  fakeApi({ configuration })
  const signUp = vi.fn<() => Promise<void>>()
  await renderApp({ path: '/signup', identity: fakeIdentity(NOBODY, { signUp }) })
  await fillAndSend(password, confirmation)
  await expect.element(page.getByRole('alert')).toHaveTextContent(notice)
  expect(signUp).not.toHaveBeenCalled()
})

it('says at the first empty field what is missing', async () => {
  fakeApi({ configuration })
  await renderApp({ path: '/signup', identity: fakeIdentity(NOBODY) })
  await userEvent.click(page.getByRole('button', { name: 'Sign Up', exact: true }))
  const email = page.getByLabelText('Email')
  await expect.element(email).toHaveAccessibleDescription('Enter your email address.')
  await expect.element(email).toHaveFocus()
})

it('opens the account, says welcome and leads on', async () => {
  fakeApi({
    configuration,
    syncLocal: aUser(),
    sendFingerprint: nothing(),
    currentUser: aUser(),
    listFooters: [],
  })
  await renderApp({ path: '/signup?next=/footers', identity: fakeIdentity(NOBODY) })
  await fillAndSend('abcdef', 'abcdef')
  await expect
    .element(shownToast())
    .toHaveTextContent('Welcome to Listwright!New sellers start with 10 free credits.')
  await expect.poll(() => location.pathname).toBe('/footers')
})

it('disables the buttons and changes the label while it opens the account', async () => {
  fakeApi({ configuration })
  const identity = fakeIdentity(NOBODY, { signUp: () => new Promise(() => undefined) })
  await renderApp({ path: '/signup', identity })
  await fillAndSend('abcdef', 'abcdef')
  await expect
    .element(page.getByRole('button', { name: 'Creating your account...' }))
    .toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled()
})

it('says why the account could not be opened', async () => {
  fakeApi({ configuration })
  const detail = 'An account with this email already exists. Please sign in instead.'
  const identity = fakeIdentity(NOBODY, {
    signUp: () => Promise.reject(new ApiError({ status: 409, detail })),
  })
  await renderApp({ path: '/signup', identity })
  await fillAndSend('abcdef', 'abcdef')
  await expect.element(page.getByRole('alert')).toHaveTextContent(`Sign Up Failed${detail}`)
})

it('has a sentence for a failure without one', async () => {
  fakeApi({ configuration })
  const identity = fakeIdentity(NOBODY, { signUp: () => Promise.reject(new Error('')) })
  await renderApp({ path: '/signup', identity })
  await fillAndSend('abcdef', 'abcdef')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Sign Up FailedFailed to create account. Please try again.')
})

it('says when Google fails, and links to sign-in', async () => {
  fakeApi({ configuration })
  const identity = fakeIdentity(NOBODY, {
    signInWithGoogle: () => Promise.reject(new Error('no')),
  })
  await renderApp({ path: '/signup', identity })
  await userEvent.click(page.getByRole('button', { name: 'Continue with Google' }))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Sign Up FailedFailed to sign up with Google.')
  await userEvent.click(page.getByRole('link', { name: 'Sign in' }))
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toHaveFocus()
})

async function fillAndSend(password: string, confirmation: string) {
  await userEvent.fill(page.getByLabelText('Email'), 'mara@oakandoil.shop')
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), password)
  await userEvent.fill(page.getByLabelText('Confirm Password'), confirmation)
  await userEvent.click(page.getByRole('button', { name: 'Sign Up' }))
}

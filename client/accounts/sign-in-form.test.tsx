import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#client/api/api-error.ts'
import { fakeApi, nothing } from '#client/testing/fake-api.ts'
import { fakeIdentity, NOBODY } from '#client/testing/fake-identity.ts'
import { renderApp } from '#client/testing/render.tsx'
import { shownToast } from '#client/testing/shown-toast.ts'
import { aConfiguration, aUser } from '#client/testing/samples.ts'
import { clearHint } from '#client/accounts/identity/hint-cookie.ts'

const configuration = aConfiguration()
const member = {
  configuration,
  syncLocal: aUser(),
  sendFingerprint: nothing(),
  currentUser: aUser(),
  listListings: [],
  listFooters: [],
}

beforeEach(clearHint)

it('signs in, says welcome and leads back', async () => {
  fakeApi(member)
  await renderApp({ path: '/signin?next=/footers', identity: fakeIdentity(NOBODY) })
  await signIn()
  await expect.element(shownToast()).toHaveTextContent('Welcome back!You are signed in.')
  await expect.element(page.getByRole('heading', { name: 'Footers', level: 1 })).toBeVisible()
  // What is sent last must not be noted in the storage of the next test.
  await expect.poll(() => sessionStorage.length).toBe(1)
})

it('goes to no page but one of this site', async () => {
  const server = fakeApi(member)
  await renderApp({ path: '/signin?next=//evil.test', identity: fakeIdentity(NOBODY) })
  await signIn()
  await expect.poll(() => location.pathname).toBe('/')
  // What is sent last must not reach the server of the next test.
  await expect.poll(() => server.callsOf('sendFingerprint')).toHaveLength(1)
})

it('says why signing in failed, and lets one try again', async () => {
  fakeApi({ configuration })
  const failure = new ApiError({ status: 401, detail: 'Email or password is not right.' })
  const identity = fakeIdentity(NOBODY, { signIn: () => Promise.reject(failure) })
  await renderApp({ path: '/signin', identity })
  await signIn()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Sign In FailedEmail or password is not right.')
  for (const field of ['Email', 'Password'])
    await expect.element(page.getByRole('textbox', { name: field, exact: true })).toBeInvalid()
  await expect.element(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
  await expect.element(page.getByLabelText('Email')).toHaveValue('mara@oakandoil.shop')
})

it('takes the typed address along to signing up, and back', async () => {
  fakeApi({ configuration })
  await renderApp({ path: '/signin?next=%2Fcredits', identity: fakeIdentity(NOBODY) })
  await userEvent.fill(page.getByLabelText('Email'), 'mara@oakandoil.shop')
  await userEvent.click(page.getByRole('link', { name: 'Create an account' }))
  await expect.element(page.getByRole('button', { name: 'Sign Up' })).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveValue('mara@oakandoil.shop')
  await userEvent.fill(page.getByLabelText('Email'), 'ben@bench.shop')
  await userEvent.click(page.getByRole('link', { name: 'Sign in' }))
  await expect.element(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveValue('ben@bench.shop')
  expect(location.pathname + location.search).toBe('/signin?next=%2Fcredits')
})

it('takes back why it failed as soon as it is tried again', async () => {
  fakeApi({ configuration })
  const entered = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new ApiError({ status: 401, detail: 'Not right.' }))
    .mockReturnValue(new Promise(() => undefined))
  await renderApp({ path: '/signin', identity: fakeIdentity(NOBODY, { signIn: entered }) })
  await signIn()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Sign In FailedNot right.')
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'another')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

it('repeats no words of something between the browser and the server', async () => {
  fakeApi({ configuration })
  const failure = new ApiError({ status: 502, detail: 'Bad Gateway', isOurs: false })
  const identity = fakeIdentity(NOBODY, { signIn: () => Promise.reject(failure) })
  await renderApp({ path: '/signin', identity })
  await signIn()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Sign In FailedPlease check your credentials and try again.')
})

it('has a sentence for a failure without one', async () => {
  fakeApi({ configuration })
  const identity = fakeIdentity(NOBODY, { signIn: () => Promise.reject(new Error('')) })
  await renderApp({ path: '/signin', identity })
  await signIn()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Sign In FailedPlease check your credentials and try again.')
})

it('disables the buttons and changes the label while it signs in', async () => {
  fakeApi({ configuration })
  const identity = fakeIdentity(NOBODY, { signIn: () => new Promise(() => undefined) })
  await renderApp({ path: '/signin', identity })
  await signIn()
  await expect.element(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled()
})

it('says when Google fails', async () => {
  fakeApi({ configuration })
  const identity = fakeIdentity(NOBODY, {
    signInWithGoogle: () => Promise.reject(new Error('no')),
  })
  await renderApp({ path: '/signin', identity })
  await userEvent.click(page.getByRole('button', { name: 'Continue with Google' }))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Sign In FailedFailed to sign in with Google.')
})

it('says plainly that Google is not set up', async () => {
  const identity = { provider: 'embedded', hasGoogle: false } as const
  fakeApi({ configuration: aConfiguration({ identity }) })
  await renderApp({ path: '/signin', identity: fakeIdentity(NOBODY) })
  const button = page.getByRole('button', { name: 'Continue with Google' })
  await expect
    .element(button)
    .toHaveAccessibleDescription(
      'Google sign-in is not set up on this server. Please use your email.',
    )
  await expect.element(button).toBeDisabled()
})

it('asks for an email address and a password', async () => {
  fakeApi({ configuration })
  await renderApp({ path: '/signin', identity: fakeIdentity(NOBODY) })
  const email = page.getByLabelText('Email')
  await expect.element(email).toBeRequired()
  await expect.element(email).toHaveAttribute('type', 'email')
  await expect.element(email).toHaveAttribute('autocomplete', 'username')
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  await expect.element(password).toBeRequired()
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  await userEvent.click(page.getByRole('button', { name: 'Show password' }))
  await expect.element(password).toHaveAttribute('type', 'text')
})

it('says at a field what is missing or wrong, in words of its own', async () => {
  fakeApi({ configuration })
  await renderApp({ path: '/signin', identity: fakeIdentity(NOBODY) })
  const email = page.getByLabelText('Email')
  const send = page.getByRole('button', { name: 'Sign In', exact: true })
  await userEvent.click(send)
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription('Enter your email address.')
  await userEvent.fill(email, 'mara@oakandoil')
  await userEvent.click(send)
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  await expect.element(password).toHaveAccessibleDescription('Enter your password.')
  await userEvent.fill(password, 'secret1')
  await userEvent.click(send)
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address.')
  expect(page.getByText('Sign In Failed').elements()).toEqual([])
})

async function signIn() {
  await userEvent.fill(page.getByLabelText('Email'), 'mara@oakandoil.shop')
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'secret1')
  await userEvent.click(page.getByRole('button', { name: 'Sign In', exact: true }))
}

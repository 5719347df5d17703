import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#client/api/api-error.ts'
import { fakeApi, nothing } from '#client/testing/fake-api.ts'
import { fakeIdentity, MARA, NOBODY } from '#client/testing/fake-identity.ts'
import { renderApp } from '#client/testing/render.tsx'
import { aConfiguration, aUser } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import { GOOGLE_PROBLEMS, type GoogleProblem } from '#contract/google.ts'
import { clearHint } from '#client/accounts/identity/hint-cookie.ts'

const configuration = aConfiguration()
const member = {
  configuration,
  syncLocal: aUser(),
  sendFingerprint: nothing(),
  currentUser: aUser(),
  listFooters: [],
}
const google = page.getByRole('button', { name: 'Continue with Google' })

beforeEach(clearHint)

it.each<GoogleProblem>([
  'google_cancelled',
  'google_sign_in_over',
  'google_refused',
  'google_email_unverified',
  'google_unavailable',
  'email_taken',
])('says on the sign-in page what came of Google: %s', async (problem) => {
  fakeApi({ configuration })
  const path = `/signin?next=%2Ffooters&google=${problem}`
  await renderApp({ path, identity: fakeIdentity(NOBODY) })
  const sentence = `Failed to sign in with Google. ${GOOGLE_PROBLEMS[problem].detail}`
  await expect.element(page.getByRole('alert')).toHaveTextContent(`Sign In Failed${sentence}`)
  expect(location.search).toBe('?next=%2Ffooters')
})

it('says on the sign-up page that signing up failed', async () => {
  fakeApi({ configuration })
  await renderApp({ path: '/signup?google=google_cancelled', identity: fakeIdentity(NOBODY) })
  const { detail } = GOOGLE_PROBLEMS.google_cancelled
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`Sign Up FailedFailed to sign up with Google. ${detail}`)
  expect(location.search).toBe('')
})

it('says nothing of an outcome that there is not', async () => {
  fakeApi({ configuration })
  await renderApp({ path: '/signin?google=anything', identity: fakeIdentity(NOBODY) })
  await expect.element(google).toBeEnabled()
  expect(page.getByRole('alert').elements()).toEqual([])
})

it('gives the reason when Google cannot be reached', async () => {
  fakeApi({ configuration })
  const { detail, status } = GOOGLE_PROBLEMS.google_unavailable
  const identity = fakeIdentity(NOBODY, {
    signInWithGoogle: () => Promise.reject(new ApiError({ status, detail })),
  })
  await renderApp({ path: '/signin', identity })
  await userEvent.click(google)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`Sign In FailedFailed to sign in with Google. ${detail}`)
  await expect.element(google).toBeEnabled()
})

it('stays busy while the page is being left for Google', async () => {
  fakeApi({ configuration })
  const signInWithGoogle = vi.fn<() => Promise<null>>(async () => null)
  await renderApp({ path: '/signin', identity: fakeIdentity(NOBODY, { signInWithGoogle }) })
  await userEvent.click(google)
  await expect.element(google).toBeDisabled()
  expect(signInWithGoogle).toHaveBeenCalledOnce()
})

it.each([
  ['welcome_back', 'Welcome back!You are signed in.'],
  ['welcome', 'Welcome to Listwright!New sellers start with 10 free credits.'],
])('greets whoever came in, and leads on: %s', async (outcome, greeting) => {
  const server = fakeApi(member)
  const path = `/signin?next=%2Ffooters&google=${outcome}`
  await renderApp({ path, identity: fakeIdentity(MARA) })
  await expect.element(shownToast()).toHaveTextContent(greeting)
  await expect.element(page.getByRole('heading', { name: 'Footers', level: 1 })).toBeVisible()
  expect(location.pathname + location.search).toBe('/footers')
  await expect.poll(() => server.callsOf('sendFingerprint')).toHaveLength(1)
})

it('frees the address that somebody else signed up with, and lets its owner in', async () => {
  const server = fakeApi(member)
  const freeAddress = vi.fn(async () => undefined)
  const identity = fakeIdentity(NOBODY)
  const enter = identity.freeAddress
  await renderApp({
    path: '/signin?next=%2Ffooters&google=email_unconfirmed',
    identity: { ...identity, freeAddress: async () => (await freeAddress(), enter?.()) },
  })
  await userEvent.click(page.getByRole('button', { name: 'It is not mine: free my address' }))
  await expect.element(page.getByRole('heading', { name: 'Footers' })).toBeVisible()
  expect(freeAddress).toHaveBeenCalledOnce()
  expect(server.callsOf('syncLocal')).toHaveLength(1)
})

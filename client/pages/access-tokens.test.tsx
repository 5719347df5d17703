import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setHint } from '#client/accounts/identity/hint-cookie.ts'
import type { Identity, IdentityReport } from '#client/accounts/identity/identity.ts'
import { type Answers, fakeApi, nothing, refusal } from '#client/testing/fake-api.ts'
import { fakeIdentity, MARA } from '#client/testing/fake-identity.ts'
import { renderApp } from '#client/testing/render.tsx'
import { aConfiguration, aUser } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import type { AccessToken } from '#contract/access-tokens/access-tokens.ts'
import { PAGES } from '#contract/pages.ts'

const TOKEN = `lw_${'0123456789abcdef'.repeat(4)}`
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString()

function aToken(given: Partial<AccessToken> = {}): AccessToken {
  return {
    id: 'token-1',
    name: 'Laptop',
    ending: 'cdef',
    scopes: ['listings:read', 'listings:write'],
    createdAt: inDays(-3),
    lastUsedAt: new Date(2025, 10, 14, 15, 41).toISOString(),
    expiresAt: inDays(87),
    ...given,
  }
}

beforeEach(setHint)

type Opened = { answers?: Answers; identity?: Partial<Identity>; who?: IdentityReport }

async function open(tokens: AccessToken[], { answers, identity, who = MARA }: Opened = {}) {
  const user = aUser()
  const server = fakeApi({
    configuration: aConfiguration(),
    syncLocal: user,
    sendFingerprint: nothing(),
    currentUser: user,
    listAccessTokens: tokens,
    makeAccessToken: { ...aToken({ lastUsedAt: null }), token: TOKEN },
    endAccessToken: nothing(),
    ...answers,
  })
  await renderApp({ path: PAGES.accessTokens, identity: fakeIdentity(who, identity) })
  await expect.element(page.getByRole('heading', { name: 'Access tokens', level: 1 })).toBeVisible()
  return server
}

const form = page.getByRole('form', { name: 'New access token' })
const name = form.getByRole('textbox', { name: 'Name' })
const make = form.getByRole('button', { name: 'Create token' })
const made = page.getByRole('region', { name: 'The token “Laptop”' })
const rows = page.getByRole('list', { name: 'Access tokens' }).getByRole('listitem')
const dialog = page.getByRole('alertdialog', { name: 'Revoke this token?' })
const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })

it('says what a token is for, where there is none yet', async () => {
  await open([])
  const uses = page.getByRole('region', { name: 'What a token is for' })
  await expect
    .element(uses.getByRole('listitem').nth(1))
    .toMatchTextContent(/nightYou add rows.*Batches/)
  await expect
    .element(
      uses.getByText(
        `curl -H "Authorization: Bearer YOUR_TOKEN" "${location.origin}/api/listings?limit=1"`,
      ),
    )
    .toBeVisible()
  await expect.element(uses.getByRole('button', { name: 'Copy command' })).toBeVisible()
})

it('still says it below the tokens that there are', async () => {
  await open([aToken()])
  await expect.element(page.getByRole('region', { name: 'What a token is for' })).toBeVisible()
})

it('shows of each what it may do, when it was used last and until when it works', async () => {
  await open([
    aToken(),
    aToken({ id: 'token-2', name: 'Old', lastUsedAt: null, expiresAt: inDays(-2) }),
  ])
  await expect.element(rows.first()).toMatchTextContent(/LaptopRead listings, Write listings/)
  await expect
    .element(rows.first())
    .toMatchTextContent(/lw_…cdefLast used Nov 14, 2025 • 3:41 PMExpires on/)
  await expect.element(rows.nth(1)).toMatchTextContent(/Never usedExpired on/)
  await expect.element(page.getByRole('button', { name: 'Remove Old' })).toBeVisible()
})

it('says why the tokens could not be loaded, and tries again', async () => {
  const server = await open([], { answers: { listAccessTokens: refusal('unavailable') } })
  await expect.element(page.getByText('Your access tokens could not be loaded')).toBeVisible()
  server.answer({ listAccessTokens: [aToken()] })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(rows.first()).toBeVisible()
})

it('makes one by keyboard, shows it this once, and copies it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const server = await open([])
  await userEvent.fill(name, ' Laptop ')
  await userEvent.click(form.getByRole('checkbox', { name: /^Write listings/ }))
  await userEvent.click(form.getByRole('checkbox', { name: /Batches/ }))
  await userEvent.click(form.getByRole('radio', { name: '30 days' }))
  server.answer({ listAccessTokens: [aToken()] })
  await userEvent.type(name, '{Enter}')
  await expect.element(made.getByLabelText('Access token')).toHaveValue(TOKEN)
  await expect.element(made.getByLabelText('Access token')).toHaveFocus()
  expect(server.callsOf('makeAccessToken').map(({ body }) => body)).toEqual([
    { name: 'Laptop', scopes: ['listings:read', 'listings:write', 'batches'], days: 30 },
  ])
  const hasIt = made.getByRole('button', { name: 'I’ve copied it' })
  await userEvent.click(hasIt)
  await expect
    .element(made.getByRole('alert'))
    .toMatchTextContent('If you have it, press once more.')
  await userEvent.click(made.getByRole('button', { name: 'Copy token' }))
  await expect.element(shownToast()).toMatchTextContent('Token copied to clipboard')
  expect(copied).toHaveBeenCalledExactlyOnceWith(TOKEN)
  await userEvent.click(hasIt)
  await expect.element(name).toHaveValue('')
  expect(page.getByLabelText('Access token').elements()).toEqual([])
  expect(document.body.textContent).not.toContain(TOKEN)
  const tokens = page.getByRole('list', { name: 'Access tokens' })
  await expect.element(tokens.getByText('New', { exact: true })).toBeVisible()
})

it('shows a command that works as it is pasted, and asks before the token is left behind', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const server = await open([])
  await userEvent.fill(name, 'Laptop')
  await userEvent.click(make)
  const command = `curl -H "Authorization: Bearer ${TOKEN}" "${location.origin}/api/listings?limit=1"`
  await expect.element(made.getByText(command)).toBeVisible()
  await expect.element(made).toMatchTextContent(/It may read and write listings\./)
  await userEvent.click(page.getByRole('link', { name: 'History' }))
  await expect.element(page.getByText('Leave without the token?')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Stay here' }))
  await userEvent.click(made.getByRole('button', { name: 'Copy command' }))
  expect(copied).toHaveBeenCalledExactlyOnceWith(command)
  await userEvent.click(made.getByRole('button', { name: 'I’ve copied it' }))
  server.answer({ makeAccessToken: { ...aToken({ scopes: ['batches'] }), token: TOKEN } })
  await userEvent.fill(name, 'Laptop')
  await userEvent.click(make)
  // One that may not read would be refused.
  await expect.element(made.getByLabelText('Access token')).toBeVisible()
  expect(made.getByText(/^curl /).elements()).toEqual([])
})

it('lays a token out that the browser does not copy, and asks before it is lost', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await open([])
  await userEvent.fill(name, 'Laptop')
  await userEvent.click(make)
  await userEvent.click(made.getByRole('button', { name: 'Copy token' }))
  const sheet = page.getByRole('dialog', { name: 'Copy it by hand' })
  await expect.element(sheet.getByRole('textbox', { name: 'Token' })).toHaveValue(TOKEN)
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }).first())
  await userEvent.click(made.getByRole('button', { name: 'I’ve copied it' }))
  await expect.element(made.getByRole('alert')).toMatchTextContent(/not copied by the button/)
})

it('wants a name, and something that the token may do', async () => {
  const server = await open([])
  await userEvent.click(make)
  await expect.element(form.getByText('Name is required')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await userEvent.click(form.getByRole('checkbox', { name: /Read listings/ }))
  await expect.element(form.getByText('Please choose what the token may do')).toBeVisible()
  await expect.element(make).toBeDisabled()
  expect(server.callsOf('makeAccessToken')).toEqual([])
})

it('says why none was made, and keeps what was typed', async () => {
  await open([], { answers: { makeAccessToken: refusal('too_many_tokens') } })
  await userEvent.fill(name, 'Laptop')
  await userEvent.click(make)
  await expect.element(form.getByText(/You have 20 access tokens/)).toBeVisible()
  await expect.element(name).toHaveValue('Laptop')
})

it('asks for the password where the sign-in is too long ago, then makes it', async () => {
  const confirm = vi.fn<Identity['confirm']>().mockResolvedValue()
  const answers = { makeAccessToken: refusal('sign_in_again') }
  const server = await open([], { answers, identity: { confirm } })
  await userEvent.fill(name, 'Laptop')
  await userEvent.click(make)
  server.answer({ makeAccessToken: { ...aToken(), token: TOKEN } })
  await userEvent.fill(proof.getByLabelText('Your password'), 'correct horse')
  await userEvent.click(proof.getByRole('button', { name: 'Confirm' }))
  await expect.element(made).toBeVisible()
  expect(confirm).toHaveBeenCalledExactlyOnceWith({
    email: 'mara@oakandoil.shop',
    password: 'correct horse',
  })
})

it('has whoever came by Google sign in once more', async () => {
  const who: IdentityReport = {
    kind: 'user',
    user: { id: 'user-1', email: 'mara@oakandoil.shop', hasPassword: false },
  }
  await open([], { answers: { makeAccessToken: refusal('sign_in_again') }, who })
  await userEvent.fill(name, 'Laptop')
  await userEvent.click(make)
  await expect.element(proof.getByRole('button', { name: 'Sign out now' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(form.getByText('Token Not Created')).toBeVisible()
  await expect.element(name).toHaveValue('Laptop')
})

it('revokes one after a question', async () => {
  const server = await open([aToken()])
  await userEvent.click(page.getByRole('button', { name: 'Revoke Laptop' }))
  await expect.element(dialog).toMatchTextContent(/Anything that uses “Laptop” stops working/)
  server.answer({ listAccessTokens: [] })
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
  await expect.element(shownToast()).toMatchTextContent('“Laptop” no longer works.')
  await expect.element(page.getByText(/^No access tokens yet/)).toBeVisible()
  expect(server.callsOf('endAccessToken').map(({ params }) => params)).toEqual([{ id: 'token-1' }])
})

it('says that a token still works where it could not be revoked', async () => {
  await open([aToken()], { answers: { endAccessToken: refusal('sign_in_again') } })
  await userEvent.click(page.getByRole('button', { name: 'Revoke Laptop' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
  await expect.element(proof.getByLabelText('Your password')).toBeVisible()
  // The dialog hears a key once it has the focus.
  await expect.poll(() => proof.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(shownToast()).toMatchTextContent(/^Token Not Revoked/)
  await expect.element(rows.first()).toBeVisible()
})

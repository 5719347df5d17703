import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { fakeApi, nothing, refusal } from '#client/testing/fake-api.ts'
import { PAGES } from '#contract/pages.ts'
import { clearHint, hasHint, setHint } from './hint-cookie.ts'
import { embeddedIdentity } from './embedded.ts'
import type { IdentityReport } from './identity.ts'

const HOUR_SECONDS = 3600
const person = { user: { email: 'mara@oakandoil.shop', name: '' } }
const mara = {
  kind: 'user',
  user: { id: 'identity-1', email: 'mara@oakandoil.shop', hasPassword: true },
}

/** Also where a sign-out is remembered. */
const forgetHint = () => {
  setHint()
  clearHint()
}

beforeEach(() => {
  forgetHint()
  // At home there is somebody: the server sends the application there to nobody else.
  const before = location.href
  history.replaceState(null, '', PAGES.signIn)
  onTestFinished(() => {
    forgetHint()
    history.replaceState(null, '', before)
  })
})

it('asks nobody who is signed in while there is no hint', () => {
  const server = fakeApi({})
  expect(reportsOf(embeddedIdentity())).toEqual([{ kind: 'nobody' }])
  expect(server.calls).toEqual([])
})

it('reports the person of the session', async () => {
  fakeApi({ mintToken: { token: aToken() } })
  setHint()
  const reports = reportsOf(embeddedIdentity())
  await expect.poll(() => reports).toEqual([mara])
})

it('asks before anybody listens, and once for the first who does', async () => {
  const server = fakeApi({ mintToken: { token: aToken() } })
  setHint()
  const identity = embeddedIdentity()
  await expect.poll(() => server.callsOf('mintToken')).toHaveLength(1)
  const reports = reportsOf(identity)
  await expect.poll(() => reports).toEqual([mara])
  expect(server.callsOf('mintToken')).toHaveLength(1)
})

it('reports nobody when the session is over', async () => {
  fakeApi({ mintToken: refusal('not_signed_in') })
  setHint()
  const reports = reportsOf(embeddedIdentity())
  await expect.poll(() => reports).toEqual([{ kind: 'nobody' }])
})

it('reports the person after signing in', async () => {
  const server = fakeApi({ signIn: person, mintToken: { token: aToken() } })
  const identity = embeddedIdentity()
  const reports = reportsOf(identity)
  await identity.signIn({ email: 'mara@oakandoil.shop', password: 'secret1' })
  expect(reports).toEqual([{ kind: 'nobody' }, mara])
  expect(server.callsOf('signIn')[0]?.body).toEqual({
    email: 'mara@oakandoil.shop',
    password: 'secret1',
  })
})

it('says so when the browser did not keep the sign-in', async () => {
  fakeApi({ signUp: person, mintToken: refusal('not_signed_in') })
  const signUp = embeddedIdentity().signUp({ email: 'a@b.shop', password: 'secret1' })
  await expect(signUp).rejects.toThrow('Please allow cookies for this site and try again.')
})

it('keeps the token in memory and renews it shortly before it expires', async () => {
  const first = aToken()
  const server = fakeApi({ signIn: person, mintToken: { token: first } })
  const { tokens, signIn } = embeddedIdentity()
  await signIn({ email: 'mara@oakandoil.shop', password: 'secret1' })
  expect(await tokens.current()).toBe(first)
  expect(server.callsOf('mintToken')).toHaveLength(1)
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(first)

  const second = aToken()
  server.answer({ mintToken: { token: second } })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + (HOUR_SECONDS - 30) * 1000)
  expect(await Promise.all([tokens.current(), tokens.current()])).toEqual([second, second])
  expect(server.callsOf('mintToken')).toHaveLength(2)
})

it('proves the person anew without reporting them a second time', async () => {
  const anew = aToken()
  const server = fakeApi({ signIn: person, mintToken: { token: aToken() } })
  const identity = embeddedIdentity()
  const credentials = { email: 'mara@oakandoil.shop', password: 'secret1' }
  await identity.signIn(credentials)
  const reports = reportsOf(identity)
  server.answer({ mintToken: { token: anew } })
  const before = reports.length
  await identity.confirm(credentials)
  expect(await identity.tokens.current()).toBe(anew)
  expect(reports).toHaveLength(before)
})

it('forgets the token at sign-out', async () => {
  fakeApi({ signIn: person, mintToken: { token: aToken() }, signOut: nothing() })
  const { tokens, signIn, signOut } = embeddedIdentity()
  await signIn({ email: 'mara@oakandoil.shop', password: 'secret1' })
  await signOut()
  expect(await tokens.current()).toBeNull()
})

it('remembers a sign-out of which the server could not be told', async () => {
  const server = fakeApi({ signIn: person, mintToken: { token: aToken() } })
  const { signIn, signOut } = embeddedIdentity()
  await signIn({ email: 'mara@oakandoil.shop', password: 'secret1' })
  setHint()
  server.answer({ signOut: refusal('unavailable') })
  await expect(signOut()).rejects.toThrow()
  clearHint()
  expect(document.cookie).toContain('listwright-hint=out')
  expect(hasHint()).toBe(false)
})

it('reports nobody when the server ends the session, and gives out no token', async () => {
  const { identity, server, reports } = await signedIn()
  server.answer({ mintToken: refusal('not_signed_in') })
  expect(await identity.tokens.renewed()).toBeNull()
  expect(reports.at(-1)).toEqual({ kind: 'nobody' })
  expect(await identity.tokens.current()).toBeNull()
})

it('never carries what one person does with the token of the next, who signed in elsewhere', async () => {
  const { identity, server, reports } = await signedIn()
  const ofBen = aToken('identity-2')
  server.answer({ mintToken: { token: ofBen } })
  expect(await identity.tokens.renewed()).toBeNull()
  expect(reports.at(-1)).toMatchObject({ kind: 'user', user: { id: 'identity-2' } })
  expect(await identity.tokens.current()).toBe(ofBen)
})

async function signedIn() {
  const server = fakeApi({ signIn: person, mintToken: { token: aToken() } })
  const identity = embeddedIdentity()
  const reports = reportsOf(identity)
  await identity.signIn({ email: 'mara@oakandoil.shop', password: 'secret1' })
  return { identity, server, reports }
}

function reportsOf(identity: ReturnType<typeof embeddedIdentity>): IdentityReport[] {
  const reports: IdentityReport[] = []
  identity.watch((report) => reports.push(report))
  return reports
}

/** A token as the server makes it, but for the signature, which is not the browser's to judge. */
function aToken(sub = 'identity-1'): string {
  const iat = Math.floor(Date.now() / 1000)
  const claims = { sub, email: person.user.email, has_password: true, iat, exp: iat + HOUR_SECONDS }
  return ['header', encoded({ ...claims, jti: crypto.randomUUID() }), 'signature'].join('.')
}

function encoded(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
}

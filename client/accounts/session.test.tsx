import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi, nothing, refusal } from '#client/testing/fake-api.ts'
import { fakeIdentity, MARA, NOBODY } from '#client/testing/fake-identity.ts'
import { renderApp } from '#client/testing/render.tsx'
import { aConfiguration, aFooter, aUser } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import { draftNames, keepDraft } from '#client/browser/drafts.ts'
import { EMPTY_ITEM } from '#client/generator/item.ts'
import { clearHint, hasHint, setHint } from '#client/accounts/identity/hint-cookie.ts'
import type { Identity, IdentityReport } from '#client/accounts/identity/identity.ts'

const member = {
  syncLocal: aUser(),
  sendFingerprint: nothing(),
  currentUser: aUser(),
  listFooters: [aFooter()],
  listListings: [],
  listDeletedListings: [],
}

beforeEach(() => {
  clearHint()
})

it('shows a visitor no page of a member, but the way in and back', async () => {
  fakeApi({})
  await renderApp({ path: '/history#listing-1', identity: fakeIdentity(NOBODY) })
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', '/signin?next=%2Fhistory%23listing-1')
})

it('waits for the first report before it shows anything', async () => {
  fakeApi({})
  await renderApp({ path: '/footers', identity: fakeIdentity(null) })
  await expect.element(page.getByText('Opening Listwright')).toBeInTheDocument()
  expect(page.getByRole('heading').elements()).toEqual([])
})

it('syncs the user and sends the fingerprint once', async () => {
  const server = fakeApi(member)
  await renderApp({ path: '/footers', identity: fakeIdentity(MARA) })
  await expect.element(page.getByRole('heading', { name: 'Care for oak' })).toBeVisible()
  await expect
    .poll(() => server.callsOf('syncLocal').map(({ body }) => body))
    .toEqual([{ idToken: 'token-1' }])
  await expect.poll(() => server.callsOf('sendFingerprint')).toHaveLength(1)
  expect(server.callsOf('sendFingerprint')[0]?.body).toEqual({
    fingerprint: localStorage.getItem('browserFingerprint'),
  })
  // The server's own comes with its session.
  expect(hasHint()).toBe(false)
})

it('sends the fingerprint again only to whom it was not sent, or where it was not taken', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  fakeApi({ ...member, sendFingerprint: refusal('internal') })
  const first = await renderApp({ path: '/footers', identity: fakeIdentity(MARA) })
  await expect.poll(() => log.mock.calls).toHaveLength(1)
  log.mockClear()
  await first.unmount()

  const server = fakeApi(member)
  const second = await renderApp({ path: '/footers', identity: fakeIdentity(MARA) })
  await expect.poll(() => server.callsOf('sendFingerprint')).toHaveLength(1)
  await second.unmount()
  await renderApp({ path: '/footers', identity: fakeIdentity(MARA) })
  await expect.poll(() => server.callsOf('syncLocal')).toHaveLength(2)
  await import('#client/accounts/identity/fingerprint.ts')
  expect(server.callsOf('sendFingerprint')).toHaveLength(1)
})

it('asks for the account once, for all who show it', async () => {
  const server = fakeApi(member)
  await renderApp({ path: '/', identity: fakeIdentity(MARA) })
  await expect.element(page.getByRole('heading', { name: 'Your item' })).toBeVisible()
  expect(server.callsOf('currentUser')).toHaveLength(1)
})

it('asks for the account again where that failed', async () => {
  const server = fakeApi({ ...member, currentUser: refusal('internal') })
  await renderApp({ path: '/', identity: fakeIdentity(MARA) })
  await expect.element(page.getByText('Your account could not be loaded')).toBeVisible()
  server.answer({ currentUser: aUser() })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('heading', { name: 'Your item' })).toBeVisible()
})

it('leaves a hint where the provider is not our server', async () => {
  fakeApi({ ...member, syncFirebase: aUser() })
  await renderApp({ path: '/footers', identity: fakeIdentity(MARA, { name: 'firebase' }) })
  await expect.poll(hasHint).toBe(true)
})

it('shows the screens while the server is still being told who signed in', async () => {
  const server = fakeApi({ ...member, syncLocal: () => new Promise<never>(() => undefined) })
  await renderApp({ path: '/footers', identity: fakeIdentity(MARA) })
  await expect.element(page.getByRole('heading', { name: 'Care for oak' })).toBeVisible()
  expect(server.callsOf('syncLocal')).toHaveLength(1)
})

it('keeps the person signed in when the sync fails, and only logs it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  fakeApi({ ...member, syncLocal: refusal('internal') })
  await renderApp({ path: '/footers', identity: fakeIdentity(MARA) })
  await expect.element(page.getByRole('heading', { name: 'Care for oak' })).toBeVisible()
  await expect
    .poll(() => log.mock.calls.map(([message]) => message))
    .toEqual(['Error syncing user with backend'])
  log.mockClear()
})

it('warns quietly when the fingerprint cannot be sent', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  fakeApi({ ...member, sendFingerprint: refusal('internal') })
  await renderApp({ path: '/footers', identity: fakeIdentity(MARA) })
  await expect.poll(() => log.mock.calls[0]?.[0]).toBe('Failed to update fingerprint')
  log.mockClear()
})

it('leads a visitor with a stale hint from the home page to the landing page', async () => {
  fakeApi({})
  setHint()
  const { loadPage } = await renderApp({ path: '/', identity: fakeIdentity(NOBODY) })
  await expect.poll(() => loadPage.mock.calls).toEqual([['/']])
  expect(hasHint()).toBe(false)
})

it('loads the landing page for a visitor who comes back to the home page', async () => {
  fakeApi({})
  const { loadPage } = await renderApp({ path: '/footers', identity: fakeIdentity(NOBODY) })
  await expect
    .element(page.getByText(/You are signed out: if this page is yours, sign in to see it/))
    .toBeVisible()
  history.pushState(null, '', '/')
  await expect.poll(() => loadPage.mock.calls).toContainEqual(['/'])
  expect(page.getByRole('heading', { name: 'Page Not Found' }).elements()).toEqual([])
})

it('leads whoever is signed in past the sign-in page', async () => {
  fakeApi(member)
  await renderApp({ path: '/signin?next=/footers', identity: fakeIdentity(MARA) })
  await expect.element(page.getByRole('heading', { name: 'Footers', level: 1 })).toBeVisible()
  expect(location.pathname).toBe('/footers')
})

it('leaves nothing of the account behind at sign-out', async () => {
  fakeApi(member)
  localStorage.setItem('prefillInputs', '{"productType":"secret"}')
  localStorage.setItem('listwright-theme', 'dark')
  sessionStorage.setItem('draft', 'secret')
  const { loadPage } = await renderApp({ path: '/footers', identity: fakeIdentity(MARA) })
  await userEvent.click(page.getByRole('button', { name: 'Sign Out' }))
  await expect.poll(() => loadPage.mock.calls).toEqual([['/']])
  expect(Object.keys(localStorage).toSorted()).toEqual(['browserFingerprint', 'listwright-theme'])
  expect(sessionStorage.length).toBe(0)
  expect(hasHint()).toBe(false)
  expect(page.getByText('Care for oak').elements()).toEqual([])
})

it('wants no answer any more to what is under way when somebody signs out', async () => {
  const { promise: sessionEnded, resolve: endSession } = Promise.withResolvers<null>()
  const server = fakeApi({
    ...member,
    sendFingerprint: () => sessionEnded.then(() => refusal('not_signed_in')),
    configuration: aConfiguration(),
  })
  const renewed = vi.fn<() => Promise<string | null>>(async () => null)
  const tokens = { current: async () => 'token-1', renewed }
  const identity = fakeIdentity(MARA, { tokens })
  const { loadPage } = await renderApp({ path: '/footers', identity })
  await expect.poll(() => server.callsOf('sendFingerprint')).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Sign Out' }))
  await expect.poll(() => loadPage.mock.calls).toEqual([['/']])

  endSession(null)
  // Whatever its answer sets off is set off before a later call has its own.
  for (let later = 0; later < 3; later += 1) await fetch('/api/config')
  expect(renewed).not.toHaveBeenCalled()
  expect(sessionStorage.length).toBe(0)
})

it('says what sign-out drops, and asks', async () => {
  fakeApi(member)
  keepDraft('item', { item: { ...EMPTY_ITEM, listingTitle: 'Oak bowl' }, typedKeywords: '' })
  keepDraft('listing-1-sku', { text: 'B-2', base: 'B-1' })
  keepDraft('choice-1', { taken: ['title'], version: 1 })
  const { loadPage } = await renderApp({ path: '/footers', identity: fakeIdentity(MARA) })
  const signOut = page.getByRole('button', { name: 'Sign Out' })
  await userEvent.click(signOut)
  const question = page.getByRole('alertdialog')
  await expect
    .element(
      question.getByText(
        /You will lose the form “Oak bowl”, an edit that is not saved and which new parts you chose of a listing\.$/,
      ),
    )
    .toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await expect.element(question).not.toBeInTheDocument()
  expect(loadPage).not.toHaveBeenCalled()
  await userEvent.click(signOut)
  await userEvent.click(question.getByRole('button', { name: 'Sign out' }))
  await expect.poll(() => loadPage.mock.calls).toEqual([['/']])
  expect(draftNames()).toEqual([])
})

it('shows nobody what somebody else has left in this browser', async () => {
  fakeApi(member)
  keepDraft('item', { secret: 'of Ben' })
  localStorage.setItem('listwright-owner', '"ben"')
  localStorage.setItem('listwright-theme', 'dark')
  await renderApp({ path: '/footers', identity: fakeIdentity(MARA) })
  await expect.element(page.getByRole('heading', { name: 'Care for oak' })).toBeVisible()
  expect(JSON.stringify(localStorage)).not.toContain('Ben')
  expect(localStorage.getItem('listwright-theme')).toBe('dark')
})

it('keeps what was typed for the same person when the session has lapsed', async () => {
  fakeApi(member)
  localStorage.setItem('listwright-owner', '"user-1"')
  keepDraft('item', { words: 'of Mara' })
  await renderApp({ path: '/footers', identity: fakeIdentity(MARA) })
  await expect.element(page.getByRole('heading', { name: 'Care for oak' })).toBeVisible()
  expect(JSON.stringify(localStorage)).toContain('of Mara')
})

it('asks for the password when the session has ended, keeps what was typed, and leads back', async () => {
  fakeApi({ ...member, configuration: aConfiguration() })
  setHint()
  const identity = fakeIdentity(MARA)
  const report = reporterOf(identity)
  await renderApp({ path: '/footers', identity })
  await expect.element(page.getByRole('heading', { name: 'Care for oak' })).toBeVisible()
  keepDraft('item', { words: 'of Mara' })
  report(NOBODY)
  await expect.poll(() => location.pathname + location.search).toBe('/signin?next=%2Ffooters')
  await expect.poll(() => shownToast().query()?.textContent).toContain('Your session has ended.')
  await expect.element(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  expect(hasHint()).toBe(false)
  expect(page.getByText('Care for oak').elements()).toEqual([])

  report(MARA)
  await expect.element(page.getByRole('heading', { name: 'Care for oak' })).toBeVisible()
  expect(JSON.stringify(localStorage)).toContain('of Mara')
})

it.each([null, '"ben"'])(
  'closes when another tab signs out, or somebody else in: %s',
  async (owner) => {
    fakeApi(member)
    const { loadPage } = await renderApp({ path: '/footers', identity: fakeIdentity(MARA) })
    await expect.element(page.getByRole('heading', { name: 'Care for oak' })).toBeVisible()
    setHint()
    if (owner === null) localStorage.removeItem('listwright-owner')
    else localStorage.setItem('listwright-owner', owner)
    dispatchEvent(new StorageEvent('storage', { key: 'listwright-owner' }))
    await expect.poll(() => loadPage.mock.calls).toEqual([['/']])
    await expect.element(page.getByText('Care for oak')).not.toBeInTheDocument()
    expect(hasHint()).toBe(true)
  },
)

it('signs out here even if the provider cannot be told', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  fakeApi(member)
  const identity = fakeIdentity(MARA, { signOut: () => Promise.reject(new Error('offline')) })
  const { loadPage } = await renderApp({ path: '/footers', identity })
  await userEvent.click(page.getByRole('button', { name: 'Sign Out' }))
  await expect.poll(() => loadPage.mock.calls).toEqual([['/']])
  log.mockClear()
})

it('says what to do when nobody can say who is signed in', async () => {
  fakeApi({})
  const message = 'Listwright could not be reached.'
  const identity = fakeIdentity({ kind: 'unreachable', message })
  await renderApp({ path: '/footers', identity })
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('moves the focus to the heading of the next page, and names the document after it', async () => {
  fakeApi({ ...member, listListings: [], countListings: { count: 0 } })
  await renderApp({ path: '/footers', identity: fakeIdentity(MARA) })
  await userEvent.click(page.getByRole('link', { name: 'History' }))
  await expect.element(page.getByRole('heading', { name: 'Listing history' })).toHaveFocus()
  expect(document.title).toMatch(/^Listing history · Listwright/)
})

/** Makes this provider report what is given, as when something happens elsewhere. */
function reporterOf(identity: Identity): (report: IdentityReport) => void {
  const { watch } = identity
  const watchers = new Set<(report: IdentityReport) => void>()
  identity.watch = (onReport) => {
    watchers.add(onReport)
    return watch(onReport)
  }
  return (report) => {
    for (const onReport of watchers) onReport(report)
  }
}

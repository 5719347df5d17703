import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Identity } from '#client/accounts/identity/identity.ts'
import {
  aMember,
  anOverview,
  aPaymentWarning,
  aRefundRequest,
  openAdmin,
} from '#client/testing/admin.tsx'
import { expectToast } from '#client/testing/dashboard.tsx'
import { type Answers, fakeApi, nothing, refusal } from '#client/testing/fake-api.ts'
import { fakeIdentity, MARA, NOBODY } from '#client/testing/fake-identity.ts'
import { renderApp, renderScreen } from '#client/testing/render.tsx'
import { aUser } from '#client/testing/samples.ts'
import { ADMIN_SIGN_IN_AGAIN, type AdminUser } from '#contract/admin.ts'
import { Admin } from './admin.tsx'

const tab = (name: string) => page.getByRole('tab', { name })
const amount = page.getByRole('textbox', { name: 'New amount of credits' })
const dialog = page.getByRole('dialog', { name: 'Update credits' })
const selectBen = page.getByRole('button', { name: 'Update credits of ben@bench.shop' })

async function openUsers(users: AdminUser[], more: Answers = {}) {
  return openAdmin('users', { listUsers: users, ...more })
}

/** Selects Ben, types an amount and submits it. */
async function setCredits(text: string) {
  await userEvent.click(selectBen)
  await userEvent.fill(amount, text)
  await userEvent.keyboard('{Enter}')
}

beforeEach(() => page.viewport(1280, 800))

it('tells visitors that access is required, and leads through sign-in back to the panel', async () => {
  fakeApi({})
  await renderApp({ path: '/admin', identity: fakeIdentity(NOBODY) })
  await expect.element(page.getByRole('heading', { name: 'Access Required' })).toBeVisible()
  const signIn = page.getByRole('link', { name: 'Sign In' })
  expect(signIn.element().getAttribute('href')).toBe('/signin?next=%2Fadmin')
})

it('denies access to members who are no admins, and asks the server for nothing', async () => {
  const server = fakeApi({ currentUser: aUser() })
  await renderScreen(<Admin />, { path: '/admin?tab=users' })
  await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  expect(server.calls.map(({ name }) => name)).toEqual(['currentUser'])
})

it('shows the way to the panel to admins only', async () => {
  fakeApi({
    syncLocal: aUser(),
    sendFingerprint: nothing(),
    currentUser: aUser({ isAdmin: true }),
    listFooters: [],
  })
  await renderApp({ path: '/footers', identity: fakeIdentity(MARA) })
  await expect.element(page.getByRole('link', { name: 'Admin' })).toBeVisible()
})

it('opens with users, total credits, duplicate groups and listings', async () => {
  await openAdmin('overview', {
    adminOverview: anOverview({
      users: 50_000,
      totalCredits: 1_234_567,
      duplicateGroups: 7,
      groupsBy: { signupIpAddress: 3, fingerprint: 7 },
      listings: 90,
    }),
  })
  await expect.element(page.getByRole('heading', { name: 'Nothing to review' })).toBeVisible()
  for (const text of ['50,000', '1,234,567', '7', '90'])
    await expect
      .element(page.getByRole('definition').getByText(text, { exact: true }))
      .toBeVisible()
  await expect.element(page.getByText('Duplicate groups, counted by browser')).toBeVisible()
  for (const name of ['Overview', 'User Management', 'Security', 'Refunds'])
    await expect.element(tab(name)).toBeVisible()
})

it('names each tab in its heading, and says what waits on the first alone', async () => {
  await openAdmin('users', { listOpenRefundRequests: [aRefundRequest()] })
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent('Users')
  await userEvent.click(tab('Security'))
  await expect.element(heading).toHaveTextContent('Security')
  await userEvent.click(tab('Refunds 1 waiting'))
  await expect.element(heading).toHaveTextContent('Refunds')
  await userEvent.click(tab('Overview'))
  await expect.element(heading).toHaveTextContent('One refund to review')
})

it('lists users closely on a phone, each with what can be done', async () => {
  await page.viewport(390, 844)
  await openAdmin('users', { listUsers: [aMember({ email: 'a-rather-long-address@example.com' })] })
  const users = page.getByRole('table', { name: 'Users' })
  await expect.element(users).toBeVisible()
  const row = users.element().querySelector('tbody tr')
  expect(row?.getBoundingClientRect().height).toBeLessThan(150)
  for (const button of users.getByRole('button').elements()) {
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  }
})

it('says in the list which accounts share an address or a browser', async () => {
  const group = { value: 'k3v9x0a1b2c3', size: 3, members: [] }
  await openUsers([aMember()], {
    listDuplicates: ({ search }) => (search.includes('fingerprint') ? [group] : []),
  })
  await expect.element(page.getByRole('cell', { name: 'k3v9x0a1b2c3 3 accounts' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '203.0.113.7', exact: true })).toBeVisible()
})

it('has room for all its tabs on a phone, and for what waits on them', async () => {
  await page.viewport(390, 844)
  await openAdmin('overview', { listOpenRefundRequests: [aRefundRequest()] })
  const refunds = tab('Refunds 1 waiting')
  await expect.element(refunds).toBeVisible()
  expect(refunds.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
})

it('says first what waits, and leads there', async () => {
  await openAdmin('overview', {
    listOpenRefundRequests: [aRefundRequest()],
    listDuplicates: ({ search }) =>
      search.includes('fingerprint')
        ? []
        : [{ value: '203.0.113.7', size: 3, members: [aMember()] }],
  })
  await expect.element(page.getByRole('heading', { name: 'One refund to review' })).toBeVisible()
  const refunds = page.getByRole('region', { name: 'Refunds' })
  await expect.element(refunds.getByText('ben@bench.shop')).toBeVisible()
  await expect.element(refunds.getByText('Bought for $19.99, 50 credits')).toBeVisible()
  await expect
    .element(refunds.getByRole('link', { name: 'Review' }))
    .toHaveAttribute('href', '/admin?tab=refunds')
  const groups = page.getByRole('region', { name: 'Same device or address' })
  await expect
    .element(
      groups.getByRole('link', { name: 'ben@bench.shop and 2 more 3 accounts, one address' }),
    )
    .toHaveAttribute('href', '/admin?tab=users&search=203.0.113.7')
  await expect.element(tab('Refunds 1 waiting')).toBeVisible()
})

it('says first which payments a bank is against, and by when it wants an answer', async () => {
  await openAdmin('overview', {
    listPaymentWarnings: [
      aPaymentWarning(),
      aPaymentWarning({
        id: 'du_2',
        kind: 'inquiry',
        answerBy: new Date(2024, 4, 2).toISOString(),
      }),
      aPaymentWarning({ id: 'issfr_1', kind: 'fraud_warning', reason: 'misc', answerBy: null }),
    ],
  })
  await expect.element(page.getByRole('heading', { name: '3 payments to review' })).toBeVisible()
  const warnings = page.getByRole('region', { name: 'Disputes and warnings' })
  for (const text of [
    'Disputed: $19.99, 50 credits, fraudulent. Payment pi_1',
    'answer by Dec 3, 2035',
    'was due on May 2, 2024',
    'before it is disputed',
  ])
    await expect.element(warnings.getByText(text)).toBeVisible()
})

it('tells what admins did, and who did it from the command line', async () => {
  const line = { id: '1', createdAt: '2025-11-14T12:00:00.000Z', subject: 'ben@bench.shop' }
  await openAdmin('overview', {
    listAuditLines: [
      { ...line, actor: 'mara@oakandoil.shop', action: 'credits_set', detail: 'from 10 to 25' },
      { ...line, id: '2', actor: null, action: 'admin_granted', detail: '' },
    ],
  })
  const lines = page.getByRole('table', { name: 'Admin activity' })
  await expect.element(lines.getByText('from 10 to 25')).toBeVisible()
  await expect.element(lines.getByText('The command line')).toBeVisible()
})

it('says why the overview is missing, and tries again', async () => {
  const server = await openAdmin('overview', { adminOverview: refusal('internal') })
  await expect.element(page.getByText('The overview could not be loaded')).toBeVisible()
  server.answer({ adminOverview: anOverview() })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('definition').first()).toBeVisible()
})

it('lists email, credits, joining, signup IP and up to 16 characters of the fingerprint', async () => {
  await openUsers([
    aMember({ fingerprint: '0123456789abcdefgh', credits: 10_000 }),
    aMember({ id: 'user-3', email: 'eve@x.shop', signupIpAddress: 'Unknown', fingerprint: null }),
  ])
  const users = page.getByRole('table', { name: 'Users' })
  for (const text of [
    'ben@bench.shop',
    '10,000',
    'Nov 14, 2025',
    '203.0.113.7',
    '0123456789abcdef',
  ])
    await expect.element(users.getByText(text, { exact: true }).first()).toBeVisible()
  await expect.element(users.getByText('Unknown')).toBeVisible()
})

it('asks the server for a page, for what is searched and how it is sorted', async () => {
  const server = await openUsers([aMember()])
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search users' }), 'eve')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort users' }), 'Most Credits')
  await expect
    .poll(() => server.callsOf('listUsers').at(-1)?.search)
    .toBe('?limit=50&sort=credits-desc&search=eve')
  server.answer({ listUsers: [] })
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search users' }), 'nobody')
  await expect.element(page.getByText('No users match')).toBeVisible()
})

it('leads on to more users, page by page', async () => {
  const eve = aMember({ id: 'user-3', email: 'eve@x.shop' })
  await openUsers([], {
    listUsers: ({ search }) =>
      search.includes('cursor')
        ? [eve]
        : Response.json([aMember()], {
            headers: { link: '</api/admin/users?limit=50&cursor=2>; rel="next"' },
          }),
  })
  await userEvent.click(page.getByRole('button', { name: 'Show more' }))
  await expect.element(page.getByText('eve@x.shop')).toBeVisible()
  expect(page.getByRole('button', { name: /^Update credits of/ }).elements()).toHaveLength(2)
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

it('keeps on a phone what is done with a user behind one button of the row', async () => {
  await page.viewport(390, 844)
  await openUsers([aMember()])
  await userEvent.click(page.getByRole('button', { name: 'More for ben@bench.shop' }))
  await userEvent.click(page.getByRole('button', { name: 'Update credits' }))
  await expect.element(dialog).toMatchTextContent(/ben@bench.shop has 12 credits\./)
})

it('sets the credits of the selected user, and the selection clears', async () => {
  const server = await openUsers([aMember()], { setCredits: aMember({ credits: 25 }) })
  await userEvent.click(selectBen)
  await expect.element(dialog).toMatchTextContent(/ben@bench.shop has 12 credits\./)
  await userEvent.keyboard('{Escape}')
  server.answer({ listUsers: [aMember({ credits: 25 })] })
  await setCredits(' 25 ')
  await expectToast('Credits Updated', 'ben@bench.shop now has 25 credits.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('25', { exact: true })).toBeVisible()
  const [call] = server.callsOf('setCredits')
  expect(call?.params).toEqual({ userId: 'user-2' })
  expect(call?.body).toEqual({ credits: 25, expectedCredits: 12 })
})

it.each(['ten', '12.5', '1e3', '-5', '99999999999999999999'])(
  'refuses %s as a number of credits',
  async (text) => {
    const server = await openUsers([aMember()])
    await setCredits(text)
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Invalid InputPlease enter a valid number for credits')
    await expect.element(dialog.getByText('A whole number from 0 to 1,000,000,000.')).toBeVisible()
    expect(server.callsOf('setCredits')).toEqual([])
  },
)

it('does nothing when no number of credits is given', async () => {
  const server = await openUsers([aMember()])
  await setCredits('  ')
  await expect.element(dialog).toBeVisible()
  expect(page.getByText('Invalid Input').elements()).toEqual([])
  expect(server.callsOf('setCredits')).toEqual([])
})

it('says when credits could not be updated, and why', async () => {
  await openUsers([aMember()], { setCredits: refusal('forbidden') })
  await setCredits('25')
  await expect
    .element(dialog)
    .toMatchTextContent(
      /Failed to update credits.*403: Your account does not have access to this\./,
    )
})

it('asks whoever has been signed in for a while for the password, and then does it', async () => {
  const confirmed: unknown[] = []
  const { server } = await openPanelOf(
    fakeIdentity(MARA, {
      confirm: async (credentials) => {
        confirmed.push(credentials)
        if (credentials.password !== 'right') throw new Error('The password is not right.')
        server.answer({ setCredits: aMember({ credits: 25 }) })
      },
    }),
  )
  await setCredits('25')
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const password = question.getByLabelText('Your password')
  await expect.element(password).toHaveFocus()
  await userEvent.fill(password, 'wrong')
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toMatchTextContent(/The password is not right/)
  await userEvent.fill(password, 'right')
  await userEvent.keyboard('{Enter}')
  await expectToast('Credits Updated', 'ben@bench.shop now has 25 credits.')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(confirmed).toContainEqual({ email: 'mara@oakandoil.shop', password: 'right' })
  expect(server.callsOf('setCredits')).toHaveLength(2)
})

it('changes nothing where nobody confirms, and says so', async () => {
  const { server } = await openPanelOf(fakeIdentity(MARA))
  await setCredits('25')
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(dialog).toMatchTextContent(/Nothing was changed/)
  expect(server.callsOf('setCredits')).toHaveLength(1)
})

it('sends an admin without a password out and in again', async () => {
  const byGoogle = { id: 'user-1', email: 'mara@oakandoil.shop', hasPassword: false }
  const { loadPage } = await openPanelOf(fakeIdentity({ kind: 'user', user: byGoogle }))
  await setCredits('25')
  await userEvent.click(page.getByRole('button', { name: 'Sign out now' }))
  await expect.poll(() => loadPage.mock.calls).toEqual([['/']])
})

/** The whole application at the users' tab, for an admin whose sign-in is an old one. */
async function openPanelOf(identity: Identity) {
  const server = fakeApi({
    syncLocal: aUser({ isAdmin: true }),
    sendFingerprint: nothing(),
    currentUser: aUser({ isAdmin: true }),
    listUsers: [aMember()],
    listDuplicates: [],
    listOpenRefundRequests: [],
    listPaymentWarnings: [],
    setCredits: refusal('sign_in_again', ADMIN_SIGN_IN_AGAIN),
  })
  const { loadPage } = await renderApp({ path: '/admin?tab=users', identity })
  return { server, loadPage }
}

it('groups accounts by signup IP and by fingerprint, with their members', async () => {
  const eve = aMember({ id: 'user-3', email: 'eve@x.shop' })
  await openAdmin('security', {
    listDuplicates: ({ search }) =>
      search.includes('fingerprint')
        ? []
        : [{ value: '203.0.113.7', size: 30, members: [aMember(), eve] }],
  })
  const byAddress = page.getByRole('region', { name: 'Same signup IP' })
  await expect.element(byAddress.getByText('30 accounts opened from one address')).toBeVisible()
  for (const email of ['ben@bench.shop', 'eve@x.shop'])
    await expect.element(byAddress.getByText(email)).toBeVisible()
  const all = byAddress.getByRole('link', { name: 'See all 30 in User Management' })
  expect(all.element().getAttribute('href')).toBe('/admin?tab=users&search=203.0.113.7')
  const byBrowser = page.getByRole('region', { name: 'Same browser fingerprint' })
  await expect.element(byBrowser.getByText('No duplicates')).toBeVisible()
})

it('shows accounts that share both traits once, each with what can be decided', async () => {
  const eve = aMember({ id: 'user-3', email: 'eve@x.shop' })
  const members = [aMember({ fingerprint: 'k3v9a1x7' }), { ...eve, fingerprint: 'k3v9a1x7' }]
  await openAdmin('security', {
    listDuplicates: ({ search }) => [
      { value: search.includes('fingerprint') ? 'k3v9a1x7' : '203.0.113.7', size: 2, members },
    ],
  })
  const byBrowser = page.getByRole('region', { name: 'Same browser fingerprint' })
  await expect.element(byBrowser.getByText(/, all opened from 203\.0\.113\.7/)).toBeVisible()
  expect(page.getByRole('region', { name: 'Same signup IP' }).elements()).toEqual([])
  await userEvent.click(byBrowser.getByRole('button', { name: 'More for ben@bench.shop' }))
  await userEvent.click(page.getByRole('button', { name: 'Update credits' }))
  await expect.element(page.getByRole('dialog', { name: 'Update credits' })).toBeVisible()
})

it('refunds a purchase once the admin has read what that does', async () => {
  const server = await openAdmin('refunds', {
    listOpenRefundRequests: [aRefundRequest()],
    refund: {
      paymentIntentId: 'pi_1',
      status: 'refunded',
      creditsTakenBack: 41,
      creditsWrittenOff: 9,
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Refund $19.99 to ben@bench.shop' }))
  const asking = page.getByRole('alertdialog', { name: 'Refund this purchase?' })
  await expect.element(asking).toMatchTextContent(/ben@bench.shop gets \$19\.99 back\./)
  server.answer({ listOpenRefundRequests: [] })
  await userEvent.click(asking.getByRole('button', { name: 'Refund' }))
  await expectToast('Refund started', '41 credits removed, 9 written off.')
  await expect.element(page.getByText('No refund requests')).toBeVisible()
  expect(server.callsOf('refund')[0]?.body).toEqual({ paymentIntentId: 'pi_1' })
})

it.each([
  [60, 'None of the 50. The balance is 60 now.'],
  [38, '12 of the 50. The balance is 38 now.'],
])(
  'says on the slip what was bought and used, and beside it the rule: %i left',
  async (credits, used) => {
    await openAdmin('refunds', {
      listOpenRefundRequests: [aRefundRequest()],
      listUsers: [aMember({ credits })],
    })
    const slip = page.getByRole('region', { name: 'Refund request of ben@bench.shop' })
    for (const text of [used, '50 credits for $19.99 on Nov 14, 2025'])
      await expect.element(slip.getByText(text)).toBeVisible()
    await expect.element(page.getByText(/^If requested within 7 days/)).toBeVisible()
    await expect
      .element(slip.getByRole('link', { name: 'View account' }))
      .toHaveAttribute('href', '/admin?tab=users&search=ben%40bench.shop')
  },
)

it('says below the requests how the last ones were decided', async () => {
  const line = { createdAt: '2025-11-14T12:00:00.000Z', actor: 'mara@oakandoil.shop' }
  const ofBen = { ...line, subject: 'ben@bench.shop' }
  await openAdmin('refunds', {
    listAuditLines: [
      { ...ofBen, id: '1', action: 'refund_declined', detail: '50 credits for $19.99' },
      { ...ofBen, id: '2', action: 'credits_set', detail: 'from 10 to 25' },
    ],
  })
  const decided = page.getByRole('region', { name: 'Decided lately' })
  await expect
    .element(decided)
    .toMatchTextContent(/ben@bench\.shop\s*50 credits for \$19\.99\s*Declined\s*Nov 14, 2025$/)
})

it('offers no declining of what can be given back', async () => {
  await openAdmin('refunds', { listOpenRefundRequests: [aRefundRequest()] })
  await expect
    .element(page.getByRole('button', { name: 'Refund $19.99 to ben@bench.shop' }))
    .toBeVisible()
  expect(page.getByRole('button', { name: /^Decline/ }).elements()).toHaveLength(0)
})

it('declines with a reason what a bank has taken already', async () => {
  const server = await openAdmin('refunds', {
    listOpenRefundRequests: [aRefundRequest({ isPossible: false })],
    declineRefund: aRefundRequest({ status: 'declined', declineReason: 'All credits were used.' }),
  })
  await userEvent.click(page.getByRole('button', { name: 'Decline ben@bench.shop' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Reason' }), 'All credits were used.')
  await userEvent.click(page.getByRole('button', { name: 'Decline', exact: true }))
  await expectToast('Refund declined', 'ben@bench.shop is told why.')
  expect(server.callsOf('declineRefund')[0]?.body).toEqual({
    paymentIntentId: 'pi_1',
    reason: 'All credits were used.',
  })
})

it('suspends an account with a reason', async () => {
  const server = await openAdmin('users', { setSuspension: aMember() })
  await userEvent.click(page.getByRole('button', { name: 'More for ben@bench.shop' }))
  await userEvent.click(page.getByRole('button', { name: 'Suspend', exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Reason, shown to them' }), 'Abuse.')
  await userEvent.click(page.getByRole('button', { name: 'Suspend', exact: true }))
  await expectToast('Account suspended', 'ben@bench.shop')
  expect(server.callsOf('setSuspension')[0]).toMatchObject({
    params: { userId: 'user-2' },
    body: { reason: 'Abuse.' },
  })
})

it('lifts a suspension, once its reason has been read', async () => {
  const suspension = { since: '2025-11-14T12:00:00.000Z', reason: 'Abuse.' }
  const server = await openAdmin('users', {
    listUsers: [aMember({ suspension })],
    setSuspension: aMember(),
  })
  await expect.element(page.getByText('Suspended', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'More for ben@bench.shop' }))
  await userEvent.click(page.getByRole('button', { name: 'Lift suspension' }))
  await expect
    .element(page.getByRole('alertdialog', { name: 'Lift this suspension?' }))
    .toHaveAccessibleDescription(/was suspended: Abuse\./)
  await userEvent.click(page.getByRole('button', { name: 'Lift suspension' }))
  await expectToast('Suspension lifted', 'ben@bench.shop')
  expect(server.callsOf('setSuspension')[0]?.body).toEqual({ reason: null })
})

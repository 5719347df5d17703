import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setHint } from '#client/accounts/identity/hint-cookie.ts'
import type { Identity } from '#client/accounts/identity/identity.ts'
import { type Answers, fakeApi, nothing, refusal } from '#client/testing/fake-api.ts'
import { fakeIdentity, MARA } from '#client/testing/fake-identity.ts'
import { renderApp } from '#client/testing/render.tsx'
import { aConfiguration, aFooter, aUser } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import type { CurrentUser } from '#contract/accounts.ts'

const unconfirmed = page.getByText('Not confirmed yet: please open the link in our email.')

beforeEach(setHint)

type Wanted = { user?: Partial<CurrentUser>; answers?: Answers; identity?: Partial<Identity> }

async function openAccount({ user: given, answers, identity }: Wanted = {}) {
  const user = aUser(given)
  const server = fakeApi({
    configuration: aConfiguration(),
    syncLocal: user,
    syncFirebase: user,
    sendFingerprint: nothing(),
    currentUser: user,
    listFooters: [aFooter()],
    listListings: [],
    ...answers,
  })
  await renderApp({ path: '/footers', identity: fakeIdentity(MARA, identity) })
  await userEvent.click(page.getByRole('button', { name: 'Your account' }))
  await expect.element(page.getByRole('dialog', { name: 'Your account' })).toBeVisible()
  return server
}

async function askFor(email: string) {
  await userEvent.click(page.getByText('Change email'))
  await userEvent.fill(page.getByLabelText('New email'), email)
  await userEvent.click(page.getByRole('button', { name: 'Send the link' }))
}

it('says that the address is not confirmed, and sends the mail again', async () => {
  const server = await openAccount({
    user: { isEmailConfirmed: false },
    answers: { sendConfirmation: nothing() },
  })
  await expect.element(unconfirmed).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Send it again' }))
  await expect
    .element(shownToast())
    .toHaveTextContent('Email sentCheck the inbox of mara@oakandoil.shop.')
  expect(server.callsOf('sendConfirmation')).toHaveLength(1)
})

it.each([
  ['help@listwright.test', 'help@listwright.test'],
  [null, 'the person who runs this site'],
])('speaks of no email where none is sent (support: %s)', async (supportEmail, whom) => {
  await openAccount({
    user: { isEmailConfirmed: false },
    answers: {
      configuration: aConfiguration({ mail: 'outbox', supportEmail }),
      changeAddress: nothing(),
    },
  })
  expect(page.getByText(/^Not confirmed yet/).elements()).toHaveLength(0)
  await userEvent.click(page.getByText('Change email'))
  await expect
    .element(page.getByText(`This site sends no email: ask ${whom} for the link.`))
    .toBeVisible()
  await userEvent.fill(page.getByLabelText('New email'), 'mara@new.shop')
  await userEvent.click(page.getByRole('button', { name: 'Make the link' }))
  await expect
    .element(shownToast())
    .toHaveTextContent(`Link readyAsk ${whom} for it. Nothing changes until you open it.`)
})

it('says nothing of a confirmed address, nor of one that another provider keeps', async () => {
  await openAccount()
  await expect.element(page.getByText('mara@oakandoil.shop')).toBeVisible()
  expect(unconfirmed.elements()).toHaveLength(0)
})

it('leaves addresses to another provider that keeps them', async () => {
  await openAccount({
    user: { isEmailConfirmed: false },
    identity: { name: 'firebase', changePassword: null, freeAddress: null },
  })
  await expect.element(page.getByText('Download my data')).toBeVisible()
  expect(unconfirmed.elements()).toHaveLength(0)
  expect(page.getByText('Change email').elements()).toHaveLength(0)
})

it('asks for another address, which counts once its link is opened', async () => {
  const server = await openAccount({ answers: { changeAddress: nothing() } })
  await askFor('mara@new.shop')
  await expect
    .element(shownToast())
    .toHaveTextContent(
      'Email sentOpen the link we sent to mara@new.shop. Nothing changes until you do.',
    )
  expect(server.callsOf('changeAddress').map(({ body }) => body)).toEqual([
    { email: 'mara@new.shop' },
  ])
})

it('asks for the password when the sign-in is too long ago', async () => {
  const confirm = vi.fn<Identity['confirm']>(async () => undefined)
  const server = await openAccount({
    answers: { changeAddress: refusal('sign_in_again') },
    identity: { confirm },
  })
  await askFor('mara@new.shop')
  const password = page.getByLabelText('Your password')
  await expect.element(password).toHaveFocus()
  server.answer({ changeAddress: nothing() })
  await userEvent.fill(password, 'walnut-and-oil')
  await userEvent.click(page.getByRole('button', { name: 'Send the link' }))
  await expect
    .element(shownToast())
    .toHaveTextContent(
      'Email sentOpen the link we sent to mara@new.shop. Nothing changes until you do.',
    )
  expect(confirm.mock.calls).toEqual([
    [{ email: 'mara@oakandoil.shop', password: 'walnut-and-oil' }],
  ])
})

it('tells whoever typed an address of somebody else to give their own', async () => {
  await openAccount({ user: { email: 'user-1@freed.invalid', isEmailConfirmed: false } })
  await expect.element(page.getByText(/belongs to someone else/)).toBeVisible()
  expect(unconfirmed.elements()).toHaveLength(0)
})

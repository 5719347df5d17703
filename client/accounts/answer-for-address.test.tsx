import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, fakeApi, nothing, refusal } from '#client/testing/fake-api.ts'
import { fakeIdentity, NOBODY } from '#client/testing/fake-identity.ts'
import { renderApp } from '#client/testing/render.tsx'
import { PROBLEMS } from '#contract/problems.ts'

const yes = page.getByRole('button', { name: 'Yes, this address is mine' })
const no = page.getByRole('button', { name: 'No, this wasn’t me' })

const heading = (name: string) => page.getByRole('heading', { name })

async function openLink(answers: Answers, hash = '#secret') {
  const server = fakeApi(answers)
  await renderApp({ path: `/confirm-address${hash}`, identity: fakeIdentity(NOBODY) })
  return server
}

it('confirms the address with the secret of the link, which leaves the address bar', async () => {
  const server = await openLink({ answerForAddress: nothing() })
  await userEvent.click(yes)
  await expect.element(heading('Your address is confirmed')).toHaveFocus()
  expect(heading('Is this address yours?').elements()).toEqual([])
  expect(server.callsOf('answerForAddress')[0]?.body).toEqual({ token: 'secret', isMine: true })
  expect(location.hash).toBe('')
})

it('frees the address of whoever never signed up', async () => {
  const server = await openLink({ answerForAddress: nothing() })
  await userEvent.click(no)
  await expect.element(heading('Your address is free')).toHaveFocus()
  expect(server.callsOf('answerForAddress')[0]?.body).toEqual({ token: 'secret', isMine: false })
})

it('says why the answer did not count', async () => {
  await openLink({ answerForAddress: refusal('address_link_over') })
  await userEvent.click(yes)
  const { detail } = PROBLEMS.address_link_over
  await expect.element(page.getByRole('alert')).toHaveTextContent(`Not Confirmed${detail}`)
  await expect.element(yes).toBeEnabled()
})

it('says what is missing where the address has no secret', async () => {
  await openLink({}, '')
  await expect.element(page.getByText(/^This page needs the link from our email/)).toBeVisible()
})

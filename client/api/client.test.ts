import { expect, it, vi } from 'vitest'
import { fakeApi, nothing, refusal } from '#client/testing/fake-api.ts'
import { aFooter, aUser } from '#client/testing/samples.ts'
import { creditEntryRoutes } from '#contract/credits.ts'
import { routes } from '#contract/routes.ts'
import { ApiError } from './api-error.ts'
import { createApi, type Tokens } from './client.ts'

const signedIn: Tokens = { current: async () => 'token-1', renewed: async () => 'token-2' }
const signedOut: Tokens = { current: async () => null, renewed: async () => null }

it('sends a bearer token, and a JSON content type only with a body', async () => {
  const server = fakeApi({ currentUser: aUser(), createFooter: aFooter() })
  const api = createApi(signedIn)
  expect(await api.read(routes.currentUser)).toEqual(aUser())
  await api.send(routes.createFooter, { body: { name: 'Care', content: 'Wipe.' } })
  const [read, created] = server.calls
  expect(read?.headers.get('authorization')).toBe('Bearer token-1')
  expect(read?.headers.has('content-type')).toBe(false)
  expect(created?.headers.get('content-type')).toBe('application/json')
  expect(created?.body).toEqual({ name: 'Care', content: 'Wipe.' })
})

it('sends no token for a visitor', async () => {
  const server = fakeApi({ syncLocal: aUser() })
  await createApi(signedOut).send(routes.syncLocal, { body: { idToken: 'x' } })
  expect(server.calls[0]?.headers.has('authorization')).toBe(false)
})

it('puts parameters into the path', async () => {
  const server = fakeApi({ deleteFooter: nothing() })
  await createApi(signedIn).send(routes.deleteFooter, { params: { id: 'a b' } })
  expect(server.calls[0]?.params).toEqual({ id: 'a%20b' })
})

it('follows a list from page to page as the Link header leads', async () => {
  const server = fakeApi({
    listCreditEntries: ({ search }) =>
      Response.json([], {
        headers:
          search === '' ? { link: '</api/credit-transactions?limit=50&cursor=7>; rel="next"' } : {},
      }),
  })
  const api = createApi(signedIn)
  const first = await api.readPage(creditEntryRoutes.listCreditEntries, { search: '' })
  expect(first).toEqual({ answer: [], next: '?limit=50&cursor=7' })
  const second = await api.readPage(creditEntryRoutes.listCreditEntries, {
    search: first.next ?? '',
  })
  expect(second.next).toBeNull()
  expect(server.calls.at(-1)?.search).toBe('?limit=50&cursor=7')
})

it('tries once more with a new token after a 401', async () => {
  const server = fakeApi({
    currentUser: refusal('not_signed_in'),
  })
  const api = createApi({
    ...signedIn,
    renewed: async () => {
      server.answer({ currentUser: aUser() })
      return 'token-2'
    },
  })
  expect(await api.read(routes.currentUser)).toEqual(aUser())
  expect(server.calls.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ])
})

it('gives up on a 401 when the session is over', async () => {
  const server = fakeApi({ currentUser: refusal('not_signed_in') })
  const api = createApi({ ...signedIn, renewed: async () => null })
  await expect(api.read(routes.currentUser)).rejects.toThrow('401: Please sign in to continue.')
  expect(server.calls).toHaveLength(1)
})

it('raises "STATUS: detail" with the code and the fields of a problem', async () => {
  const errors = [{ path: 'name', message: 'Name is required' }]
  const problem = { type: 'about:blank', title: 'x', status: 400, code: 'invalid_input', errors }
  fakeApi({ listFooters: Response.json({ ...problem, detail: 'Check it.' }, { status: 400 }) })
  const error = await failureOf(createApi(signedIn).read(routes.listFooters))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    message: '400: Check it.',
    status: 400,
    code: 'invalid_input',
    detail: 'Check it.',
    fieldErrors: errors,
  })
})

it.each([
  [new Response('the shop is closed', { status: 503 }), '503: the shop is closed'],
  [new Response('', { status: 502, statusText: 'Bad Gateway' }), '502: Bad Gateway'],
  [new Response('<html>', { status: 502, statusText: 'Bad Gateway' }), '502: Bad Gateway'],
  [new Response('{"message":"Away."}', { status: 502, statusText: 'Bad Gateway' }), '502: Away.'],
  [new Response('{"code":7}', { status: 502, statusText: 'Bad Gateway' }), '502: Bad Gateway'],
  [new Response('<html>', { status: 504 }), '504: The server gave no answer. Please try again'],
])('raises the text of the body, or the status text', async (answer, message) => {
  fakeApi({ listFooters: answer })
  await expect(createApi(signedIn).read(routes.listFooters)).rejects.toThrow(message)
})

it('says what to do when the server cannot be reached', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(createApi(signedIn).read(routes.listFooters)).rejects.toThrow(
    'Listwright could not be reached. Check your internet connection and try again.',
  )
})

it('refuses an answer that is not what the contract says', async () => {
  fakeApi({ currentUser: Response.json({ id: 'user-1' }) })
  await expect(createApi(signedIn).read(routes.currentUser)).rejects.toThrow()
})

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: unknown) => error)
}

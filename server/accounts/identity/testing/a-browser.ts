import type { FastifyInstance } from 'fastify'
import { googleRoutes } from '#contract/google.ts'
import { identityRoutes } from '#contract/identity.ts'
import { routes } from '#contract/routes.ts'
import { callAs, type Result } from '#server/testing/test-app.ts'

export type TestBrowser = ReturnType<typeof aBrowser>

/** A person's browser: keeps cookies, and goes where it is led. */
export function aBrowser(app: FastifyInstance, remoteAddress = '127.0.0.1') {
  const cookies = new Map<string, string>()
  let address = ''

  const keep = (set: unknown) => {
    for (const line of [set].flat().filter((one) => typeof one === 'string')) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=')
      cookies.set(name, value)
    }
  }
  const sent = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const goTo = async (to: string): Promise<string> => {
    const { pathname, search } = new URL(to)
    const headers = { cookie: sent() }
    const answer = await app.inject({ url: pathname + search, headers, remoteAddress })
    keep(answer.headers['set-cookie'])
    return answer.headers.location ?? `${answer.statusCode}`
  }
  const mintToken = () => callAs(app, { cookie: sent() })(identityRoutes.mintToken)
  const start = async (
    callbackURL: string,
    headers: Record<string, string> = {},
  ): Promise<Result<typeof googleRoutes.startGoogle>> => {
    const body = { provider: 'google', callbackURL } as const
    const started = await callAs(app, { cookie: sent() })(googleRoutes.startGoogle, {
      body,
      headers,
    })
    keep(started.headers['set-cookie'])
    if (started.status === 200) address = started.answer().url
    return started
  }
  const choose = async (account: string): Promise<void> => {
    const chooser = new URL(address)
    chooser.searchParams.set('account', account)
    address = await goTo(chooser.href)
  }
  const comeBack = (to = address) => goTo(to)
  return {
    get address() {
      return address
    },
    cookie: (name: string) => cookies.get(name) ?? '',
    start,
    choose,
    comeBack,
    mintToken,
    /** The whole way there and back; answers where it ended. */
    signIn: async (account: string, page = '/signin') => {
      await start(page)
      await choose(account)
      return comeBack()
    },
    /** Says that the account somebody else has opened with this person's address is not theirs. */
    freeAddress: async () => {
      const freed = await callAs(app, { cookie: sent() })(googleRoutes.freeAddress)
      keep(freed.headers['set-cookie'])
      return freed
    },
    currentUser: async () => {
      const { token } = (await mintToken()).answer()
      return callAs(app, { authorization: `Bearer ${token}` })(routes.currentUser)
    },
  }
}

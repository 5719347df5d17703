import type { FastifyInstance, InjectOptions } from 'fastify'
import { identityRoutes } from '#contract/identity.ts'
import { ProblemDetails } from '#contract/problem-details.ts'
import type { Answer, Params, Route, Written } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { embeddedIdentity } from '#server/accounts/identity/embedded.ts'
import type { FirebaseIdentity } from '#server/accounts/identity/firebase.ts'
import { buildApp } from '#server/app.ts'
import type { Database } from '#server/database/database.ts'
import { countFigures } from '#server/figures.ts'
import { isAtHome } from '#server/http/hardening.ts'
import { handOverTo } from '#server/http/webhook.ts'
import { createGenerator } from '#server/listings/generate.ts'
import type { ListingWriter } from '#server/listings/writer/writer.ts'
import { openGoogle } from '#server/open-identity.ts'
import type { Mail } from '#server/mail/mail.ts'
import { type OpenPayments, openPayments } from '#server/open-payments.ts'
import type { Clock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import type { GoogleChoice } from '#server/platform/identity-config.ts'
import { shopOf } from '#server/shop.ts'
import { testDatabase } from './database.ts'
import { aWriting } from './people.ts'

export const PASSWORD = 'correct horse battery'

type Wanted = {
  writer?: ListingWriter
  environment?: Record<string, string>
  clientFolder?: string
  /** With the sandbox; without it nothing is sold. */
  sellsCredits?: true
  /** Who is behind "Continue with Google"; without it nobody. */
  google?: GoogleChoice
  /** In place of the embedded sign-in. */
  firebase?: (clock: Clock) => FirebaseIdentity
}

type Input<R extends Route> = {
  params?: Params<R>
  /** As it stands in the address, with its question mark. */
  search?: string
  body?: Written<R['body']>
  headers?: Record<string, string>
}

export type Caller = {
  token: string
  cookie: string
  call<R extends Route>(route: R, input?: Input<R>): Promise<Result<R>>
  credits(): Promise<number>
}

export type Result<R extends Route> = {
  status: number
  headers: Record<string, unknown>
  text: string
  /** The answer as the contract has it; throws for a refusal. */
  answer(): Answer<R>
  /** The refusal as problem details; throws for anything else. */
  problem(): ProblemDetails
}

export type TestApp = {
  app: FastifyInstance
  db: Database
  clock: TestClock
  payments: OpenPayments
  /** What was logged as an error about payments. */
  alarms: unknown[][]
  /** What would have been mailed. */
  mails: Mail[]
  visitor: Omit<Caller, 'credits'>
  /** Opens an account with this address, the whole way a person goes. */
  signIn(email: string): Promise<Caller>
  close(): Promise<void>
}

type TestClock = { now(): Date; advance(seconds: number): void }

/** A writer that is done at once. */
export const quickWriter: ListingWriter = { name: 'composer', write: async () => aWriting() }

/** The whole server on a fresh database, called without a network. */
export async function testApp(wanted: Wanted = {}): Promise<TestApp> {
  const database = await testDatabase()
  const { db } = database
  const clock = testClock()
  const config = readConfig({ LOG_LEVEL: 'silent', ...wanted.environment })
  const origin = config.PUBLIC_URL ?? 'http://localhost:3000'
  const figures = countFigures(db)
  const writer = figures.counted(wanted.writer ?? quickWriter)
  const secret = Buffer.alloc(32, 'test')
  const alarms: unknown[][] = []
  const error = (...alarm: unknown[]) => void alarms.push(alarm)
  const payments = await openPayments(
    { provider: wanted.sellsCredits === true ? 'sandbox' : 'off' },
    { db, clock, log: { error }, handOver: (message) => handOverTo(app)(message) },
  )
  const behindGoogle = await openGoogle(wanted.google ?? { provider: 'off' }, {
    db,
    clock,
    origin,
    log: { error },
  })
  const mails: Mail[] = []
  const shop = shopOf({
    db,
    clock,
    post: { name: 'outbox', send: (mail) => void mails.push(mail), close: () => undefined },
    log: { error },
    secret,
    origin,
    writer,
    identity: wanted.firebase?.(clock) ?? (await embeddedIdentity({ db, clock, secret })),
    google: behindGoogle.google,
    googleSandbox: behindGoogle.googleSandbox,
    generator: createGenerator({ db, writer }),
    checkout: payments.checkout,
    sandbox: payments.sandbox,
    extensionUrl: config.EXTENSION_URL,
    figures,
    isCounted: (request) => !isAtHome(request, config),
  })
  const clientFolder = wanted.clientFolder ?? '/nowhere'
  const app = await buildApp({ config, clientFolder, shop: () => shop })
  const signIn = async (email: string) => {
    const body = { email, password: PASSWORD, name: 'Ana Maria Silva' }
    const signedUp = await callAs(app, {})(identityRoutes.signUp, { body })
    const [cookie = ''] = String(signedUp.headers['set-cookie']).split(';')
    const minted = await callAs(app, { cookie })(identityRoutes.mintToken)
    return callerOf(app, { token: minted.answer().token, cookie })
  }
  return {
    app,
    db,
    clock,
    payments,
    alarms,
    mails,
    visitor: callerOf(app, { token: '', cookie: '' }),
    signIn,
    close: async () => {
      await app.close()
      await payments.close()
      await behindGoogle.close()
      await database.close()
    },
  }
}

function testClock(): TestClock {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance: (seconds) => {
      aheadMs += seconds * 1000
    },
  }
}

type Credentials = { token: string; cookie: string }

function callerOf(app: FastifyInstance, { token, cookie }: Credentials): Caller {
  const call = callAs(app, {
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(cookie === '' ? {} : { cookie }),
  })
  const credits = async () => (await call(routes.currentUser)).answer().credits
  return { token, cookie, call, credits }
}

export function callAs(app: FastifyInstance, credentials: Record<string, string>): Caller['call'] {
  return async (route, { params = {}, search = '', body, headers = {} } = {}) => {
    const path = route.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
      encodeURIComponent(new Map(Object.entries<string>(params)).get(name) ?? ''),
    )
    const request: InjectOptions = {
      method: route.method,
      url: path + search,
      headers: { ...credentials, ...headers },
    }
    const response = await app.inject(
      body === undefined ? request : { ...request, payload: JSON.parse(JSON.stringify(body)) },
    )
    return resultOf(route, response)
  }
}

type Response = { statusCode: number; headers: Record<string, unknown>; body: string }

function resultOf<R extends Route>(route: R, response: Response): Result<R>
function resultOf(route: Route, { statusCode: status, headers, body: text }: Response): unknown {
  return {
    status,
    headers,
    text,
    answer: () => {
      if (status >= 300) throw new Error(`${route.method} ${route.path}: ${status} ${text}`)
      return route.answer === null ? undefined : route.answer.parse(JSON.parse(text))
    },
    problem: () => {
      if (status < 400) throw new Error(`${route.method} ${route.path}: ${status}`)
      return ProblemDetails.parse(JSON.parse(text))
    },
  }
}

import type { FastifyInstance, InjectOptions } from 'fastify'
import { identityRoutes } from '#contract/identity.ts'
import { ProblemDetails } from '#contract/problem-details.ts'
import type { Answer, Params, Route, Written } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { CONFIRM_SUBJECT } from '#server/accounts/identity/embedded/address-mails.ts'
import type { FirebaseIdentity } from '#server/accounts/identity/firebase/firebase.ts'
import { signingKey } from '#server/accounts/identity/embedded/signing-key.ts'
import { buildApp } from '#server/assembly/app.ts'
import { callsOn } from '#server/assembly/calls.ts'
import type { OpenPayments } from '#server/assembly/payments.ts'
import { openServices } from '#server/assembly/services.ts'
import { handOverTo } from '#server/checkout/webhook.ts'
import type { Database, OpenDatabase } from '#server/database/database.ts'
import type { ListingWriter } from '#server/listings/writer/writer.ts'
import type { Mail } from '#server/mail/mail.ts'
import { publicOrigin, readConfig } from '#server/platform/config.ts'
import { testDatabase } from './database.ts'
import { aWriting } from './people.ts'

export const PASSWORD = 'correct horse battery'

/** Hundreds of tests sign someone in; what a guess costs in earnest is a test of its own. */
const CHEAP = { memory: 8, passes: 1 }

const SECRET = Buffer.alloc(32, 'test')

type Wanted = {
  /** By itself the quick one; 'configured' is the one that the environment chooses. */
  writer?: ListingWriter | 'configured'
  /** In place of one of its own: for a process beside others. */
  database?: OpenDatabase
  environment?: Record<string, string>
  clientFolder?: string
  /** With the sandbox; without it nothing is sold. */
  sellsCredits?: true
  /** With test accounts behind "Continue with Google"; without it nobody is. */
  hasGoogle?: true
  /** In place of the embedded sign-in. */
  firebase?: FirebaseIdentity
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
  /** What was logged beside errors. */
  notes: Note[]
  /** Lines of the log about requests, from the level that LOG_LEVEL names. */
  logged: string[]
  /** What would have been mailed, beside what everybody gets who signs up. */
  mails: Mail[]
  /** The mails that ask whose an address is. */
  confirmations: Mail[]
  visitor: Omit<Caller, 'credits'>
  /** Opens an account with this address, the whole way a person goes. */
  signIn(email: string): Promise<Caller>
  close(): Promise<void>
}

type TestClock = { now(): Date; advance(seconds: number): void }

type Note = { level: 'info' | 'warn'; said: unknown[] }

/** A writer that is done at once. */
export const quickWriter: ListingWriter = { name: 'composer', write: async () => aWriting() }

/** The whole server on a fresh database, called without a network. */
export async function testApp(wanted: Wanted = {}): Promise<TestApp> {
  const clock = testClock()
  const config = readConfig({
    LOG_LEVEL: 'silent',
    EMBEDDED_DATABASE: 'on',
    SANDBOX_PAYMENTS: wanted.sellsCredits === true ? 'on' : 'off',
    SANDBOX_GOOGLE: wanted.hasGoogle === true ? 'on' : 'off',
    ...wanted.environment,
  })
  const alarms: unknown[][] = []
  const notes: Note[] = []
  const mails: Mail[] = []
  const confirmations: Mail[] = []
  const logged: string[] = []
  const database = wanted.database ?? (await testDatabase())
  await giveSigningKey(database.db)
  const services = await openServices(
    config,
    {
      origin: publicOrigin(config, config.PORT),
      log: {
        info: (...said: unknown[]) => void notes.push({ level: 'info', said }),
        warn: (...said: unknown[]) => void notes.push({ level: 'warn', said }),
        error: (...alarm: unknown[]) => void alarms.push(alarm),
      },
      handOver: (message) => handOverTo(app)(message),
    },
    {
      database,
      clock,
      secret: SECRET,
      mailer: {
        name: 'outbox',
        send: (mail) => void (mail.subject === CONFIRM_SUBJECT ? confirmations : mails).push(mail),
        close: async () => undefined,
      },
      ...(wanted.writer !== 'configured' && { writer: wanted.writer ?? quickWriter }),
      hashingCost: CHEAP,
      ...(wanted.firebase && { firebase: wanted.firebase }),
    },
  )
  const calls = callsOn(services)
  const clientFolder = wanted.clientFolder ?? '/nowhere'
  const app = await buildApp({
    config,
    clientFolder,
    calls: () => calls,
    logTo: { write: (line) => void logged.push(line) },
  })
  const signIn = async (email: string) => {
    const body = { email, password: PASSWORD, name: 'Ana Maria Silva' }
    const signedUp = await callAs(app, {})(identityRoutes.signUp, { body })
    const [cookie = ''] = String(signedUp.headers['set-cookie']).split(';')
    const minted = await callAs(app, { cookie })(identityRoutes.mintToken)
    return callerOf(app, { token: minted.answer().token, cookie })
  }
  return {
    app,
    db: services.db,
    clock,
    payments: services.payments,
    alarms,
    notes,
    logged,
    mails,
    confirmations,
    visitor: callerOf(app, { token: '', cookie: '' }),
    signIn,
    close: async () => {
      await app.close()
      await services.close()
    },
  }
}

let key: ReturnType<typeof madeKey> | undefined

/** One key signs for all apps of a process: to make one takes as long as a test. */
async function giveSigningKey(db: Database): Promise<void> {
  const kept = await (key ??= madeKey(db))
  await db
    .insertInto('identityKeys')
    .values(kept)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

async function madeKey(db: Database) {
  await signingKey(db, { secret: SECRET })
  return db
    .selectFrom('identityKeys')
    .select(['id', 'alg', 'publicKey', 'privateKey', 'expiresAt', 'crv'])
    .executeTakeFirstOrThrow()
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

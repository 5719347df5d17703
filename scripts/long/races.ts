import { randomUUID } from 'node:crypto'
import { AddedCredits } from '#contract/checkout.ts'
import { Listing } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import { sweepLeftovers } from '#server/accounts/delete-account.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import { buy, openPayment, pay } from './buying.ts'
import { type Finding, NO_POSTGRES, type Row } from './row.ts'
import { arrive } from './sellers.ts'
import { send } from './send.ts'
import { embeddedSite, sharedSite, type Site } from './site.ts'
import {
  allAtOnce,
  answersIn,
  countOf,
  creditsIn,
  newcomer,
  someone,
  TOO_BUSY,
  unequal,
  unlike,
} from './race.ts'
import { faultsInBooks } from './witness.ts'

/** The process that is asked at this turn. */
type At = (turn: number) => string
type Wanted = { site: Site; at: At; asked: number }
/** How many of those asked were answered, and what is wrong at the end; nothing, as it should be. */
type Run = { done: number; wrong: string[] }
type Race = { what: string; run: (wanted: Wanted) => Promise<Run> }

const RACES: Race[] = [
  { what: '150 listings for 10 credits', run: spendAll },
  { what: '60 times the same key', run: sameKey },
  { what: 'one payment claimed 40 times', run: claimOften },
  { what: '50 first calls of one person', run: firstCalls },
  { what: '20 admins who set one balance', run: setCreditsOften },
  { what: '8 accounts closed while they write and buy', run: leave },
]

export const races: Row[] = RACES.flatMap(({ what, run }): Row[] => {
  const finding = async (site: Site, asked: number): Promise<Finding> => {
    const at = (turn: number) => site.origins()[turn % site.servers.length] ?? ''
    const { done, wrong } = await run({ site, at, asked })
    for (const server of site.servers) await server.end('SIGTERM')
    const books = await site.onDatabase(faultsInBooks)
    await site.close()
    return { done, violations: [...wrong, ...books] }
  }
  return [
    {
      part: 'races',
      what: `${what} (embedded)`,
      attempt: async ({ asked }) => finding(await embeddedSite(), asked),
    },
    {
      part: 'races',
      what: `${what} (PostgreSQL, two processes)`,
      attempt: async ({ asked, postgres }) => {
        const database = await postgres()
        return database === null ? NO_POSTGRES : finding(await sharedSite(database.url, 2), asked)
      },
    },
  ]
})

async function spendAll({ at, asked }: Wanted): Promise<Run> {
  const person = await someone(at(0))
  const write = (turn: number) =>
    send(at(turn), routes.generateListing, { token: person.token, body: aGeneratorInput() })
  let written = 0
  let answered = 0
  const strange: string[] = []
  // Four of one person are in writing at once, so not all credits go in the first rush.
  for (let rush = 0; rush < 30 && written < 10; rush += 1) {
    const answers = await allAtOnce(asked, write)
    answered += answersIn(answers)
    written += answers.filter((answer) => answer?.status === 200).length
    strange.push(...unlike(answers, [200, 402, 409, 429, ...TOO_BUSY]))
  }
  const { credits } = await person.call(routes.currentUser)
  const { length } = await person.call(routes.listListings)
  const wrong = [
    ...strange,
    ...unequal('answers of 200', written, 10),
    ...unequal('credits left', credits, 0),
    ...unequal('listings', length, 10),
  ]
  return { done: answered, wrong }
}

async function sameKey({ at, asked }: Wanted): Promise<Run> {
  const person = await someone(at(0))
  const key = randomUUID()
  const { token } = person
  const body = aGeneratorInput()
  const write = (turn: number) => send(at(turn), routes.generateListing, { token, key, body })
  const answers = await allAtOnce(asked, write)
  // The key is asked for until it has paid: a rush may be refused as a whole where a machine is busy.
  for (let tries = 0; tries < 100 && answers.at(-1)?.status !== 200; tries += 1)
    answers.push(await write(tries))
  answers.push(await write(0), await write(1))
  const ids = answers.flatMap((answer) =>
    answer?.status === 200 ? [Listing.parse(answer.body).id] : [],
  )
  const changed = { ...body, listingTitle: 'Another mug' }
  const other = await send(at(1), routes.generateListing, { token, key, body: changed })
  const { credits } = await person.call(routes.currentUser)
  const wrong = [
    ...unlike(answers, [200, 409, 429, ...TOO_BUSY]),
    ...unequal('different listings', new Set(ids).size, 1),
    ...unlike([other], [409, 422]),
    ...unequal('credits left', credits, 9),
  ]
  return { done: answersIn(answers), wrong }
}

async function claimOften({ at, asked }: Wanted): Promise<Run> {
  const person = await someone(at(0))
  const payment = await openPayment(at(0), person)
  if (payment === null) return { done: 0, wrong: ['no payment could be opened'] }
  await pay(at(0), payment)
  const body = { paymentIntentId: payment.id }
  const claim = (turn: number) => send(at(turn), routes.addCredits, { token: person.token, body })
  const answers = await allAtOnce(asked, claim)
  const added = answers.flatMap((answer) =>
    answer?.status === 200 ? [AddedCredits.parse(answer.body).added] : [],
  )
  const stranger = await someone(at(1))
  const theirs = await send(at(1), routes.addCredits, { token: stranger.token, body })
  const { credits } = await person.call(routes.currentUser)
  const wrong = [
    ...unlike(answers, [200]),
    // The provider's message may have been first.
    ...(added.reduce((sum, one) => sum + one, 0) > 10 ? [`${added.join(', ')} were added`] : []),
    ...unequal('credits', credits, 20),
    ...unlike([theirs], [404]),
  ]
  return { done: answersIn(answers), wrong }
}

async function firstCalls({ site, at, asked }: Wanted): Promise<Run> {
  const token = await newcomer(at(0))
  const call = (turn: number) => send(at(turn), routes.currentUser, { token })
  const answers = await allAtOnce(asked, call)
  const again = await call(0)
  for (const server of site.servers) await server.end('SIGTERM')
  const accounts = await site.onDatabase((db) => countOf(db, 'users'))
  const wrong = [
    ...unlike([...answers, again], [200]),
    ...unequal('accounts', accounts, 1),
    ...unequal('credits', creditsIn(again?.body), 10),
  ]
  return { done: answersIn(answers), wrong }
}

async function setCreditsOften({ site, at, asked }: Wanted): Promise<Run> {
  const admin = await someone(at(0))
  await site.makeAdmin(admin.email)
  const person = await someone(at(0))
  const { id: userId } = await person.call(routes.currentUser)
  const set = (turn: number) =>
    send(at(turn), routes.setCredits, {
      token: admin.token,
      params: { userId },
      body: { credits: 100 + turn, expectedCredits: 10 },
    })
  const answers = await allAtOnce(asked, set)
  const wrong = [
    ...unlike(answers, [200, 409]),
    ...unequal('who set it', answers.filter((answer) => answer?.status === 200).length, 1),
  ]
  return { done: answersIn(answers), wrong }
}

async function leave({ site, at, asked }: Wanted): Promise<Run> {
  const people = await arrive(at(0), asked)
  const strange: string[] = []
  let gone = 0
  await Promise.all(
    people.map(async (person, turn) => {
      const { token } = person
      const calls = [
        send(at(turn), routes.generateListing, { token, body: aGeneratorInput() }),
        send(at(turn + 1), routes.generateListing, { token, body: aGeneratorInput() }),
        send(at(turn), routes.createFooter, { token, body: { name: 'N', content: 'C' } }),
        send(at(turn), routes.deleteAccount, { token }),
        send(at(turn + 1), routes.deleteAccount, { token }),
      ]
      const [, ...answers] = await Promise.all([buy(at(turn + 1), person), ...calls])
      strange.push(...unlike(answers, [200, 204, 401, 402, 403, 404, 409, 410, ...TOO_BUSY]))
      // What was still being paid kept the account open; then it is asked for again.
      for (let tries = 0; tries < 50; tries += 1) {
        const answer = await send(at(turn), routes.deleteAccount, { token })
        if (answer?.status !== 401) continue
        gone += 1
        return
      }
      strange.push(`${person.email} could not leave`)
    }),
  )
  for (const server of site.servers) await server.end('SIGTERM')
  const left = await site.onDatabase(async (db) => {
    // What was on its way while the account went is erased a little later.
    await sweepLeftovers(db, new Date())
    const open = await db.selectFrom('users').select('id').where('closedAt', 'is', null).execute()
    const listings = await countOf(db, 'listings')
    const footers = await countOf(db, 'footers')
    return [
      ...unequal('accounts still open', open.length, 0),
      ...unequal('listings left behind', listings, 0),
      ...unequal('footers left behind', footers, 0),
    ]
  })
  return { done: gone, wrong: [...strange, ...left] }
}

import { sql } from 'kysely'
import { Refund } from '#contract/checkout.ts'
import { routes } from '#contract/routes.ts'
import type { Database } from '#server/database/database.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import { seededRandom } from '#server/testing/random.ts'
import { buy } from './buying.ts'
import { type Finding, NO_POSTGRES, type Row } from './row.ts'
import { arrive } from './sellers.ts'
import { someone, TOO_BUSY, unlike } from './race.ts'
import { send } from './send.ts'
import { sharedSite, type Site } from './site.ts'
import { faultsInBooks } from './witness.ts'

const PURCHASES_EACH = 5
/** How many of them are given back at the same moment; more wait for a connection, not for each other. */
const AT_ONCE = 20

export const storm: Row[] = [
  {
    part: 'storm',
    what: 'a storm of refunds, each ordered three times at two processes while its buyer writes and claims (PostgreSQL)',
    attempt: async ({ seed, asked, postgres }) => {
      const database = await postgres()
      if (database === null) return NO_POSTGRES
      const site = await sharedSite(database.url, 2)
      return givenBack(site, asked, seed)
    },
  },
]

async function givenBack(site: Site, asked: number, seed: number): Promise<Finding> {
  const at = (turn: number) => site.origins()[turn % site.servers.length] ?? ''
  const admin = await someone(at(0))
  await site.makeAdmin(admin.email)
  const people = await arrive(at(0), Math.ceil(asked / PURCHASES_EACH))
  const bought = await Promise.all(
    people.map(async (person, turn) => {
      const payments: string[] = []
      while (payments.length < PURCHASES_EACH) payments.push((await buy(at(turn), person)) ?? '')
      return payments.map((paymentId) => ({ person, paymentId }))
    }),
  )
  const all = bought.flat().slice(0, asked)
  const before = await site.onDatabase(deadlocks)

  const strange: string[] = []
  const refunded = new Set<string>()
  const order = async (paymentId: string, where: number) => {
    const body = { paymentIntentId: paymentId }
    const answer = await send(at(where), routes.refund, { token: admin.token, body })
    strange.push(...unlike([answer], [200, 409, ...TOO_BUSY]))
    if (answer?.status === 200 && Refund.parse(answer.body).status === 'refunded')
      refunded.add(paymentId)
  }
  const one = async ({ person: { token }, paymentId }: (typeof all)[number], turn: number) => {
    const body = { paymentIntentId: paymentId }
    const others = [
      send(at(turn + 1), routes.requestRefund, { token, body }),
      send(at(turn), routes.addCredits, { token, body }),
      send(at(turn + 1), routes.generateListing, { token, body: aGeneratorInput() }),
    ]
    await Promise.all([order(paymentId, turn), order(paymentId, turn + 1), order(paymentId, turn)])
    strange.push(...unlike(await Promise.all(others), [200, 402, 409, 429, ...TOO_BUSY]))
  }
  const waiting = shuffled(all, seededRandom(seed))
  let turn = 0
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await one(next, turn++)
  })
  await Promise.all(lanes)
  // What was refused because the machine was busy is ordered again, as whoever reads the refusal would.
  for (let tries = 0; tries < 20; tries += 1)
    for (const { paymentId } of all.filter((purchase) => !refunded.has(purchase.paymentId)))
      await order(paymentId, tries)

  // What a session met is counted by the time it is over.
  for (const server of site.servers) await server.end('SIGTERM')
  const after = await site.onDatabase(deadlocks)
  const books = await site.onDatabase(faultsInBooks)
  const stillWorth = await site.onDatabase(paymentsWorthSomething)
  await site.close()
  const met = after - before
  return {
    done: refunded.size,
    violations: [
      ...new Set(strange),
      ...books,
      ...(met > 0 ? [`PostgreSQL broke ${met} deadlocks`] : []),
      ...(stillWorth > 0
        ? [`${stillWorth} purchases still count though they were given back`]
        : []),
    ],
    note: `${asked * 3} orders, ${met} deadlocks by PostgreSQL's own count`,
  }
}

/** How often PostgreSQL had to break one in this database since it was made. */
async function deadlocks(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()
  `.execute(db)
  return rows[0]?.n ?? 0
}

async function paymentsWorthSomething(db: Database): Promise<number> {
  const worth = await db
    .selectFrom('payments')
    .select('id')
    .where('targetCredits', '>', 0)
    .execute()
  return worth.length
}

function shuffled<Item>(items: Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

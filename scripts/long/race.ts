import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { identityRoutes } from '#contract/identity.ts'
import type { Database } from '#server/database/database.ts'
import { DEMO_PASSWORD, type Person } from '../demo/person.ts'
import { arrive } from './sellers.ts'
import type { send } from './send.ts'

type Answer = Awaited<ReturnType<typeof send>>

/** A machine with other things to do says so, and it costs nothing: the books are looked at. */
export const TOO_BUSY = [503, 504]

/** One person more, with ten credits. */
export async function someone(origin: string): Promise<Person> {
  const [person] = await arrive(origin, 1)
  if (person === undefined) throw new Error('Nobody came')
  return person
}

/** The token of somebody who has signed up and not yet called: the first call opens the account. */
export async function newcomer(origin: string): Promise<string> {
  const body = { email: `${randomUUID()}@example.com`, name: 'New', password: DEMO_PASSWORD }
  const opened = await fetch(origin + identityRoutes.signUp.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const cookies = opened.headers.getSetCookie().map((one) => one.split(';')[0])
  const headers = { cookie: cookies.join('; ') }
  const minted = await fetch(origin + identityRoutes.mintToken.path, { headers })
  return identityRoutes.mintToken.answer.parse(await minted.json()).token
}

/** The same thing so many times, each told which of them it is. */
export function allAtOnce<Result>(
  count: number,
  work: (turn: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, turn) => work(turn)))
}

/** How many got an answer at all. */
export function answersIn(answers: readonly Answer[]): number {
  return answers.filter((answer) => answer !== null).length
}

/** Answers that none of these statuses foresees, each named once. */
export function unlike(answers: readonly Answer[], expected: readonly number[]): string[] {
  const strange = answers.filter((answer) => !expected.includes(answer?.status ?? 0))
  const told = strange.map((answer) => `answered ${answer?.status} ${JSON.stringify(answer?.body)}`)
  return [...new Set(told.map((line) => line.slice(0, 200)))]
}

export function unequal(what: string, found: unknown, expected: unknown): string[] {
  return found === expected ? [] : [`${what}: ${String(found)} instead of ${String(expected)}`]
}

const WithCredits = z.object({ credits: z.int() })

export function creditsIn(body: unknown): number {
  return WithCredits.parse(body).credits
}

export async function countOf(
  db: Database,
  table: 'users' | 'listings' | 'footers',
): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Listing, listingRoutes } from '#contract/listings.ts'
import type { Route } from '#contract/route.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import { type Person, signUp } from '../demo/person.ts'
import { buy } from './buying.ts'
import { send, type Sent } from './send.ts'
import { EDIT, Witness } from './witness.ts'

type Wanted = {
  people: number
  /** How many of them do something at the same moment. */
  atOnce: number
  random: () => number
  origins: () => string[]
  /** Between two things that one of them does. */
  restMs?: number
}

/** A listing whose answer never came; it is asked for again under the same key. */
type Unanswered = { key: string; person: Person }

/** People who write, edit and buy until they are told to stop, and a witness of what they were answered. */
export class Sellers {
  readonly witness = new Witness()
  readonly statuses = new Map<string, number>()
  readonly #wanted: Wanted
  readonly #people: Person[]
  readonly #unanswered: Unanswered[] = []
  readonly #work: Promise<void>[]
  #isOver = false
  slowestMs = 0

  private constructor(wanted: Wanted, people: Person[]) {
    this.#wanted = wanted
    this.#people = people
    this.#work = Array.from({ length: wanted.atOnce }, () => this.#keepBusy())
  }

  static async start(wanted: Wanted): Promise<Sellers> {
    const people = await arrive(wanted.origins()[0] ?? '', wanted.people)
    return new Sellers(wanted, people)
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#work)
  }

  /** Waits until so many answers were acknowledged, in vain after a while. */
  async until(answers: number, seconds = 300): Promise<void> {
    const end = performance.now() + seconds * 1000
    while (this.witness.answers < answers && performance.now() < end) await pause(50)
  }

  /** "200: 1,204, no answer: 12". */
  get told(): string {
    return [...this.statuses]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')
  }

  async #keepBusy(): Promise<void> {
    const { random, restMs = 5 } = this.#wanted
    while (!this.#isOver) {
      const startedAt = performance.now()
      const again = random() < 0.5 ? this.#unanswered.pop() : undefined
      const person = again?.person ?? this.#people[Math.floor(random() * this.#people.length)]
      if (person !== undefined) await this.#write(person, again?.key ?? randomUUID())
      this.slowestMs = Math.max(this.slowestMs, performance.now() - startedAt)
      await pause(restMs)
    }
  }

  async #write(person: Person, key: string): Promise<void> {
    const answer = await this.#send(person, listingRoutes.generateListing, {
      key,
      body: aGeneratorInput(),
    })
    if (answer === null) this.#unanswered.push({ key, person })
    if (answer?.status === 402) await this.#buy(person)
    if (answer?.status !== 200) return
    const { id } = Listing.parse(answer.body)
    this.witness.listings.set(id, this.witness.listings.get(id) ?? 0)
    if (this.#wanted.random() < 0.25) await this.#edit(person, id)
  }

  async #edit(person: Person, id: string): Promise<void> {
    const next = (this.witness.listings.get(id) ?? 0) + 1
    const body = { listingTitle: `${EDIT}${next}` }
    const answer = await this.#send(person, listingRoutes.updateListing, { params: { id }, body })
    if (answer?.status !== 200) return
    this.witness.listings.set(id, next)
    this.witness.edits += 1
  }

  async #buy(person: Person): Promise<void> {
    const paymentId = await buy(this.#origin(), person)
    if (paymentId !== null) this.witness.purchases.add(paymentId)
  }

  async #send<R extends Route>({ token }: Person, route: R, sent: Sent<R>) {
    const answer = await send(this.#origin(), route, { ...sent, token })
    const status = String(answer?.status ?? 'no answer')
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    // Where nobody answers, nobody is asked a thousand times a second.
    if (answer === null) await pause(20)
    return answer
  }

  #origin(): string {
    const { random, origins } = this.#wanted
    const all = origins()
    return all[Math.floor(random() * all.length)] ?? ''
  }
}

/** So many people with accounts, each from an address of their own. */
export async function arrive(origin: string, count: number): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < count) {
    const name = `seller-${randomUUID()}`
    const at = people.length
    const address = `10.${Math.floor(at / 250)}.${at % 250}.1`
    people.push(await signUp(origin, { email: `${name}@example.com`, name, address }))
  }
  return people
}

import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { Listing } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import type { Person } from '../../scripts/demo/person.ts'
import { send } from '../../scripts/long/send.ts'

const A_PAGE = { ...routes.listListings, path: '/api/listings?limit=20' } as const
const CHANGE = 'Change '

type Seen = { changes: number; readBack: number; missed: number }

/** Somebody who changes a listing at one process and at once reads their history at another. */
export function startReadingBack({ token }: Person, origins: () => string[]) {
  const seen: Seen = { changes: 0, readBack: 0, missed: 0 }
  const state = { isOver: false }
  const at = (turn: number) => origins()[turn % origins().length] ?? ''
  const work = async () => {
    const id = await written(at(0), token)
    for (let turn = 1; !state.isOver; turn += 1) {
      const body = { listingTitle: `${CHANGE}${turn}` }
      const changed = await send(at(turn), routes.updateListing, { token, params: { id }, body })
      if (changed?.status === 200) {
        seen.changes += 1
        const page = await send(at(turn + 1), A_PAGE, { token })
        if (page?.status === 200) {
          seen.readBack += 1
          if (!shows(page.body, { id, turn })) seen.missed += 1
        }
      }
      await pause(20)
    }
  }
  const working = work()
  return {
    stop: async (): Promise<Seen> => {
      state.isOver = true
      await working
      return seen
    },
  }
}

async function written(origin: string, token: string): Promise<string> {
  const answer = await send(origin, routes.generateListing, { token, body: aGeneratorInput() })
  return Listing.parse(answer?.body).id
}

function shows(page: unknown, { id, turn }: { id: string; turn: number }): boolean {
  const listing = z
    .array(Listing)
    .parse(page)
    .find((one) => one.id === id)
  return Number(listing?.listingTitle.slice(CHANGE.length)) >= turn
}

export type ReplicaReads = { replica: number; behind: number; away: number }

/** How many readings of all processes the replica answered, and why the primary had to answer the others. */
export async function replicaReads(origins: string[]): Promise<ReplicaReads> {
  const reads: ReplicaReads = { replica: 0, behind: 0, away: 0 }
  for (const origin of origins) {
    const text = await (await fetch(`${origin}/metrics`)).text()
    for (const outcome of ['replica', 'behind', 'away'] as const) {
      const line = new RegExp(`listwright_replica_reads_total\\{outcome="${outcome}"\\} (\\d+)`)
      reads[outcome] += Number(line.exec(text)?.[1] ?? 0)
    }
  }
  return reads
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { routes } from '#contract/routes.ts'
import type { Person } from '../scripts/demo/person.ts'
import { aGeneratorInput } from '#server/testing/people.ts'

const AT_ONCE = 6
const WRITING_EVERY = 100
const PAGES = ['/signin', '/features', '/pricing', '/api/config', '/readyz']

/** People who load pages and call the server until they are told to stop. */
export function startLoad(origin: string, { token }: Person) {
  const failures: string[] = []
  const load = { sent: 0, isOver: false }
  const authorization = `Bearer ${token}`

  const one = async (turn: number): Promise<void> => {
    const isWriting = turn % WRITING_EVERY === 0 && turn / WRITING_EVERY <= 8
    const path = isWriting ? routes.generateListing.path : (PAGES[turn % PAGES.length] ?? '/')
    try {
      const answer = await fetch(origin + path, {
        signal: AbortSignal.timeout(60_000),
        headers: {
          authorization,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        ...(isWriting && { method: 'POST', body: JSON.stringify(aGeneratorInput()) }),
      })
      await answer.arrayBuffer()
      if (!answer.ok) failures.push(`${path}: ${answer.status}`)
    } catch (error) {
      failures.push(`${path}: ${String(error)}`)
    }
  }
  const people = Array.from({ length: AT_ONCE }, async () => {
    while (!load.isOver) {
      load.sent += 1
      await one(load.sent)
      await pause(10)
    }
  })
  return {
    sent: () => load.sent,
    stop: async (least: number) => {
      while (load.sent < least) await pause(50)
      load.isOver = true
      await Promise.all(people)
      return { sent: load.sent, failures }
    },
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { routes } from '#contract/routes.ts'
import { seededRandom } from '#server/testing/random.ts'
import { startPostgres } from '../postgres.ts'
import { audited } from './kills.ts'
import { NO_POSTGRES, type Finding, type Row } from './row.ts'
import { arrive, Sellers } from './sellers.ts'
import { send } from './send.ts'
import { sharedSite, type Site } from './site.ts'

/** A person is told within ten seconds, on a machine that has other things to do. */
const MOST_SECONDS = 10

export const outages: Row[] = [
  {
    part: 'outages',
    what: 'PostgreSQL restarted under load, every second time as by a crash; two processes',
    attempt: async ({ seed, asked }) => {
      // Its own: nobody else's may be taken away.
      const postgres = await startPostgres()
      if (postgres === null) return NO_POSTGRES
      const site = await sharedSite(postgres.url, 2)
      const pids = site.servers.map(({ pid }) => pid)
      const random = seededRandom(seed)
      const sellers = await Sellers.start({ people: 40, atOnce: 8, random, origins: site.origins })
      let slowestReturn = 0
      let done = 0
      for (; done < asked; done += 1) {
        await sellers.until(sellers.witness.answers + 20)
        await postgres.restart(done % 2 === 0 ? 'fast' : 'immediate')
        const backAt = performance.now()
        await sellers.until(sellers.witness.answers + 1)
        slowestReturn = Math.max(slowestReturn, (performance.now() - backAt) / 1000)
      }
      await sellers.stop()
      const ended = site.servers.filter(({ pid }, at) => pid !== pids[at]).length
      const { violations, note } = await audited(site, sellers, 20 * asked)
      await postgres.stop()
      const late = slowestReturn > MOST_SECONDS ? [`a listing took ${slowestReturn} s to work`] : []
      return {
        done,
        violations: [...violations, ...late, ...(ended > 0 ? [`${ended} processes ended`] : [])],
        note: `the first listing after it at most ${slowestReturn.toFixed(1)} s later; ${note}`,
      }
    },
  },
  {
    part: 'outages',
    what: 'every connection of PostgreSQL taken by others',
    attempt: async ({ asked }) => {
      const postgres = await startPostgres('-c max_connections=30')
      if (postgres === null) return NO_POSTGRES
      const site = await sharedSite(postgres.url, 1)
      const finding = await crowdedOut(site, { postgres: postgres.url, asked })
      await site.close()
      await postgres.stop()
      return finding
    },
  },
]

type Crowd = { postgres: string; asked: number }

async function crowdedOut(site: Site, { postgres, asked }: Crowd): Promise<Finding> {
  const [origin = ''] = site.origins()
  const [person] = await arrive(origin, 1)
  const call = () => send(origin, routes.currentUser, { token: person?.token ?? '' })
  // The first of them throws out the server's own, and then takes their places too.
  const taken: Client[] = []
  const take = async () => {
    const client = new Client({ connectionString: postgres })
    client.on('error', () => {})
    await client.connect()
    taken.push(client)
  }
  await take()
  await taken[0]?.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  )
  const isFull = async () => {
    for (;;) await take()
  }
  await isFull().catch(() => {})
  const startedAt = performance.now()
  const refused = await Promise.all(Array.from({ length: asked }, call))
  const seconds = (performance.now() - startedAt) / 1000
  for (const client of taken) await client.end()
  const answers = new Map<number, number>()
  for (const one of refused) answers.set(one?.status ?? 0, (answers.get(one?.status ?? 0) ?? 0) + 1)
  let isBack = false
  for (let tries = 0; tries < 100 && !isBack; tries += 1) {
    isBack = (await call())?.status === 200
    await pause(100)
  }
  const told = [...answers].map(([status, count]) => `${count} times ${status}`).join(', ')
  return {
    done: refused.filter((one) => one !== null && [200, 503].includes(one.status)).length,
    violations: [
      ...(seconds > MOST_SECONDS ? [`they waited ${seconds.toFixed(1)} s`] : []),
      ...(isBack ? [] : ['nothing works though the connections are free again']),
    ],
    note: `${taken.length} connections taken; ${told} within ${seconds.toFixed(1)} s, 200 again afterwards`,
  }
}

import { randomUUID } from 'node:crypto'
import { SIGN_UP_CREDITS } from '#contract/opening-credits.ts'
import { answers, faultyProvider } from '#server/listings/writer/model/testing/faulty-provider.ts'
import { anAnswer, anInput } from '#server/listings/writer/model/testing/walnut-board.ts'
import { ensureBuilt } from '../scripts/build.ts'
import { Server } from '../scripts/testing/server.ts'
import { arrive, asked, type Caller } from './free-account/callers.ts'
import { paced } from './free-account/pace.ts'
import { processorMsOf } from './free-account/processor.ts'
import { percentile, type Row, table } from './measure.ts'

// One free account asks for a thousand listings, more than it may have, while others write. What they
// wait is held against what they wait beside as many requests, at the same pace and from the same
// machine, that cost the server next to nothing: the rest is what the machine does with two programs.

const REQUESTS = 1000
const AT_ONCE = 8
/** 200 requests a second in all. */
const EACH_EVERY_MS = 40
const ROUNDS = 3
/** In each of the parts of a round, spread over it. */
const LISTINGS = 30
const LISTING_EVERY_MS = (REQUESTS * EACH_EVERY_MS) / (AT_ONCE * LISTINGS)
const SELLERS = 10
/** What differs less than this is noise on a machine that others use too. */
const NOISE = 1.25
/** Of the server's processor; a listing takes some twenty times as long. */
const REFUSAL_MS = 1.5
const SPOILT = 'spoilt'

type Part = { times: number[]; refused: number; processorMs: number }
type Flood = (turn: number) => Promise<void>

await ensureBuilt()
const provider = await faultyProvider((response, body) =>
  answers(body.includes(SPOILT) ? 'No listing today.' : anAnswer())(response, body),
)
const withModel = { LISTING_MODEL: 'compatible:test', MODEL_BASE_URL: provider.url }
const rows = [...(await tried('the model', withModel)), ...(await tried('the embedded writer', {}))]
await provider.close()
console.log(table(rows))
process.exit(rows.every(({ isMet }) => isMet) ? 0 : 1)

async function tried(writer: string, environment: Record<string, string>): Promise<Row[]> {
  const server = await Server.start({ ...environment, TRUSTED_PROXIES: '127.0.0.1' })
  const abuser = await arrive(server.url, 'abuser', '10.1.0.1')
  const statuses = new Map<number, number>()
  const cheap: Flood = async () => {
    await (await fetch(`${server.url}/healthz`)).arrayBuffer()
  }
  const refused: Flood = async (turn) => {
    // From many networks: else the limit of requests would refuse most before anybody is known.
    const from = { ...abuser, address: `10.2.${turn % 200}.1` }
    const status = await asked(server.url, from, spoiltForm())
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }

  await waits(server, await sellers(server.url, ROUNDS), null)
  const parts: Record<'alone' | 'besideCheap' | 'besideRefused', Part[]> = {
    alone: [],
    besideCheap: [],
    besideRefused: [],
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const people = await sellers(server.url, round)
    parts.alone.push(await waits(server, people, null))
    parts.besideCheap.push(await waits(server, people, cheap))
    parts.besideRefused.push(await waits(server, people, refused))
  }
  const spoilt = provider.calls.filter((body) => body.includes(SPOILT)).length
  await server.stop()

  const ratio = medianOf(parts.besideRefused) / medianOf(parts.besideCheap)
  const refusal = processorMs(parts.besideRefused, parts.alone)
  const probe = processorMs(parts.besideCheap, parts.alone)
  const others = Object.values(parts).flat()
  const unserved = others.reduce((sum, part) => sum + part.refused, 0)
  const written = [...statuses].reduce((sum, [status, n]) => sum + (status < 300 ? n : 0), 0)
  const told = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ')
  return [
    {
      what: `${writer}: others wait beside ${REQUESTS} refused listings`,
      budget: `${NOISE} times as long as beside ${REQUESTS} times /healthz`,
      measured: `${spread(parts.besideRefused)}; beside /healthz ${spread(parts.besideCheap)}, ${ratio.toFixed(2)} times; alone ${spread(parts.alone)}`,
      isMet: ratio <= NOISE,
    },
    {
      what: `${writer}: a refusal takes of the server's processor`,
      budget: `${REFUSAL_MS} ms`,
      measured: `${refusal.toFixed(2)} ms, /healthz ${probe.toFixed(2)} ms`,
      isMet: refusal <= REFUSAL_MS,
    },
    {
      what: `${writer}: others who were refused`,
      budget: '0',
      measured: `${unserved} of ${others.length * LISTINGS}`,
      isMet: unserved === 0,
    },
    {
      what: `${writer}: listings for the account`,
      budget: `${SIGN_UP_CREDITS} at most`,
      measured: `${told}; ${spoilt} calls of the model`,
      isMet: written <= SIGN_UP_CREDITS,
    },
  ]
}

/** They have the credits for a round. */
function sellers(origin: string, round: number): Promise<Caller[]> {
  return Promise.all(
    Array.from({ length: SELLERS }, (_, n) =>
      arrive(origin, `seller-${round}-${n}`, `10.0.${round * SELLERS + n}.1`),
    ),
  )
}

/** How long others wait who write in turn, while the flood lasts that is to come meanwhile. */
async function waits(server: Server, people: Caller[], flood: Flood | null): Promise<Part> {
  const part: Part = { times: [], refused: 0, processorMs: 0 }
  const usedBefore = await processorMsOf(server.pid)
  const writing = paced({ times: LISTINGS, everyMs: LISTING_EVERY_MS }, async (turn) => {
    const who = people[turn % people.length]
    if (who === undefined) return
    const startedAt = performance.now()
    const status = await asked(server.url, who, anInput({ sku: `WB-${randomUUID().slice(0, 8)}` }))
    part.times.push(performance.now() - startedAt)
    if (status >= 400) part.refused += 1
  })
  const each = { times: REQUESTS / AT_ONCE, everyMs: EACH_EVERY_MS }
  const flooding = Array.from({ length: flood === null ? 0 : AT_ONCE }, (_, at) =>
    paced(each, async (turn) => flood?.(turn * AT_ONCE + at)),
  )
  await Promise.all([writing, ...flooding])
  part.processorMs = (await processorMsOf(server.pid)) - usedBefore
  return part
}

/** What one request of a flood takes of the server's processor: what it took more than without one. */
function processorMs(flooded: Part[], alone: Part[]): number {
  const sum = (parts: Part[]) => parts.reduce((total, part) => total + part.processorMs, 0)
  return (sum(flooded) - sum(alone)) / (REQUESTS * flooded.length)
}

function mediansOf(parts: Part[]): number[] {
  const medians = parts.map(({ times }) =>
    percentile(
      times.toSorted((a, b) => a - b),
      0.5,
    ),
  )
  return medians.toSorted((a, b) => a - b)
}

function medianOf(parts: Part[]): number {
  return percentile(mediansOf(parts), 0.5)
}

/** The middle of the rounds, and the rounds apart. */
function spread(parts: Part[]): string {
  const rounds = mediansOf(parts).map((median) => median.toFixed(0))
  return `${medianOf(parts).toFixed(0)} ms (${rounds.join(', ')})`
}

/** A form that leads the model astray; the embedded writer writes it while there are credits. */
function spoiltForm(): unknown {
  const sku = `${SPOILT}-${randomUUID().slice(0, 8)}`
  return anInput({ sku, productType: `${SPOILT} ${sku}`, keywords: SPOILT })
}

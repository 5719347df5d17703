import { beforeEach, describe, expect, it } from 'vitest'
import { requestLimit, type TellRequests } from './requests.ts'

const HERE = '203.0.113.9'

let nowMs = 0
const clock = { now: () => new Date(nowMs) }

// What the database does, counted; a test of the whole server has the real one.
let told = new Map<string, { taken: number; endsAt: Date }>()
let statements = 0
const tell: TellRequests = async (network, { count, windowMs }) => {
  statements += 1
  await Promise.resolve()
  const known = told.get(network)
  const isOver = known === undefined || known.endsAt.getTime() <= nowMs
  const now = isOver
    ? { taken: count, endsAt: new Date(nowMs + windowMs) }
    : { ...known, taken: known.taken + count }
  told.set(network, now)
  return now
}
beforeEach(() => {
  nowMs = 0
  told = new Map()
  statements = 0
})

type Process = ReturnType<typeof requestLimit>
const aProcess = (answer = tell) => requestLimit({ max: 300, clock, tell: answer })
const passes = async (process: Process, address = HERE) =>
  (await process(address)).refusal === null ? 1 : 0
const passing = async (count: number, request: (n: number) => Promise<number>) => {
  const outcomes = await Promise.all(Array.from({ length: count }, (_, n) => request(n)))
  return outcomes.reduce((sum, one) => sum + one, 0)
}

describe('the requests of a network', () => {
  it('are counted exactly by one process, and let in again when the minute is over', async () => {
    const process = aProcess()
    expect(await passing(1000, () => passes(process))).toBe(300)
    nowMs = 59_999
    expect(await passes(process)).toBe(0)
    nowMs = 60_000
    expect(await passing(1000, () => passes(process))).toBe(300)
  })

  it('do not reach the database before there are a tenth of what is allowed', async () => {
    const process = aProcess()
    for (let n = 0; n < 29; n += 1) await process(HERE)
    expect(statements).toBe(0)
    await process(HERE)
    expect(statements).toBe(1)
    for (let n = 0; n < 1000; n += 1) await process(HERE)
    expect(statements).toBe(10)
  })

  it.each([2, 5, 10])('pass %i processes at most a tenth more often for each', async (count) => {
    const processes = Array.from({ length: count }, () => aProcess())
    const spread = (n: number) => processes[n % count] ?? aProcess()
    const inTurn = async () => {
      let passed = 0
      for (let n = 0; n < 5000; n += 1) passed += await passes(spread(n))
      return passed
    }
    expect(await inTurn()).toBeLessThanOrEqual(300 + 29 * count)
    nowMs = 60_000
    const atOnce = await passing(5000, (n) => passes(spread(n)))
    expect(atOnce).toBeLessThanOrEqual(300 + 29 * count)
    expect(atOnce).toBeGreaterThan(0)
  })

  it('are counted by a process alone while the database is away', async () => {
    const process = aProcess(async () => Promise.reject(new Error('away')))
    expect(await passing(1000, () => passes(process))).toBe(300)
  })

  it('are those of all its 64 bits, and of no other network', async () => {
    const process = aProcess()
    expect(await passing(1000, (n) => passes(process, `2001:db8::${n.toString(16)}`))).toBe(300)
    expect(await passes(process, '2001:db8:0:1::1')).toBe(1)
  })
})

import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StartedServers } from '#server/testing/started-servers.ts'

let servers: StartedServers
beforeAll(async () => {
  servers = await StartedServers.prepare()
})
afterAll(() => servers.remove())

/** Less than the second for which calls are answered on connections that were kept. */
const SILENT_MS = 300

const answerTo = async (url: string, agent: Agent) => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const call = get(url, { agent }, resolve).once('error', reject)
  const answer = await promise
  await once(answer.resume(), 'end')
  return { call, answer }
}

/** One call after the other on a connection that is kept, until an answer says that it is the last. */
const callOn = async (url: string, onAnswer: () => void): Promise<(number | undefined)[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statuses: (number | undefined)[] = []
  let isLast = false
  while (!isLast) {
    const { answer } = await answerTo(url, agent)
    statuses.push(answer.statusCode)
    isLast = answer.headers.connection === 'close'
    onAnswer()
  }
  return statuses
}

it('answers each call on a kept connection while it closes, and says which is the last', async () => {
  const shop = servers.start()
  const origin = await shop.until(/Listwright is at (http:\/\/localhost:\d+) [^]*Ready\./)
  const callers = Array.from({ length: 12 }, () => {
    const first = Promise.withResolvers<void>()
    return { first: first.promise, statuses: callOn(`${origin}/healthz`, first.resolve) }
  })
  await Promise.all(callers.map(({ first }) => first))
  shop.child.kill('SIGTERM')
  const statuses = await Promise.all(callers.map((caller) => caller.statuses))
  expect(new Set(statuses.flat())).toEqual(new Set([200]))
  expect((await shop.end()).code).toBe(0)
})

it('answers also a caller who was silent for a moment while it closes', async () => {
  const shop = servers.start()
  const origin = await shop.until(/Listwright is at (http:\/\/localhost:\d+) [^]*Ready\./)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await answerTo(`${origin}/healthz`, agent)
  shop.child.kill('SIGTERM')
  await pause(SILENT_MS)
  const { call, answer } = await answerTo(`${origin}/healthz`, agent)
  expect([call.reusedSocket, answer.statusCode, answer.headers.connection]).toEqual([
    true,
    200,
    'close',
  ])
  expect((await shop.end()).code).toBe(0)
})

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { identityRoutes } from '#contract/identity.ts'
import { routes } from '#contract/routes.ts'
import type { Finding, Row } from './row.ts'
import { embeddedSite } from './site.ts'

/** Headers have 10 seconds, a whole request 15, and who says nothing 10; looked after now and then. */
const MOST_SECONDS = 40

export const slowSenders: Row[] = [
  {
    part: 'slow',
    what: 'connections that say nothing, or send a byte a second, while others call',
    attempt: async ({ asked }) => {
      const site = await embeddedSite()
      const finding = await dripped(site.origins()[0] ?? '', asked)
      await site.close()
      return finding
    },
  },
]

async function dripped(origin: string, asked: number): Promise<Finding> {
  const port = Number(new URL(origin).port)
  const body = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'
  const beginnings = ['', 'GET / HTTP/1.1\r\nHost: x\r\nX: ', signIn(body)]
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  const open = new Set<Socket>()
  for (let sender = 0; sender < asked; sender += 1) {
    const socket = connect(port, '127.0.0.1')
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    socket.resume()
    await once(socket, 'connect')
    const beginning = beginnings[sender % beginnings.length] ?? ''
    if (beginning === '') continue
    socket.write(beginning)
    const drip = setInterval(() => socket.write('a'), 1000)
    socket.on('close', () => clearInterval(drip))
  }
  const waits: number[] = []
  let refused = 0
  while (open.size > 0 && seconds() < MOST_SECONDS) {
    const askedAt = performance.now()
    const answer = await fetch(origin + routes.configuration.path).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok !== true) refused += 1
    waits.push(performance.now() - askedAt)
    await pause(50)
  }
  const done = asked - open.size
  const took = seconds().toFixed(0)
  for (const socket of open) socket.destroy()
  const middle = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0
  return {
    done,
    violations: refused > 0 ? [`${refused} of ${waits.length} other calls were refused`] : [],
    note: `all closed after ${took} s; ${waits.length} other calls meanwhile, half of them within ${middle.toFixed(0)} ms`,
  }
}

function signIn(rest: string): string {
  return `POST ${identityRoutes.signIn.path} HTTP/1.1\r\nHost: x\r\n${rest}`
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unpackEmbedded } from '#server/database/embedded.ts'
import { databaseTemplate } from '#server/testing/database.ts'
import { COMPILED, SHORT_LIVED } from '#server/testing/short-lived.ts'

let dataDir = ''
const running: ChildProcess[] = []
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-'))
  await unpackEmbedded(dataDir, await databaseTemplate())
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true })
})

/** Starts the server as a person does; `until` waits for what it says. */
const start = (environment: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [...SHORT_LIVED, join(import.meta.dirname, 'main.ts')], {
    env: { ...COMPILED, PORT: '0', DATA_DIR: dataDir, ...environment },
  })
  running.push(child)
  let said = ''
  const hear = (text: Buffer) => {
    said += String(text)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const until = async (words: RegExp): Promise<string> => {
    while (!words.test(said)) {
      if (child.exitCode !== null) throw new Error(`It ended, having said: ${said}`)
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    }
    return words.exec(said)?.[1] ?? ''
  }
  const end = async () => {
    const [code] = child.exitCode === null ? await once(child, 'close') : [child.exitCode]
    return { code, said }
  }
  return { child, until, end }
}

it('opens its port first, then the shop, tells what is on, and closes when asked', async () => {
  const shop = start()
  const port = await shop.until(/answered already on 127\.0\.0\.1, port (\d+)/)
  const early = await fetch(`http://localhost:${port}/api/config`)
  expect([200, 503]).toContain(early.status)
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)

  const origin = await shop.until(/Listwright is at (http:\/\/localhost:\d+) /)
  expect(origin).toBe(`http://localhost:${port}`)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  expect((await fetch(`${origin}/api/config`)).status).toBe(200)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'identity-secret'))).mode & 0o777).toBe(0o600)

  const second = await start().end()
  expect(second.code).toBe(1)
  expect(second.said).toContain('is in use by process')
  expect(second.said).not.toContain('Listwright is at')

  shop.child.kill('SIGTERM')
  const { code, said } = await shop.end()
  expect(code).toBe(0)
  for (const part of [
    'Database  embedded',
    'Writer',
    'Identity',
    'Payments  the sandbox',
    'Mail  ',
  ])
    expect(said).toContain(part)
})

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
  const shop = start()
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
  const shop = start()
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

it('says everything that is wrong with its configuration, and does not start', async () => {
  const { code, said } = await start({ PORT: 'x', SMTP_URL: 'smtp://localhost' }).end()
  expect(code).toBe(1)
  expect(said).toBe(
    [
      'Listwright cannot start:',
      '- MAIL_FROM must be set too: SMTP_URL is, and mail needs a sender.',
      '- PORT must be a whole number from 0 to 65535.',
      '',
    ].join('\n'),
  )
})

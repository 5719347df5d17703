import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../scripts/postgres.ts'
import { SERVER_FILE } from '../scripts/build/stamp.ts'
import { middle, type Row, spread } from './measure.ts'
import { SMALL } from './programs.ts'

const ROUNDS = 5
const BUDGETS = { answerS: 0.5, readyS: 2.5 } as const

/** How long after its start the built server gives the first page, and how long until its new database answers. */
export async function benchStart(): Promise<Row[]> {
  const answers: number[] = []
  const ready: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = await startOnce()
    answers.push(started.answerS)
    ready.push(started.readyS)
  }
  return [
    {
      what: 'Start of the built server to the first page',
      budget: `<= ${BUDGETS.answerS} s`,
      measured: `${spread(answers, 2)} s`,
      isMet: middle(answers) <= BUDGETS.answerS,
    },
    {
      what: 'First start of all, until its database answers',
      budget: `<= ${BUDGETS.readyS} s`,
      measured: `${spread(ready, 2)} s`,
      isMet: middle(ready) <= BUDGETS.readyS,
    },
  ]
}

async function startOnce(): Promise<{ answerS: number; readyS: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'listwright-start-'))
  const port = await freePort()
  const startedAt = performance.now()
  const server = spawn(process.execPath, [...SMALL.flags, SERVER_FILE], {
    cwd: folder,
    env: {
      ...process.env,
      ...SMALL.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const secondsUntil = async (path: string) => {
    while (!(await isAnswered(`http://localhost:${port}${path}`))) await pause(5)
    return (performance.now() - startedAt) / 1000
  }
  const answerS = await secondsUntil('/pricing')
  const readyS = await secondsUntil('/readyz')
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(folder, { recursive: true, force: true })
  return { answerS, readyS }
}

function isAnswered(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).once('error', () => resolve(false))
  })
}

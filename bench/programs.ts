import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { SERVER_FILE } from '../scripts/build/stamp.ts'
import { type Asked, askFor } from './asking.ts'

/** The product as it is started. */
export const OURS = SERVER_FILE
/** What `npm start` gives it for the sake of memory. */
export const SMALL = {
  flags: ['--max-semi-space-size=2'],
  env: { MALLOC_ARENA_MAX: '1' },
} as const

const ROUNDS = 4
const SECONDS = 1.5
/** Until then Node still compiles what it runs, on a processor that is counted in. */
const WARM_ANSWERS = 4000
/** The kernel counts a process's time in hundredths of a second. */
const TICK_MS = 10

export type Started = { child: ChildProcess; origin: string }

/** Starts a server of its own and waits until it answers. */
export async function start(
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<Started> {
  const isOurs = program === OURS
  const child = spawn(process.execPath, [...(isOurs ? SMALL.flags : []), program, ...args], {
    env: { ...process.env, ...(isOurs && SMALL.env), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // What fails to measure it stops nothing.
  process.once('exit', () => child.kill('SIGKILL'))
  const said = await saidBy(
    child,
    (words) => originIn(words) !== undefined && (!isOurs || words.includes('Ready.')),
  )
  return { child, origin: originIn(said) ?? '' }
}

function originIn(said: string): string | undefined {
  return /at (http:\/\/localhost:\d+)/.exec(said)?.[1]
}

/** What a program says until that is enough; fails with it where the program ends before. */
export function saidBy(child: ChildProcess, isEnough: (said: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += String(chunk)
      if (isEnough(said)) resolve(said)
    })
    child.once('close', () => reject(new Error(`The server ended. It had said: ${said.trim()}`)))
  })
}

/** What one request takes of the server's processor in microseconds, and how many a second it answered. */
export type Cost = { cpuUs: number; rate: number }

/** All asked turn by turn, after as many answers as it takes to have everything compiled. */
export async function costsOf<Name extends string>(
  asked: Record<Name, Asked & { program: Started }>,
): Promise<Record<Name, Cost[]>>
export async function costsOf(asked: Record<string, Asked & { program: Started }>) {
  const costs: Record<string, Cost[]> = {}
  for (const { program, ...request } of Object.values(asked))
    for (let answers = 0; answers < WARM_ANSWERS;)
      answers += await askFor(program.origin, request, SECONDS)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, { program, ...request }] of Object.entries(asked)) {
      const before = await cpuMsOf(program)
      const startedAt = performance.now()
      const answers = await askFor(program.origin, request, SECONDS)
      const cost = {
        cpuUs: (((await cpuMsOf(program)) - before) * 1000) / answers,
        rate: (answers * 1000) / (performance.now() - startedAt),
      }
      ;(costs[name] ??= []).push(cost)
    }
  return costs
}

/** The least of several rounds: whatever else the machine does can only add to it. */
export function cpuOf(costs: readonly Cost[]): number {
  return Math.min(...costs.map(({ cpuUs }) => cpuUs))
}

/** What the process has used of the processors, where the system tells; else nothing is met. */
async function cpuMsOf({ child }: Started): Promise<number> {
  const path = `/proc/${child.pid ?? 0}/stat`
  if (!existsSync(path)) return Number.NaN
  const fields = (await readFile(path, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

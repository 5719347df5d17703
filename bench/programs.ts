import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { SERVER_FILE } from '../scripts/build/stamp.ts'

/** The product as it is started. */
export const OURS = SERVER_FILE

const SECONDS = 4
const CONNECTIONS = 16

export type Started = { child: ChildProcess; origin: string }

/** Starts a server of its own and waits until it answers. */
export async function start(
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<Started> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const known = () => /at (http:\/\/localhost:\d+)/.exec(said)?.[1]
  const isReady = () => known() !== undefined && (args.length > 0 || said.includes('Ready.'))
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  while (!isReady()) await once(child.stdout, 'data')
  return { child, origin: known() ?? '' }
}

/** Requests a second, over connections that stay open. */
export async function rateOf(url: string, token: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const endsAt = performance.now() + SECONDS * 1000
  let answered = 0
  const askOn = async () => {
    while (performance.now() < endsAt) {
      await ask(url, { agent, token })
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
  agent.destroy()
  return answered / SECONDS
}

function ask(url: string, { agent, token }: { agent: Agent; token: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`Answered ${answer.statusCode ?? 0}`))
      answer.resume()
      answer.once('end', resolve)
    })
    request.once('error', reject)
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, relative, sep } from 'node:path'
import { createInterface } from 'node:readline'
import type { ViteDevServer } from 'vite'
import * as z from 'zod/mini'
import { ROOT } from '../build/stamp.ts'

/** What the server is made of. */
const ROOMS = ['contract', 'marketplace', 'composer', 'server']
/** An editor writes a file in several steps, and a formatter after it. */
const SETTLE_MS = 100
/** What a process says about itself at its start is said by us, or was said before. */
const OF_A_START = /^(Opening the database|Listwright is at|Ready\.|Closing:)|^ {2}[A-Z][a-z]+ {2}/
const Ready = z.object({ port: z.number() })

export type DevServer = {
  /** Where it answers; waits while it is starting, and is null when it could not. */
  port(): Promise<number | null>
  isReady(): Promise<boolean>
  stop(): Promise<void>
}

type Surroundings = { origin: string; clientFolder: string; watcher: ViteDevServer['watcher'] }

/** The server in a process of its own, which is replaced when a file changes that it is made of. */
export function openServer({ origin, clientFolder, watcher }: Surroundings): DevServer {
  const environment = { PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: origin }
  let isStopping = false
  let child = start()
  let port = portOf(child)
  let settling: NodeJS.Timeout | undefined

  watcher.add([...ROOMS, '.env'].map((room) => join(ROOT, room)))
  watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir' || !isPartOfServer(path)) return
    clearTimeout(settling)
    settling = setTimeout(() => restart(relative(ROOT, path)), SETTLE_MS)
  })

  function start(): ChildProcess {
    const started = spawn(process.execPath, [join(import.meta.dirname, 'child.ts'), clientFolder], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    passOn(started)
    return started
  }

  function restart(changed: string): void {
    if (isStopping) return
    // One after the other: two of them would not get along on the same data.
    port = port.then(() => replace())
    void tell(changed)
  }

  async function replace(): Promise<number | null> {
    await end(child)
    if (isStopping) return null
    child = start()
    return portOf(child)
  }

  async function tell(changed: string): Promise<void> {
    const found = await port
    if (isStopping) return
    if (found !== null) console.log(`The server was restarted: ${changed} has changed.`)
    else console.log('The server could not start; it tries again at the next change.')
  }

  return {
    port: () => port,
    isReady: async () => (await port) !== null,
    stop: async () => {
      isStopping = true
      clearTimeout(settling)
      await end(child)
    },
  }
}

/** The port it names when it is ready; null when it ends before that. */
async function portOf(child: ChildProcess): Promise<number | null> {
  const ready = once(child, 'message').then(([message]) => Ready.parse(message).port)
  return Promise.race([ready, once(child, 'exit').then(() => null)])
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

function passOn({ stdout }: ChildProcess): void {
  if (stdout === null) return
  createInterface({ input: stdout }).on('line', (line) => {
    if (!OF_A_START.test(line)) console.log(line)
  })
}

function isPartOfServer(path: string): boolean {
  const file = relative(ROOT, path).split(sep).join('/')
  if (/\.test\.tsx?$|\/testing\//.test(file)) return false
  return file === '.env' || ROOMS.some((room) => file.startsWith(`${room}/`))
}

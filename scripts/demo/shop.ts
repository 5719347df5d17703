import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVER_FILE } from '../build/stamp.ts'

/** A server of its own on data that nobody needs afterwards. */
export type DemoShop = {
  origin: string
  dataDir: string
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<unknown>
  stop(): void
  removeData(): Promise<void>
}

/** Starts the product as it is without any configuration: nothing is charged, nothing is mailed. */
export async function openDemoShop(): Promise<DemoShop> {
  const folder = await mkdtemp(join(tmpdir(), 'listwright-demo-'))
  const dataDir = join(folder, 'data')
  const server = spawn(process.execPath, [SERVER_FILE], {
    // Elsewhere, so that no .env file with real keys is read.
    cwd: folder,
    env: environment(dataDir),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const removeData = () => rm(folder, { recursive: true, force: true })
  try {
    const origin = await originSaid(server, ended)
    return { origin, dataDir, ended, stop: () => void server.kill('SIGTERM'), removeData }
  } catch (error) {
    await removeData()
    throw error
  }
}

/** Only what a process needs to live; the person's own settings stay out. */
function environment(dataDir: string): NodeJS.ProcessEnv {
  const { PATH, HOME, SystemRoot, PORT = '0' } = process.env
  return {
    PATH,
    HOME,
    SystemRoot,
    PORT,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // As a shop has it, which says by whom it is run and whom to ask.
    OPERATOR_NAME: 'Walnut Lane Workshop',
    OPERATOR_ADDRESS: '12 Walnut Lane, Springfield',
    SUPPORT_EMAIL: 'help@example.com',
    // So that each account can seem to come from an address of its own.
    TRUSTED_PROXIES: '127.0.0.1/32,::1/128',
    // It is filled faster than a person would.
    GENERATIONS_PER_MINUTE: '1000',
  }
}

async function originSaid(server: ChildProcess, ended: Promise<unknown>): Promise<string> {
  let said = ''
  server.stdout?.on('data', (chunk) => (said += String(chunk)))
  while (!said.includes('Ready.')) {
    const more = server.stdout === null ? ended : once(server.stdout, 'data')
    await Promise.race([more, ended])
    if (server.exitCode !== null) throw new Error(said)
  }
  return /Listwright is at (\S+)/.exec(said)?.[1] ?? ''
}

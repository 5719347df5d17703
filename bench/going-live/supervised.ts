import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'

type Program = {
  name: string
  words: string[]
  folder: string
  environment?: Record<string, string>
  /** Where its output goes, and where the number of its process stands. */
  log: string
  pidFile: string
}

export type Supervised = { stop(signal?: NodeJS.Signals): Promise<void> }

/** Starts a program again whenever it ends, as systemd does with Restart=always. */
export async function supervise(program: Program): Promise<Supervised> {
  const { name, words, folder, environment = {}, log, pidFile } = program
  const [command = '', ...args] = words
  const { PATH = '', HOME = '' } = process.env
  const output = openSync(log, 'a')
  const state: { child: ChildProcess | null; isOver: boolean; starts: number } = {
    child: null,
    isOver: false,
    starts: 0,
  }
  const start = async (): Promise<void> => {
    state.starts += 1
    const child = spawn(command, args, {
      cwd: folder,
      env: { PATH, HOME, ...environment },
      stdio: ['ignore', output, output],
    })
    state.child = child
    child.once('error', (error) => console.error(`${name}: ${error.message}`))
    child.once('exit', (code) => {
      if (state.isOver) return
      if (state.starts > 20) return console.error(`${name} ends again and again (${code}): ${log}`)
      void start()
    })
    await writeFile(pidFile, String(child.pid))
  }
  await start()
  return {
    stop: async (signal = 'SIGTERM') => {
      state.isOver = true
      const { child } = state
      if (child === null || child.exitCode !== null || child.signalCode !== null) return
      const end = once(child, 'exit')
      child.kill(signal)
      await end
    },
  }
}

import { spawn } from 'node:child_process'

type Options = { env?: Record<string, string>; isQuiet?: boolean }
export type Outcome = { exitCode: number; output: string }

/** Runs a program to its end. Its output is passed on as it comes, or kept when quiet. */
export function run(
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.isQuiet ? 'pipe' : 'inherit', options.isQuiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += String(chunk)))
    child.stderr?.on('data', (chunk) => (output += String(chunk)))
    child.once('error', reject)
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }))
  })
}

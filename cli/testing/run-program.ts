import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { COMPILED } from '#server/testing/short-lived.ts'

export const PROGRAM = 'cli/listwright.mjs'

type Started = { url: string; token?: string; input?: string }

/** Runs the program as a shell does, and answers what it printed, told and ended with. */
export async function runProgram(words: string[], { url, token, input = '' }: Started) {
  const child = spawn(process.execPath, [PROGRAM, ...words], {
    env: {
      ...COMPILED,
      LISTWRIGHT_URL: url,
      ...(token !== undefined && { LISTWRIGHT_TOKEN: token }),
    },
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.stdin.end(input)
  const [printed, told, exit] = await Promise.all([text(child.stdout), text(child.stderr), exited])
  return { printed, told, exit }
}

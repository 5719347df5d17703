import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import type { Outcome } from './rights.ts'

// Only one process can open the embedded database, so a command is handed to the server that has
// it. The socket lies in a directory that nobody but its owner can enter.
const socketIn = (dataDir: string) => join(dataDir, 'admin.sock')

const Words = z.array(z.string().check(z.maxLength(500))).check(z.maxLength(10))
const Answer = z.object({ isDone: z.boolean(), lines: z.array(z.string()) })

type Listening = {
  dataDir: string
  run: (words: string[]) => Promise<Outcome>
  onError: (error: unknown) => void
}

/** Takes commands from this machine's own user until closed. Without it everything else works. */
export async function listenForCommands({
  dataDir,
  run,
  onError,
}: Listening): Promise<{ close(): void }> {
  // Left behind by a process that was killed; the directory's lock says that it is gone.
  await rm(socketIn(dataDir), { force: true })
  const server = createServer({ allowHalfOpen: true }, (connection) => {
    connection.on('error', onError)
    // Read to its end it would otherwise be closed, before the answer.
    text(connection.iterator({ destroyOnReturn: false }))
      .then(async (message) => run(Words.parse(JSON.parse(message))))
      .then((outcome) => connection.end(JSON.stringify(outcome)))
      .catch((error: unknown) => {
        onError(error)
        connection.destroy()
      })
  })
  server.on('error', onError)
  server.listen({ path: socketIn(dataDir) })
  return { close: () => void server.close() }
}

/** The outcome at the server that has the data directory open; null where none listens. */
export async function askServer(dataDir: string, words: string[]): Promise<Outcome | null> {
  const connection = connect(socketIn(dataDir))
  connection.end(JSON.stringify(words))
  try {
    return Answer.parse(JSON.parse(await text(connection)))
  } catch (error) {
    if (isNobodyThere(error)) return null
    throw error
  }
}

function isNobodyThere(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === 'ENOENT' || error.code === 'ECONNREFUSED'
}

import { openDatabase } from '#server/database/database.ts'
import { createGenerator } from '#server/listings/generate.ts'
import { aGeneratorInput, aWriting } from './people.ts'

// A program of its own: writes one listing, and is killed at the point that its last argument names.
const [dataDir = '', userId = '', point = ''] = process.argv.slice(2)

let statements = 0
let isCounting = false
const { db } = await openDatabase({
  dataDir,
  onQuery: () => {
    statements += isCounting ? 1 : 0
    dieAt(`statement ${statements}`)
  },
})
isCounting = true

const { generate } = createGenerator({
  db,
  writer: {
    name: 'composer',
    write: async () => {
      dieAt('writer')
      return aWriting()
    },
  },
})
await generate({ userId, input: aGeneratorInput(), idempotencyKey: 'the same key' })
throw new Error(`Nothing happened at ${point}; there were ${statements} statements`)

function dieAt(here: string): void {
  if (here === point) process.kill(process.pid, 'SIGKILL')
}

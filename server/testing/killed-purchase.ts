import { buyGrowth } from '#server/checkout/testing/a-whole-purchase.ts'
import { openDatabase } from '#server/database/database.ts'

// A program of its own: buys a package, and is killed at the point that its last argument names.
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
await buyGrowth({ db, userId, at: dieAt })
throw new Error(`Nothing happened at ${point}; there were ${statements} statements`)

function dieAt(here: string): void {
  if (here === point) process.kill(process.pid, 'SIGKILL')
}

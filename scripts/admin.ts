import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, runAdminCommand } from '#server/admin/rights.ts'
import { askServer } from '#server/admin/socket.ts'
import { type DatabaseOptions, openDatabase } from '#server/database/database.ts'
import { loadEnvironmentFile, readConfig, WrongConfiguration } from '#server/platform/config.ts'

const words = process.argv.slice(2)

try {
  loadEnvironmentFile()
  const { DATABASE_URL: url, DATA_DIR: dataDir } = readConfig()
  const outcome = url === undefined ? await onEmbedded(dataDir) : await directly({ url, dataDir })
  say(outcome.lines)
  process.exit(outcome.isDone ? 0 : 1)
} catch (error) {
  say(
    error instanceof WrongConfiguration
      ? error.sentences
      : [error instanceof Error ? error.message : String(error)],
  )
  process.exit(1)
}

/** A running server has the database to itself, and does what it is asked. */
async function onEmbedded(dataDir: string): Promise<Outcome> {
  const answer = await askServer(dataDir, words)
  if (answer !== null) return answer
  if (existsSync(join(dataDir, 'database'))) return directly({ dataDir })
  return {
    isDone: false,
    lines: [
      `There is no database in ${dataDir} yet.`,
      'Run "npm start", sign up in the browser, then run this again. For another database set DATA_DIR or DATABASE_URL.',
    ],
  }
}

async function directly(options: DatabaseOptions): Promise<Outcome> {
  const { db, close } = await openDatabase(options)
  try {
    return await runAdminCommand(db, words)
  } finally {
    await close()
  }
}

function say(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

import { type Database, openDatabase } from '#server/database/database.ts'
import { grantTo } from '#server/database/grants.ts'
import { loadEnvironmentFile, readConfig } from '#server/platform/config.ts'
import { googleChoice } from '#server/platform/identity-config.ts'
import { paymentChoice } from '#server/platform/payment-config.ts'
import { openSandboxSchema } from '#server/sandbox/schema.ts'
import { telling } from './telling.ts'

// Brings PostgreSQL up to date as the owner of its tables, and lets the user of DATABASE_URL serve
// people with them: `npm run migrate`, before the new version is started.

await telling(async () => {
  loadEnvironmentFile()
  const config = readConfig()
  const { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl = url, DATA_DIR: dataDir } = config
  if (ownerUrl === undefined)
    return ['The embedded database brings itself up to date when the server starts.']
  const { db, close } = await openDatabase({ url: ownerUrl, dataDir })
  try {
    const hasSandbox =
      paymentChoice(config).provider === 'sandbox' || googleChoice(config).provider === 'sandbox'
    if (hasSandbox) await openSandboxSchema(db)
    const upToDate = `The tables are up to date: ${await newestMigration(db)}.`
    const role = userOf(url)
    if (role === null || role === userOf(ownerUrl)) return [upToDate]
    await grantTo(db, role)
    return [upToDate, `The role ${role} may serve people with them, and change none of its guards.`]
  } finally {
    await close()
  }
})

function userOf(url: string | undefined): string | null {
  return url === undefined ? null : decodeURIComponent(new URL(url).username)
}

async function newestMigration(db: Database): Promise<string> {
  const newest = db.selectFrom('migrations').select('name').orderBy('name', 'desc')
  return (await newest.executeTakeFirstOrThrow()).name
}

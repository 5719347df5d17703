import { resolve } from 'node:path'
import { askServer } from '#server/admin/socket.ts'
import { backUpEmbedded, backUpPostgres, savedSecret } from '#server/assembly/backup.ts'
import { openDatabase } from '#server/database/database.ts'
import { loadEnvironmentFile, readConfig } from '#server/platform/config.ts'
import { telling } from './telling.ts'

// `npm run backup -- FOLDER`: the database and the identity secret, while the server runs.

await telling(async () => {
  loadEnvironmentFile()
  const config = readConfig()
  const [given, ...rest] = process.argv.slice(2)
  if (given === undefined || given.startsWith('-') || rest.length > 0)
    throw new Error('Usage: npm run backup -- FOLDER, where FOLDER is new and on another disk.')
  const folder = resolve(given)
  if (config.DATABASE_URL !== undefined) return backUpPostgres(config, folder)
  const answer = await askServer(config.DATA_DIR, ['backup', folder])
  if (answer !== null) {
    if (!answer.isDone) throw new Error(answer.lines.join('\n'))
    return answer.lines
  }
  await savedSecret(config)
  const database = await openDatabase({ dataDir: config.DATA_DIR })
  try {
    return await backUpEmbedded(config, { database, folder })
  } finally {
    await database.close()
  }
})

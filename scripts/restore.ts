import { restore } from '#server/assembly/restore.ts'
import { loadEnvironmentFile, readConfig } from '#server/platform/config.ts'
import { telling } from './telling.ts'

// `npm run restore -- FOLDER`: a backup into an empty database, before the first start there.

await telling(async () => {
  loadEnvironmentFile()
  const [folder, ...rest] = process.argv.slice(2)
  if (folder === undefined || folder.startsWith('-') || rest.length > 0)
    throw new Error('Usage: npm run restore -- FOLDER, as npm run backup made it.')
  return restore(readConfig(), folder)
})

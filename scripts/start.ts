import { pathToFileURL } from 'node:url'
import { loadEnvironmentFile } from '#server/platform/config.ts'
import { ensureStartable } from './build.ts'
import { ROOT, SERVER_FILE } from './build/stamp.ts'

process.chdir(ROOT)
// Before anything else, because the file may say that this is production.
loadEnvironmentFile()
await ensureStartable()
// What the log tells of an error names the sources, and not what was made of them.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(SERVER_FILE).href)

import { loadEnvironmentFile } from '#server/platform/config.ts'
import { ensureStartable } from './build.ts'
import { ROOT } from './build/stamp.ts'

process.chdir(ROOT)
// Before anything else, because the file may say that this is production.
loadEnvironmentFile()
await ensureStartable()
await import('../server/main.ts')

import { ensureBuilt } from './build.ts'

await ensureBuilt()
await import('../server/main.ts')

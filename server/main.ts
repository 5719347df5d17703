import { join } from 'node:path'
import { runServer } from './process.ts'

await runServer({ clientFolder: join(import.meta.dirname, '../dist/client') })

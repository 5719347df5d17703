import { availableParallelism, cpus, totalmem, type } from 'node:os'
import { postgresVersion } from '../postgres.ts'

/** What a run ran on, in one line: figures are compared with this beside them. */
export async function machineOf(): Promise<string> {
  const [processor] = cpus()
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const postgres = (await postgresVersion()) ?? 'no PostgreSQL'
  return `Node ${process.version}, ${postgres}, ${availableParallelism()} cores (${processor?.model.trim() ?? 'unknown'}), ${gigabytes} GB, ${type()}`
}

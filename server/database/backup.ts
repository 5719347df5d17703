import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import type { DatabaseKind } from './database.ts'

const FILES = { pglite: 'database.tar.gz', postgres: 'database.dump' } as const
const SECRET = 'identity-secret'
const ABOUT = 'about.json'

const About = z.object({
  kind: z.enum(['pglite', 'postgres']),
  madeAt: z.string(),
  newestMigration: z.string(),
  sha256: z.string(),
})
export type About = z.infer<typeof About>

type Backup = {
  kind: DatabaseKind
  madeAt: Date
  newestMigration: string
  /** Without it closed accounts are not recognised: it belongs to the database. */
  secret: Buffer
  /** Writes the database into this file. */
  write(path: string): Promise<void>
}

/** Makes a folder with all that a shop is made of. It has its name only when it is whole. */
export async function makeBackup(folder: string, backup: Backup): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} is there already. Name a new folder.`)
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true, mode: 0o700 })
  const { kind, newestMigration, madeAt, secret } = backup
  const path = join(partial, FILES[kind])
  await backup.write(path)
  await writeFile(join(partial, SECRET), secret, { mode: 0o600 })
  const about: About = {
    kind,
    newestMigration,
    madeAt: madeAt.toISOString(),
    sha256: await sumOf(path),
  }
  await writeFile(join(partial, ABOUT), `${JSON.stringify(about, null, 2)}\n`, { mode: 0o600 })
  await rename(partial, folder)
}

/** What a backup holds, after its sum was compared. */
export async function openBackup(
  folder: string,
): Promise<{ about: About; path: string; secret: Buffer }> {
  const text = await readFile(join(folder, ABOUT), 'utf8').catch(() => {
    throw new Error(`${folder} is no backup: there is no ${ABOUT} in it.`)
  })
  const about = About.parse(JSON.parse(text))
  const path = join(folder, FILES[about.kind])
  if ((await sumOf(path)) !== about.sha256)
    throw new Error(`${path} is not what was backed up: its sum is another. Take an older backup.`)
  return { about, path, secret: await readFile(join(folder, SECRET)) }
}

/** Read piece by piece: it may be larger than what fits into memory. */
async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

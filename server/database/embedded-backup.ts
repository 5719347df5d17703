import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

const KEPT = 3

/** The whole embedded database as one archive, as it is at this moment. */
export async function archiveOf(lite: PGlite): Promise<Uint8Array> {
  const archive = await lite.dumpDataDir('gzip')
  return new Uint8Array(await archive.arrayBuffer())
}

/** Before a migration, so that an update can be taken back; the three newest are kept. */
export async function backUpBefore(
  migration: string,
  { dataDir, lite }: { dataDir: string; lite: PGlite },
): Promise<string> {
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `before-${migration.replace('.sql', '')}.tar.gz`)
  await writeFile(`${path}.partial`, await archiveOf(lite), { mode: 0o600 })
  await rename(`${path}.partial`, path)
  const all = (await readdir(folder)).filter((name) => /^before-.*\.tar\.gz$/.test(name)).toSorted()
  for (const old of all.slice(0, -KEPT)) await rm(join(folder, old))
  return path
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const unpacked = promisify(gunzip)

/** The dumped database at the path as a tar archive; undefined where none is. Throws when it is damaged. */
export async function readTemplate(path: string | undefined): Promise<Blob | undefined> {
  if (path === undefined || !existsSync(path)) return undefined
  const bytes = await readFile(path)
  // Unpacked here: what PGlite's own unpacking throws nobody can catch.
  const archive = path.endsWith('.gz') ? await unpacked(bytes) : bytes
  return new Blob([new Uint8Array(archive)], { type: 'application/x-tar' })
}

import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { unpack } from './unpack.ts'

const unzipped = promisify(gunzip)

/** Puts the dumped database at the path into a directory. Throws where the dump is damaged. */
export async function unpackTemplate(path: string, directory: string): Promise<void> {
  const bytes = await readFile(path)
  unpack(path.endsWith('.gz') ? await unzipped(bytes) : bytes, directory)
}

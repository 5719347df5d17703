import { openMigrated } from './embedded.ts'

/** A fresh database with its schema as one archive, from which `openDatabase` makes the first one. */
export async function dumpTemplate(): Promise<Uint8Array> {
  const lite = await openMigrated({})
  try {
    const archive = await lite.dumpDataDir('gzip')
    return new Uint8Array(await archive.arrayBuffer())
  } finally {
    await lite.close()
  }
}

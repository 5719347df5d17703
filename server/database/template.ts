import { openMigrated } from './embedded.ts'

/** A fresh database with its schema as one archive, from which `openDatabase` makes the first one. */
export async function dumpTemplate(compression: 'gzip' | 'none' = 'gzip'): Promise<Uint8Array> {
  const lite = await openMigrated({})
  try {
    // PostgreSQL makes further databases from these two; ours is the only one there will be, and
    // without them it is unpacked and opened in half the time.
    await lite.exec('UPDATE pg_database SET datistemplate = false, datallowconn = true')
    await lite.exec('DROP DATABASE template0')
    await lite.exec('DROP DATABASE template1')
    const archive = await lite.dumpDataDir(compression)
    return new Uint8Array(await archive.arrayBuffer())
  } finally {
    await lite.close()
  }
}

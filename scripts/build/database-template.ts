import { mkdir, writeFile } from 'node:fs/promises'
import { dumpTemplate } from '#server/database/template.ts'

/** A fresh database as one archive: the first start unpacks it instead of making one for itself. */
export async function buildDatabaseTemplate(): Promise<void> {
  const archive = await dumpTemplate()
  await mkdir('dist', { recursive: true })
  await writeFile('dist/database-template.tar.gz', archive)
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Where the sources are, wherever the process was started. */
export const ROOT = join(import.meta.dirname, '../..')
/** What a start runs. */
export const SERVER_FILE = join(ROOT, 'dist/server/main.js')
const STAMPS = join(ROOT, 'dist/stamps')

/** One thing that is built, and the files it is made of besides the packages. */
export type Part = { name: string; inputs: string[] }

/** The names and contents of everything a part is made of, as one short text. */
export async function fingerprint({ inputs }: Part): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const files = await Array.fromAsync(glob([...inputs, 'package-lock.json'], { cwd: ROOT }))
  // Tests are no part of the product, so changing one builds nothing again.
  for (const file of files.filter((name) => !name.includes('.test.')).toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(resolve(ROOT, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** True when the part's last build finished and was made of exactly these inputs. */
export async function isBuilt(part: Part, current: string): Promise<boolean> {
  const built = await readFile(fileOf(part), 'utf8').catch(() => null)
  return built === current
}

/** True when the part's last build finished, whatever it was made of. */
export function wasBuilt(part: Part): boolean {
  return existsSync(fileOf(part))
}

/** Before a build, so that one that breaks off is never taken for a finished one. */
export async function unstamp(part: Part): Promise<void> {
  await rm(fileOf(part), { force: true })
}

export async function stamp(part: Part, current: string): Promise<void> {
  await mkdir(STAMPS, { recursive: true })
  await writeFile(fileOf(part), current)
}

function fileOf({ name }: Part): string {
  return join(STAMPS, name)
}

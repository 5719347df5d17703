import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'

const STAMPS = 'dist/stamps'

/** One thing that is built, and the files it is made of besides the packages. */
export type Part = { name: string; inputs: string[] }

/** The names and contents of everything a part is made of, as one short text. */
export async function fingerprint({ inputs }: Part): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const files = await Array.fromAsync(glob([...inputs, 'package-lock.json']))
  // Tests are no part of the product, so changing one builds nothing again.
  for (const file of files.filter((name) => !name.includes('.test.')).toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** True when the part's last build finished and was made of exactly these inputs. */
export async function isBuilt(part: Part, current: string): Promise<boolean> {
  const built = await readFile(fileOf(part), 'utf8').catch(() => null)
  return built === current
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
  return `${STAMPS}/${name}`
}

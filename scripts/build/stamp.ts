import { createHash } from 'node:crypto'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'

const STAMP = 'dist/stamp'

// Everything a build is made of. Tests are not, so that changing one does not build again.
const INPUTS = [
  '{client,contract,marketplace}/**/*.*',
  'server/database/**/*.{ts,sql}',
  'scripts/build.ts',
  'scripts/build/*.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** One fingerprint of all inputs: names and contents. */
export async function fingerprintInputs(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const files = await Array.fromAsync(glob(INPUTS))
  for (const file of files.filter((name) => !name.includes('.test.')).toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** True when the last build finished and was made of exactly these inputs. */
export async function isBuilt(fingerprint: string): Promise<boolean> {
  const built = await readFile(STAMP, 'utf8').catch(() => null)
  return built === fingerprint
}

/** Before a build, so that one that breaks off is never taken for a finished one. */
export async function unstampBuild(): Promise<void> {
  await rm(STAMP, { force: true })
}

export async function stampBuild(fingerprint: string): Promise<void> {
  await writeFile(STAMP, fingerprint)
}

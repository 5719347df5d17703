import { glob, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import * as z from 'zod/mini'

const DAY_MS = 24 * 60 * 60 * 1000
const Files = z.array(z.string())

/**
 * Puts a new build where a server may be running on the old one. Nothing that is there goes away at
 * once: an open page asks for its own parts for as long as a day after they were last current, and so
 * does a running server. The files a page names come before the page.
 */
export async function putInPlace(
  made: string,
  place: string,
  isAskedForLater = isAsset,
): Promise<void> {
  const coming = await filesIn(made)
  const leaving = (await currentIn(place)).filter((file) => !coming.includes(file))
  for (const file of coming.toSorted(pagesLast)) {
    await mkdir(dirname(join(place, file)), { recursive: true })
    await rename(join(made, file), join(place, file))
  }
  // From now on they grow old.
  const now = new Date()
  for (const file of leaving) await utimes(join(place, file), now, now).catch(() => undefined)
  await removeOld(place, { current: coming, isAskedForLater })
  await writeFile(listOf(place), JSON.stringify(coming))
}

function isAsset(file: string): boolean {
  return file.startsWith('assets/')
}

type Kept = { current: readonly string[]; isAskedForLater: (file: string) => boolean }

async function removeOld(place: string, { current, isAskedForLater }: Kept): Promise<void> {
  for (const file of await filesIn(place)) {
    if (current.includes(file)) continue
    const { mtimeMs } = await stat(join(place, file))
    const isOld = Date.now() - mtimeMs > DAY_MS
    if (isOld || !isAskedForLater(file)) await rm(join(place, file))
  }
}

/** What the last build put there; all that is there, if it left no list. */
async function currentIn(place: string): Promise<string[]> {
  const list = await readFile(listOf(place), 'utf8').catch(() => null)
  return list === null ? filesIn(place) : Files.parse(JSON.parse(list))
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await Array.fromAsync(glob('**/*', { cwd: folder, withFileTypes: true }))
  const files = found.filter((entry) => entry.isFile())
  return files.map((entry) =>
    relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'),
  )
}

function pagesLast(one: string, other: string): number {
  return Number(one.endsWith('.html')) - Number(other.endsWith('.html'))
}

/** Beside the folder, so that nobody is served it. */
function listOf(place: string): string {
  return `${place}-files.json`
}

import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { heard } from '#server/testing/heard.ts'
import { ROOT } from '../build/stamp.ts'

const SOURCES = ['client', 'composer', 'contract', 'marketplace', 'scripts', 'server']
const FILES = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json']
const Lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.optional(z.boolean()) })),
})

/** A copy of the sources at a path as people have them: with a space and an umlaut. */
export async function openCheckout(): Promise<{ folder: string; remove(): Promise<void> }> {
  const above = await mkdtemp(join(tmpdir(), 'checkout-'))
  const folder = join(above, 'Läden und Märkte', 'list wright')
  for (const name of [...SOURCES, ...FILES])
    await cp(join(ROOT, name), join(folder, name), { recursive: true })
  return { folder, remove: () => rm(above, { recursive: true, force: true }) }
}

export async function withAllPackages(folder: string): Promise<void> {
  await rm(join(folder, 'node_modules'), { recursive: true, force: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

/** As `npm ci --omit=dev` leaves it; each package is a link, so nothing is downloaded. */
export async function withProductionPackages(folder: string): Promise<void> {
  await rm(join(folder, 'node_modules'), { recursive: true, force: true })
  const { packages } = Lock.parse(
    JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')),
  )
  const wanted = Object.entries(packages).flatMap(([path, { dev }]) =>
    /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && dev !== true ? [path] : [],
  )
  for (const path of [...wanted, 'node_modules/.bin/node']) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await symlink(join(ROOT, path), join(folder, path))
  }
}

/** A command as a person gives it, and what it says. */
export function command(folder: string, given: string[], environment: Record<string, string>) {
  const [program = '', ...args] = given
  const { PATH = '', HOME = '' } = process.env
  // A list that begins with the tools of this project would hide what the copy lacks.
  const path = PATH.split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':')
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: path, HOME, PORT: '0', DATA_DIR: join(folder, 'data'), ...environment },
  })
  return { child, ...heard(child) }
}

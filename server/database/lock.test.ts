import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { lockDirectory } from './lock.ts'

const home = mkdtempSync(join(tmpdir(), 'lock-'))
afterAll(() => rmSync(home, { recursive: true }))

it('lets one process alone into a data directory, and the next when that one was killed', async () => {
  const directory = join(home, 'killed')
  const other = await lockElsewhere(directory)
  expect(() => lockDirectory(directory)).toThrow(
    `The data directory ${directory} is in use by process ${other.pid}.`,
  )
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockDirectory(directory).release()
})

it('refuses the same process a second time, until it releases', () => {
  const directory = join(home, 'twice')
  const lock = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}`)
  lock.release()
  lockDirectory(directory).release()
})

it('keeps the directory to its owner', () => {
  const directory = join(home, 'new', 'deep')
  lockDirectory(directory).release()
  expect(statSync(directory).mode & 0o777).toBe(0o700)
})

async function lockElsewhere(directory: string) {
  const script = `
    import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}
    lockDirectory(${JSON.stringify(directory)})
    console.log('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  await once(child.stdout, 'data')
  return child
}

import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// Two embedded databases on one directory silently lose each other's writes. A lock file with a
// process id goes stale when its owner is killed; a lock of the kernel does not. Node offers one
// only through SQLite, whose empty file serves for nothing else.
const held = new Map<string, DatabaseSync>()

/** Takes a data directory for this process alone, until released or until the process is gone. */
export function lockDirectory(directory: string): { release(): void } {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  chmodSync(directory, 0o700)
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw new Error(inUse(directory), { cause: error })
  }
  // The collector would close, and so release, a lock that nobody refers to.
  held.set(directory, lock)
  writeFileSync(ownerFile(directory), String(process.pid))
  return {
    release() {
      held.delete(directory)
      lock.close()
    },
  }
}

function inUse(directory: string): string {
  return (
    `The data directory ${directory} is in use by process ${owner(directory)}. ` +
    'Stop that process first, or set DATA_DIR to another directory.'
  )
}

function owner(directory: string): string {
  try {
    return readFileSync(ownerFile(directory), 'utf8')
  } catch {
    return '(unknown)'
  }
}

function ownerFile(directory: string): string {
  return join(directory, 'lock.pid')
}

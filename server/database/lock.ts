import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

// Two embedded databases on one directory silently lose each other's writes. A lock file with a
// process id goes stale when its owner is killed; a lock of the kernel does not. Node offers one
// only through SQLite, whose empty file serves for nothing else.
const held = new Map<string, DatabaseSync>()

/** Takes a data directory for this process alone, until released or until the process is gone. */
export function lockDirectory(directory: string): { release(): void } {
  const lock = opened(directory)
  try {
    lock.exec('BEGIN EXCLUSIVE')
    writeFileSync(ownerFile(directory), String(process.pid))
  } catch (error) {
    lock.close()
    throw isBusy(error)
      ? new Error(inUse(directory), { cause: error })
      : notWritable(directory, error)
  }
  // The collector would close, and so release, a lock that nobody refers to.
  held.set(directory, lock)
  return {
    release() {
      held.delete(directory)
      lock.close()
    },
  }
}

function opened(directory: string): DatabaseSync {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    chmodSync(directory, 0o700)
    return new DatabaseSync(join(directory, 'lock'), { timeout: 0 })
  } catch (error) {
    throw notWritable(directory, error)
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function notWritable(directory: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(
    `The data directory ${directory} cannot be written to (${reason}). ` +
      'Let the user of this process write there, or set DATA_DIR to another directory.',
    { cause },
  )
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

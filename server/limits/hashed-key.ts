import { createHash } from 'node:crypto'

/** Names hold email and network addresses; the tables need not. */
export function hashedKey(name: string): string {
  return createHash('sha256').update(name).digest('base64url')
}

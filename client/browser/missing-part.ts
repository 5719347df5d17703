import { readStored, writeStored } from './storage.ts'

const RELOADED_AT = 'listwright-reloaded-at'
const ONCE_IN_MS = 60_000

let missing: unknown = null

/** Notes which part of the application could not be fetched; the loader that the build adds tells. */
export function noteMissingParts(): void {
  addEventListener('vite:preloadError', (event) => {
    missing = Reflect.get(event, 'payload')
  })
}

/**
 * A page that has stood open through an update may name a part that is gone. Loaded anew it names
 * the parts of today. Once, and only where the server answers: the browser's own page about a lost
 * connection would be worse than ours.
 */
export async function reloadForMissingPart(cause: unknown): Promise<void> {
  if (missing === null || cause !== missing || hasJustReloaded()) return
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok !== true) return
  writeStored(sessionStorage, RELOADED_AT, Date.now())
  location.reload()
}

function hasJustReloaded(): boolean {
  const reloadedAt = readStored(sessionStorage, RELOADED_AT)
  return typeof reloadedAt === 'number' && Date.now() - reloadedAt < ONCE_IN_MS
}

import { readStored, writeStored } from './storage.ts'

/** What belongs to the browser and not to whoever is signed in; everything else goes at sign-out. */
const KEPT_KEYS = ['browserFingerprint', 'keyword-promo-dismissed', 'listwright-theme']

const OWNER_KEY = 'listwright-owner'

/** Makes this browser's storage the person's own: what somebody else has left in it goes first. */
export function claimStorage(userId: string): void {
  const owner = readStored(localStorage, OWNER_KEY)
  if (owner !== null && owner !== userId) forgetAccount()
  writeStored(localStorage, OWNER_KEY, userId)
}

/** Tells when another tab has made this storage somebody else's, or nobody's. Answers how to stop. */
export function watchOwner(onChange: (userId: unknown) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === OWNER_KEY) onChange(readStored(localStorage, OWNER_KEY))
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Leaves nothing of the account in this browser's storage. */
export function forgetAccount(): void {
  for (const key of Object.keys(localStorage)) {
    if (!KEPT_KEYS.includes(key)) localStorage.removeItem(key)
  }
  sessionStorage.clear()
}

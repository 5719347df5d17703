/** What belongs to the browser and not to whoever is signed in; everything else goes at sign-out. */
const KEPT_KEYS = ['browserFingerprint', 'keyword-promo-dismissed', 'listwright-theme']

/** Leaves nothing of the account in this browser's storage. */
export function forgetAccount(): void {
  for (const key of Object.keys(localStorage)) {
    if (!KEPT_KEYS.includes(key)) localStorage.removeItem(key)
  }
  sessionStorage.clear()
}

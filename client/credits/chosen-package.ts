/** Where the clicked package waits, because the checkout's address names none. */
export const CHOSEN_PACKAGE = 'listwright-package'

export function rememberPackage(key: string): void {
  try {
    sessionStorage.setItem(CHOSEN_PACKAGE, key)
  } catch {
    // Storage may be switched off; the checkout then offers its default.
  }
}

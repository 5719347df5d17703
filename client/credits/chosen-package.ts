import { PAGES } from '#contract/pages.ts'

/** The checkout of one package. */
export function checkoutAddress(key: string): string {
  return `${PAGES.checkout}?package=${key}`
}

/** Where the clicked package waits, because the checkout's address names none. */
export const CHOSEN_PACKAGE = 'listwright-package'

/** Said behind the address of signing in by whoever chose a package there; it outlives the server's redirect. */
export const CHOSEN_HASH = '#pack'

export function rememberPackage(key: string): void {
  try {
    sessionStorage.setItem(CHOSEN_PACKAGE, key)
  } catch {
    // Storage may be switched off; the checkout then offers its default.
  }
}

/** The package that was clicked before the checkout opened, if any. */
export function rememberedPackage(): string | null {
  try {
    return sessionStorage.getItem(CHOSEN_PACKAGE)
  } catch {
    return null
  }
}

/** It was meant for one visit: the next bare one gets the default again. */
export function forgetPackage(): void {
  try {
    sessionStorage.removeItem(CHOSEN_PACKAGE)
  } catch {
    // Where nothing can be stored, nothing has to be forgotten.
  }
}

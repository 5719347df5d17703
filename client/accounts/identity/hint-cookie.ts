import { HINT_COOKIE } from '#contract/pages.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Whether someone was signed in when this browser was last here. What counts is the session. */
export function hasHint(): boolean {
  return document.cookie.split('; ').includes(`${HINT_COOKIE}=1`)
}

export function setHint(): void {
  writeHint('1', YEAR_SECONDS)
}

export function clearHint(): void {
  writeHint('', 0)
}

function writeHint(value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // The cookie store's own interface is not in every browser that we serve.
  document.cookie = `${HINT_COOKIE}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}

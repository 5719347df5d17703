import { HINT, hintCookie } from '#contract/pages.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Whether someone is signed in here, as far as a script can see. What counts is the session. */
export function hasHint(): boolean {
  return says(HINT.member)
}

/** For a provider whose session our server does not know; ours comes with the session itself. */
export function setHint(): void {
  writeHint(HINT.member, YEAR_SECONDS)
}

/** That somebody has signed out stands until the server has ended the session. */
export function clearHint(): void {
  if (!says(HINT.leaving)) writeHint('', 0)
}

/** Remembers that the session is to be ended: the next page that is loaded does so, if nothing did before. */
export function markLeaving(): void {
  writeHint(HINT.leaving, YEAR_SECONDS)
}

function says(value: string): boolean {
  return document.cookie.split('; ').includes(`${hintCookie(isHttps())}=${value}`)
}

function writeHint(value: string, maxAgeSeconds: number): void {
  const secure = isHttps() ? '; Secure' : ''
  // The cookie store's own interface is not in every browser that we serve.
  document.cookie = `${hintCookie(isHttps())}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}

function isHttps(): boolean {
  return location.protocol === 'https:'
}

import { PAGE_ROWS, PAGES } from '#contract/pages.ts'

const BACK_TO = PAGE_ROWS.filter(
  ({ shell, access }) =>
    shell.visitor === 'application' && (access === 'member' || access === 'admin'),
).map(({ path }) => path)

/** The sign-in page that leads back to where one was. */
export function signInAddress(cameFrom: string): string {
  return `${PAGES.signIn}?next=${encodeURIComponent(cameFrom)}`
}

/** Where signing in leads: home, or back to the page of this site that asked for it. */
export function pageAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? PAGES.home
  if (!URL.canParse(next, location.origin)) return PAGES.home
  const { origin, pathname, search: query, hash } = new URL(next, location.origin)
  const isOurs = origin === location.origin && BACK_TO.some((page) => page === pathname)
  return isOurs ? pathname + query + hash : PAGES.home
}

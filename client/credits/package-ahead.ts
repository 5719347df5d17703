import { PAGES } from '#contract/pages.ts'

/** Which package is paid for after signing in, as the address of the form says; null where none is. */
export function packageAhead(search: string): string | null {
  const [page, query] = new URLSearchParams(search).get('next')?.split('?') ?? []
  return page === PAGES.checkout ? new URLSearchParams(query).get('package') : null
}

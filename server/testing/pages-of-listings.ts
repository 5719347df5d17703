import type { Listing } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import type { Caller, Result } from './test-app.ts'

/** Every page one after the other, as the Link headers lead. */
export async function pagesOf(seller: Caller, search: string): Promise<Listing[][]> {
  const pages: Listing[][] = []
  let next: string | undefined = search
  while (next !== undefined) {
    const page: Result<typeof routes.listListings> = await seller.call(routes.listListings, {
      search: next,
    })
    pages.push(page.answer())
    next = nextOf(page)
  }
  return pages
}

export function nextOf({ headers }: Result<typeof routes.listListings>): string | undefined {
  const { link } = headers
  if (typeof link !== 'string') return undefined
  return /^<\/api\/listings(\?.*)>; rel="next"$/.exec(link)?.[1]
}

export const namesIn = (listings: Listing[]) => listings.map((listing) => listing.listingTitle)

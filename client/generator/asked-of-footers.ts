import type { Api } from '#client/api/client.ts'
import { buyersQuestionsRoutes } from '#contract/buyers-questions.ts'
import { footerRoutes } from '#contract/footers.ts'
import type { Listing } from '#contract/listings.ts'
import { shopProfileRoutes } from '#contract/shop-profile.ts'

/** What a page needs to know before it puts a footer under a listing. */
export function footersOf(api: Api, signal: AbortSignal) {
  return api.read(footerRoutes.listFooters, { signal })
}

export function profileOf(api: Api, signal: AbortSignal) {
  return api.read(shopProfileRoutes.getShopProfile, { signal })
}

type Asked = { listing: Listing; signal: AbortSignal }

/** Which kind of thing a listing is of; null where nobody can tell. */
export async function kindOf(api: Api, { listing, signal }: Asked): Promise<string | null> {
  const { listingTitle, productType, keywords, starredKeywords } = listing
  const body = { listingTitle, productType, keywords, starredKeywords: starredKeywords ?? '' }
  const { kind } = await api.send(buyersQuestionsRoutes.askBuyersQuestions, { body, signal })
  return kind ?? null
}

import type { Api } from '#client/api/client.ts'
import { buyersQuestionsRoutes } from '#contract/buyers-questions.ts'
import { joinKeywords } from '#contract/keywords.ts'
import type { Item } from './item.ts'

const { askBuyersQuestions } = buyersQuestionsRoutes

/** The first question of all waits until the server has read its words. */
const PATIENCE_MS = 20_000

/** Asks what buyers will ask of an item; a newer question gives up the older one. */
export function buyersQuestionsOf(api: Api, item: Item) {
  const body = toldSoFar(item)
  return {
    queryKey: [askBuyersQuestions.path, body],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.send(askBuyersQuestions, {
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      }),
    // Each pause in typing makes another one.
    gcTime: 60_000,
  }
}

function toldSoFar({ listingTitle, productType, keywords, starredKeywords }: Item) {
  return {
    listingTitle,
    productType,
    keywords: joinKeywords(keywords),
    starredKeywords: joinKeywords(starredKeywords),
  }
}

import * as z from 'zod/mini'
import { LISTING } from './listings.ts'
import { route } from './route.ts'
import { plainText } from './text.ts'

/** As much of an item as has been told so far; nothing of it is required yet. */
export const ToldSoFar = z.strictObject({
  listingTitle: plainText({ label: 'Nickname', max: LISTING.nicknameMax }),
  productType: plainText({ label: 'Product Description', max: LISTING.productMax }),
  keywords: plainText({ label: 'Keywords', max: LISTING.keywordsMax }),
  starredKeywords: plainText({ label: 'Focus keywords', max: LISTING.keywordsMax }),
})
export type ToldSoFar = z.infer<typeof ToldSoFar>

export const BuyersQuestions = z.object({
  /** The facts that buyers of such a thing ask for first; none in a language without them. */
  questions: z.array(
    z.object({
      /** What begins the line that answers it: "Size". */
      label: z.string(),
      /** As a buyer puts it: "How big is it?" */
      ask: z.string(),
      isAnswered: z.boolean(),
    }),
  ),
  /** The details say no more than what the thing is. */
  tellsAlmostNothing: z.boolean(),
  /** What kind of thing it is, of those in `ITEM_KINDS`; null where that is not told. */
  kind: z.nullish(z.string()),
})
export type BuyersQuestions = z.infer<typeof BuyersQuestions>

/** What buyers will ask, while the form is filled in: it costs nothing and nothing of it is kept. */
export const buyersQuestionsRoutes = {
  askBuyersQuestions: route({
    method: 'POST',
    path: '/api/buyers-questions',
    summary: 'What buyers will ask, and which of it the details answer; costs nothing',
    access: 'signedIn',
    scope: 'listings:read',
    body: ToldSoFar,
    answer: BuyersQuestions,
  }),
} as const

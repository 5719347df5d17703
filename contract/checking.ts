import * as z from 'zod/mini'
import { CheckState } from './improving/check-state.ts'
import { Fault } from './improving/fault.ts'
import { LISTING } from './listings.ts'
import { route } from './route.ts'
import { optionalText, plainText, requiredText } from './text.ts'

/** Wider than what the marketplace takes: what is too long or too many is for the report to say. */
export const CHECKED = { titleMax: 1_000, tagsMax: 100, tagMax: 200, altTextMax: 5_000 } as const

export const CheckedListing = z.strictObject({
  title: requiredText({ label: 'Title', max: CHECKED.titleMax }),
  description: plainText({ label: 'Description', max: LISTING.descriptionMax }),
  tags: z
    .array(requiredText({ label: 'A tag', max: CHECKED.tagMax }), 'Tags must be a list')
    .check(z.maxLength(CHECKED.tagsMax, `At most ${CHECKED.tagsMax} tags can be checked`)),
  altText: optionalText({ label: 'Image Alt Text', max: CHECKED.altTextMax }),
  /** What its seller calls it; by itself the first words of the title. */
  listingTitle: optionalText({ label: 'Nickname', max: LISTING.nicknameMax }),
  /** What is known of the item, which the texts are held against; by itself the description. */
  productType: optionalText({ label: 'Product Description', max: LISTING.productMax }),
  /** By which searches it should be found, between commas; by themselves the tags and what the title says. */
  keywords: optionalText({ label: 'Keywords', max: LISTING.keywordsMax }),
  starredKeywords: optionalText({ label: 'Focus keywords', max: LISTING.keywordsMax }),
  /** Whether what the shop says once for all its listings counts as said. */
  usesProfile: z._default(z.boolean('Uses profile must be true or false'), true),
})
export type CheckedListing = z.infer<typeof CheckedListing>

export const HealthReport = z.object({
  /** How many of the checks pass, of how many. */
  met: z.int(),
  of: z.int(),
  /** All that is to be mended, each fault once, also what keeps no check from passing. */
  faults: z.array(Fault),
  checks: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      state: CheckState,
      /** What was found, in words. */
      finding: z.string(),
      /** Each thing to mend by itself, and the part that it is about; none where another check says it. */
      faults: z.array(Fault),
      /** Where it comes from, and whether it is a rule there or advice. */
      source: z.object({ name: z.string(), isRule: z.boolean() }),
    }),
  ),
})
export type HealthReport = z.infer<typeof HealthReport>

/** Checking any listing, whoever wrote it. */
export const checkingRoutes = {
  checkListing: route({
    method: 'POST',
    path: '/api/check-listing',
    summary: 'The health of any listing, check by check; costs nothing and nothing of it is kept',
    access: 'signedIn',
    scope: 'listings:read',
    body: CheckedListing,
    answer: HealthReport,
  }),
} as const

import * as z from 'zod/mini'
import { type ShopProfile, ShopProfileBody } from '#contract/shop-profile.ts'

/** A profile as it stands in its form: a fact on each line, words between commas, '' for no choice. */
export const ProfileTexts = z.object({
  shopName: z.string(),
  audience: z.string(),
  facts: z.string(),
  neverSay: z.string(),
  alwaysSay: z.string(),
  spelling: z.string(),
  speaker: z.string(),
})
export type ProfileTexts = z.infer<typeof ProfileTexts>

export function textsOf(profile: ShopProfile): ProfileTexts {
  return {
    shopName: profile.shopName ?? '',
    audience: profile.audience ?? '',
    facts: profile.facts.join('\n'),
    neverSay: profile.neverSay.join(', '),
    alwaysSay: profile.alwaysSay.join(', '),
    spelling: profile.spelling ?? '',
    speaker: profile.speaker ?? '',
  }
}

const SPELLINGS = ['american', 'british'] as const
const SPEAKERS = ['I', 'we'] as const

/** What was typed, as the contract wants it. */
export const TypedProfile = z.pipe(
  z.pipe(
    ProfileTexts,
    z.transform((texts): z.input<typeof ShopProfileBody> => ({
      ...texts,
      facts: factsIn(texts.facts),
      neverSay: wordsIn(texts.neverSay),
      alwaysSay: wordsIn(texts.alwaysSay),
      spelling: SPELLINGS.find((one) => one === texts.spelling) ?? null,
      speaker: SPEAKERS.find((one) => one === texts.speaker) ?? null,
    })),
  ),
  ShopProfileBody,
)

/** The facts of a field, one of each line. */
export function factsIn(text: string): string[] {
  return partsOf(text, /\n/)
}

/** The words of a field, between commas. */
export function wordsIn(text: string): string[] {
  return partsOf(text, /[,\n]/)
}

function partsOf(text: string, between: RegExp): string[] {
  const parts = text.split(between).map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}

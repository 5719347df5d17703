import * as z from 'zod/mini'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { LengthSchema, StyleSchema } from '#contract/listings.ts'
import { ALL_ITEM_KINDS } from '#contract/item-kinds.ts'
import { contradictionIn } from '#contract/shop-profile/contradictions.ts'
import {
  type FooterOfKind,
  SHOP_PROFILE,
  type ShopProfile,
  ShopProfileBody,
} from '#contract/shop-profile.ts'

/**
 * A profile as it stands in its form: a fact on each line, words between commas, a kind and
 * its footer on each line, '' for no choice.
 */
export const ProfileTexts = z.object({
  shopName: z.string(),
  audience: z.string(),
  facts: z.string(),
  neverSay: z.string(),
  alwaysSay: z.string(),
  spelling: z.string(),
  speaker: z.string(),
  // What was typed before there were these is kept all the same.
  writingStyle: z._default(z.string(), ''),
  descriptionLength: z._default(z.string(), ''),
  includeEmojis: z._default(z.string(), ''),
  includeBulletedLists: z._default(z.string(), ''),
  footers: z._default(z.string(), ''),
})
export type ProfileTexts = z.infer<typeof ProfileTexts>

/** What stands in gray where nothing was typed. */
export const SUGGESTED = {
  facts: 'Made in Porto',
  audience: 'home bakers',
  neverSay: 'perfect, must-have',
  alwaysSay: 'wheel thrown',
} as const

export function textsOf(profile: ShopProfile): ProfileTexts {
  return {
    shopName: profile.shopName ?? '',
    audience: profile.audience ?? '',
    facts: profile.facts.join('\n'),
    neverSay: profile.neverSay.join(', '),
    alwaysSay: profile.alwaysSay.join(', '),
    spelling: profile.spelling ?? '',
    speaker: profile.speaker ?? '',
    writingStyle: profile.writingStyle ?? '',
    descriptionLength: profile.descriptionLength ?? '',
    includeEmojis: asAnswer(profile.includeEmojis),
    includeBulletedLists: asAnswer(profile.includeBulletedLists),
    footers: textOfFooters(profile.footers),
  }
}

function asAnswer(isOn: boolean | null): string {
  return isOn === null ? '' : isOn ? 'yes' : 'no'
}

function asSwitch(answer: string): boolean | null {
  return answer === '' ? null : answer === 'yes'
}

const SPELLINGS = ['american', 'british'] as const
const SPEAKERS = ['I', 'we'] as const

/** What was typed, as the contract wants it. */
export const TypedProfile = z
  .pipe(
    z.pipe(
      ProfileTexts,
      z.transform((texts): z.input<typeof ShopProfileBody> => ({
        ...texts,
        facts: factsIn(texts.facts),
        neverSay: wordsIn(texts.neverSay),
        alwaysSay: wordsIn(texts.alwaysSay),
        spelling: SPELLINGS.find((one) => one === texts.spelling) ?? null,
        speaker: SPEAKERS.find((one) => one === texts.speaker) ?? null,
        writingStyle: StyleSchema.options.find((one) => one === texts.writingStyle) ?? null,
        descriptionLength:
          LengthSchema.options.find((one) => one === texts.descriptionLength) ?? null,
        includeEmojis: asSwitch(texts.includeEmojis),
        includeBulletedLists: asSwitch(texts.includeBulletedLists),
        footers: footersIn(texts.footers),
      })),
    ),
    ShopProfileBody,
  )
  .check(({ value, issues }) => {
    const wrong = contradictionIn(value)
    if (wrong === null) return
    issues.push({ code: 'custom', message: wrong.message, path: [wrong.path], input: value })
  })

/** The facts of a field, one of each line. */
export function factsIn(text: string): string[] {
  return partsOf(text, /\n/)
}

/** Which fact is too long, and by how much. */
export function wrongFact({ facts }: ProfileTexts) {
  const long = factsIn(facts).findIndex(({ length }) => length > SHOP_PROFILE.factMax)
  if (long === -1) return null
  const length = wholeNumber(factsIn(facts)[long]?.length ?? 0)
  const sentence = `Fact ${long + 1} has ${length} characters. A fact has at most ${SHOP_PROFILE.factMax}.`
  return { field: 'facts', code: 'too_big', sentence }
}

/** The words of a field, between commas. */
export function wordsIn(text: string): string[] {
  return partsOf(text, /[,\n]/)
}

/** The footers of a field, a kind and its footer on each line: "mug: 0197", or "mug: " for none. */
export function footersIn(text: string): FooterOfKind[] {
  return text.split('\n').flatMap((line) => {
    const [name, footerId = ''] = line.split(': ')
    const kind = ALL_ITEM_KINDS.find((one) => one === name)
    return kind === undefined ? [] : [{ kind, footerId: footerId === '' ? null : footerId }]
  })
}

export function textOfFooters(footers: readonly FooterOfKind[]): string {
  return footers.map(({ kind, footerId }) => `${kind}: ${footerId ?? ''}`).join('\n')
}

function partsOf(text: string, between: RegExp): string[] {
  const parts = text.split(between).map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}

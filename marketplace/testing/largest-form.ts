import { type GeneratorInput, LISTING } from '#contract/listings.ts'

const WORDS =
  'oak brass linen blue mug ring candle set soy wool with lid handle spoon bowl gift mom kitchen tote leather'.split(
    ' ',
  )

const word = (at: number) => WORDS[at % WORDS.length] ?? ''

/** As much as the form takes, or a share of it: each keyword and each line another one. */
export function largestForm(share = 1): GeneratorInput {
  const productType = filled(
    LISTING.productMax * share,
    (at) => `${word(at)} ${word(at * 7)} ${at}\n`,
  )
  const keywords = filled(LISTING.keywordsMax * share, (at) => `${at.toString(36)} ${word(at)},`)
  return {
    listingTitle: 'My item',
    sku: null,
    productType,
    keywords,
    starredKeywords: keywords,
    writingStyle: 'friendly',
    includeEmojis: false,
    includeBulletedLists: false,
    descriptionLength: 'medium',
    imageDescription: null,
    customAiInstructions: null,
    targetAudience: null,
  }
}

function filled(length: number, part: (at: number) => string): string {
  let text = ''
  for (let at = 0; text.length + part(at).length <= length; at += 1) text += part(at)
  return text
}

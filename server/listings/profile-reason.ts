import { explanationTopics, topicOfLine } from '#contract/explanation.ts'
import type { GeneratorInput } from '#contract/listings.ts'
import type { ShopProfile } from '#contract/shop-profile.ts'
import { tongueOf } from '#marketplace/language.ts'
import { quotable } from '#marketplace/searches/quoting.ts'
import { hasPhrase } from '#marketplace/text.ts'
import type { Writing } from './writer/writer.ts'

/** Enough of a fact to know it by. */
const WORDS_MAX = 8

/**
 * The listing with a last line in its reasons that names what came from the shop's profile: the facts and words of it
 * that stand in the finished description, and that the seller did not say of the item herself.
 */
export function withProfileReason(
  writing: Writing,
  { input, profile }: { input: GeneratorInput; profile: ShopProfile },
): Writing {
  const { generatedExplanation: reasons } = writing
  const used = usedOf(profile, { writing, input })
  if (used.length === 0) return writing
  const line = `${topicFor(reasons, input)}: ${used.map(quoted).join(', ')}.`
  return { ...writing, generatedExplanation: reasons === '' ? line : `${reasons}\n${line}` }
}

/** What of it stands in the text and was not said of the item. */
export function usedOf(
  { facts, alwaysSay, shopName }: ShopProfile,
  { writing, input }: { writing: Writing; input: GeneratorInput },
): string[] {
  const own = `${input.productType}\n${input.customAiInstructions ?? ''}`
  return [...facts, ...alwaysSay, ...(shopName === null ? [] : [shopName])].filter(
    (said) => hasPhrase(writing.generatedDescription, said) && !hasPhrase(own, said),
  )
}

/** In the language of the other reasons: the one writer gives them in that of the listing, the other in English. */
function topicFor(reasons: string, { productType, keywords }: GeneratorInput): string {
  const topics = explanationTopics(tongueOf(`${productType}\n${keywords}`))
  const isOfTongue = reasons
    .split('\n')
    .map((line) => ({ line, topic: topicOfLine(line) }))
    .every(({ line, topic }) => topic !== null && line.startsWith(`${topics[topic]}:`))
  return (isOfTongue ? topics : explanationTopics('en')).profile
}

function quoted(said: string): string {
  const words = quotable(said).replace(/[.,]$/, '').split(' ')
  const cut = words.length > WORDS_MAX + 1
  return `"${cut ? `${words.slice(0, WORDS_MAX).join(' ')} …` : words.join(' ')}"`
}

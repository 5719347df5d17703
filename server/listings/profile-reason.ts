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
 * that stand in the finished description, and that the seller did not say of the item herself; and the words it never
 * says that stand in the listing all the same, because buyers must know what holds them or nothing else names the item.
 */
export function withProfileReason(
  writing: Writing,
  { input, profile }: { input: GeneratorInput; profile: ShopProfile },
): Writing {
  const { generatedExplanation: reasons } = writing
  const used = usedOf(profile, { writing, input })
  const still = stillSaid(profile, writing)
  if (used.length + still.length === 0) return writing
  const language = languageFor(reasons, input)
  const sentences = [
    ...(used.length > 0 ? [`${used.map(quoted).join(', ')}.`] : []),
    ...(still.length > 0 ? [stillSaidIn(language, still.map(quoted).join(', '))] : []),
  ]
  const line = `${explanationTopics(language).profile}: ${sentences.join(' ')}`
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

function stillSaid({ neverSay }: ShopProfile, writing: Writing): string[] {
  const { generatedTitle, generatedDescription, generatedTags, generatedAltText } = writing
  const texts = [generatedTitle, generatedDescription, ...generatedTags, generatedAltText ?? '']
  return neverSay.filter((word) => texts.some((text) => hasPhrase(text, word)))
}

/** In the language of the other reasons: the one writer gives them in that of the listing, the other in English. */
function languageFor(reasons: string, { productType, keywords }: GeneratorInput): string {
  const language = tongueOf(`${productType}\n${keywords}`)
  const topics = explanationTopics(language)
  const isOfTongue = reasons
    .split('\n')
    .map((line) => ({ line, topic: topicOfLine(line) }))
    .every(({ line, topic }) => topic !== null && line.startsWith(`${topics[topic]}:`))
  return isOfTongue ? language : 'en'
}

const STILL_SAID: Readonly<Record<string, string>> = {
  de: 'Steht trotzdem da, obwohl du es nie sagst: {words}.',
  fr: 'Y figure pourtant, alors que tu ne le dis jamais : {words}.',
  es: 'Figura de todos modos, aunque nunca lo dices: {words}.',
  it: 'C’è comunque, anche se non lo dici mai: {words}.',
  nl: 'Staat er toch, al zeg je het nooit: {words}.',
  pt: 'Consta mesmo assim, embora nunca o digas: {words}.',
  pl: 'Mimo to jest w tekście, choć nigdy tego nie mówisz: {words}.',
  sv: 'Står där ändå, fast du aldrig säger det: {words}.',
  ja: '使わないと決めた言葉が残っています：{words}。',
}

function stillSaidIn(language: string, words: string): string {
  const sentence = STILL_SAID[language] ?? 'Said all the same, though you never say it: {words}.'
  return sentence.replace('{words}', () => words)
}

function quoted(said: string): string {
  const words = quotable(said).replace(/[.,]$/, '').split(' ')
  const cut = words.length > WORDS_MAX + 1
  return `"${cut ? `${words.slice(0, WORDS_MAX).join(' ')} …` : words.join(' ')}"`
}

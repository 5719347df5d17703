import { AGE_CLAIMS, SUBJECTIVE } from '#marketplace/lexicon/claims.ts'
import { COLOURS } from '#marketplace/lexicon/colours.ts'
import { contentStems, isStopWord, stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { headPart } from '../brief/lead-keyword.ts'
import { insertWords } from '../brief/word-order.ts'
import { headNoun } from '../english/grammar.ts'
import { ADJECTIVES } from '../english/words.ts'

/** The naming phrase, widened by the other focus keywords that name the same thing. */
export function coreWords(brief: Brief): string[] {
  const { lead, primary, starred, product } = brief
  const named = lead.holdsPrimary ? [...lead.before, lead.noun] : tokens(primary)
  let core = [...named]
  for (const keyword of starred.slice(0, 3)) {
    if (stem(headNoun(keyword)) !== stem(core.at(-1) ?? '')) continue
    const words = tokens(keyword)
    const missing = words
      .slice(0, words.indexOf(headNoun(keyword)))
      .filter((word) => !hasStem(core, word) && !isStopWord(word))
    const isBacked = missing.every((word) => !AGE_CLAIMS.includes(word) || product.includes(word))
    if (missing.length > 0 && core.length + missing.length <= 7 && isBacked) {
      core = [...insertWords(core.slice(0, -1), missing, headPart(keyword)), ...core.slice(-1)]
    }
  }
  return once(withoutPraise(core, primary))
}

export function describes(word: string): boolean {
  return (
    ADJECTIVES.has(word) ||
    COLOURS.includes(word) ||
    SUBJECTIVE.includes(word) ||
    (/(?:ed|able|ing)$/.test(word) && !NOUNS_LIKE_PARTICIPLES.test(word))
  )
}

const NOUNS_LIKE_PARTICIPLES =
  /^(?:.*ring|.*string|spring|wing|king|wedding|stocking|seed|bed|thread|reed|weed|table|cable)$/

function once(words: readonly string[]): string[] {
  return words.filter(
    (word, at) =>
      isStopWord(word.toLowerCase()) ||
      /\d/.test(word) ||
      // "Pom pom" is one word said twice.
      words[at - 1] === word ||
      words.findIndex((other) => stem(other) === stem(word)) === at,
  )
}

function withoutPraise(words: readonly string[], primary: string): string[] {
  return words.filter(
    (word) =>
      !SUBJECTIVE.includes(word.toLowerCase()) || tokens(primary).includes(word.toLowerCase()),
  )
}

function hasStem(words: readonly string[], word: string): boolean {
  return contentStems(words.join(' ')).includes(stem(word))
}

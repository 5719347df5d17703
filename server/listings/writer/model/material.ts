import type { GeneratorInput } from '#contract/listings.ts'
import { type Brief, readForm } from '#composer/read/form.ts'
import { MAKERS_CLAIMS } from '#marketplace/lexicon/claims.ts'
import { inSpellingOf } from '#marketplace/reading/spelling.ts'
import { keywordJudge } from '#marketplace/keywords.ts'
import { besidesOf } from '#marketplace/review/finding.ts'
import { type MustSay, mustSay } from '#marketplace/review/must-say.ts'
import type { Word } from '#marketplace/searches/words.ts'
import { NothingToWriteAbout, type WritingRequest } from '../writer.ts'
import { ownText } from './own-text.ts'

/** Everything known of one item before a model is asked: the seller's own text, and what was read in it. */
export type Material = {
  /** The form with the seller's texts cleaned; answers are held against it. */
  input: GeneratorInput
  brief: Brief
  /** Typed keywords that no listing of this item may use. */
  refused: ReadonlySet<string>
  /** Typed keywords that a program reads the seller's text against, and that nothing else forbids. */
  contested: ReadonlySet<string>
  /** The contested that a careful reader found true. */
  trusted: ReadonlySet<string>
  /** What a buyer must have read, in the seller's order. */
  mustSay: MustSay[]
  seed: string
  /** What the shop's other listings say, newest first. */
  others: readonly string[]
}

type Read = Pick<WritingRequest, 'input' | 'seed' | 'others'>

export function materialOf({ input: typed, seed, others = [] }: Read): Material {
  const input = {
    ...typed,
    productType: ownText(typed.productType),
    imageDescription: cleanOrNull(typed.imageDescription),
    customAiInstructions: cleanOrNull(typed.customAiInstructions),
    targetAudience: cleanOrNull(typed.targetAudience),
  }
  if (!/[\p{L}\p{Nd}]/u.test(input.productType)) throw new NothingToWriteAbout()
  const brief = readForm(input)
  const refusals = refusalsIn(brief)
  const refused = new Set(refusals.map(({ text }) => text))
  const contested = [
    ...refusals.filter(({ verdict }) => verdict.kind === 'contradicting'),
    ...brief.keywords.filter(({ text, support }) => support === 'false' && !refused.has(text)),
  ]
  return {
    input,
    brief,
    refused,
    contested: new Set(contested.map(({ text }) => text)),
    trusted: new Set(),
    mustSay: mustSay(input),
    seed,
    others,
  }
}

/** Never the item's own name, whatever a sentence denies with the same word. */
function refusalsIn({ input, keywords, item }: Brief) {
  // "Sterlng silvr" of who types "sterling silver ring" as a search.
  const spelled = inSpellingOf(`${input.keywords}\n${input.starredKeywords}`, input.productType)
  const judge = keywordJudge(spelled, besidesOf(input))
  const others = keywords.filter(
    ({ words }) => !words.every(({ stem }) => item.stems.includes(stem)),
  )
  return others.flatMap(({ text, words }) => {
    const verdict = judge(text)
    if (verdict.kind === 'usable') return []
    if (verdict.kind === 'contradicting' && isWithoutPart(verdict.because, words, item)) return []
    const isHers = verdict.kind === 'unbacked' && MAKERS_CLAIMS.has(verdict.claim)
    return isHers && !isOfContents(words) ? [] : [{ text, verdict }]
  })
}

/**
 * What is claimed rests on the seller's own word, and that word is hers to give; but "vegan" is untrue of a leather
 * loop, and no rule here knows all that comes of animals.
 */
export function isOfContents(words: readonly Word[]): boolean {
  return words.some(({ low }) => low === 'vegan')
}

function cleanOrNull(text: string | null): string | null {
  const clean = ownText(text ?? '')
  return clean === '' ? null : clean
}

const ABSENT = /\bnot (?:included|supplied|provided|contained)\b|\bisn't included\b/i

/** A "punch needle kit" is a kit, with the needle or without; a "kit with needle" promises one. */
function isWithoutPart(because: string, words: readonly Word[], { stems }: Brief['item']): boolean {
  const last = words.at(-1)?.stem ?? ''
  return ABSENT.test(because) && stems.includes(last) && !words.some(({ low }) => low === 'with')
}

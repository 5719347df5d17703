import { asTag, isTagAccepted } from '#marketplace/characters.ts'
import { keywordJudge } from '#marketplace/keywords.ts'
import { isWholePhrase } from '#marketplace/review/tags.ts'
import { TAGS } from '#marketplace/rules.ts'
import { contentStems, stem, stemKey, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { nounLast } from '../brief/lead-keyword.ts'
import { headNoun } from '../english/grammar.ts'
import { isBare, isOfLife } from './keyword-kinds.ts'
import { ownParts } from './languages/own-parts.ts'
import { isWholeTag, shortened } from './tag-parts.ts'
import { searchMaker } from './tag-searches.ts'
import { derivedPhrases } from './tag-phrases.ts'

type Candidate = { tag: string; worth: number; stems: string[] }

/** Half of the tags at most share a word; only where nothing else is left may more of them. */
const SHARES = [0.5, 0.7, 0.85] as const

/** Up to 13 whole phrases: focus keywords first, then whatever brings the most new searches. */
export function writeTags(brief: Brief): string[] {
  const focus = focusTags(brief)
  const chosen = [...focus]
  const judge = keywordJudge(brief.product)
  const isUsable = (tag: string) => judge(tag).kind === 'usable'
  const worthOf = typedWorth(brief)
  const pool = [
    ...brief.usable
      .map(searchMaker(brief))
      // The seller may begin a search where no part of another would: "name keychain".
      .filter((tag) => isTagAccepted(tag) && isWholePhrase(tag))
      .map((tag) => ({ tag, worth: worthOf(tag) })),
    ...derivedPhrases(brief)
      .filter(isWholeTag)
      .map((tag) => ({ tag, worth: LAST.test(tag) ? 0.4 : 1 })),
  ]
    .filter(({ tag }) => isUsable(tag))
    .map(({ tag, worth }) => ({
      tag,
      worth,
      stems: [...new Set(contentStems(tag.replace(MEASURED, '')))],
    }))
  for (const share of SHARES) {
    while (chosen.length < TAGS.max) {
      const best = bestOf(pool, { chosen, limit: TAGS.max * share })
      if (best === null) break
      chosen.push(best)
    }
  }
  return inGroups(chosen, focus.length)
}

/** Focus keywords first, then names of the thing, last rooms, occasions and gifts. */
function inGroups(tags: readonly string[], focused: number): string[] {
  const rest = tags.slice(focused)
  return [
    ...tags.slice(0, focused),
    ...rest.filter((tag) => !isOfLife(tag)),
    ...rest.filter((tag) => isOfLife(tag)),
  ]
}

/** "5 inch plush" and "mug gift" are taken where nothing better is left. */
const LAST = /^\d+ (?:inch|oz|cm|mm|ml|ft|lb|g|kg)\b|^\p{L}+ gift$/u

const MEASURED = /^\d+ (?:inch|oz|cm|mm|ml|ft|lb|g|kg)\b/

/** The focus keywords; one too long for a tag gives its best part instead. */
function focusTags(brief: Brief): string[] {
  const keys = new Set<string>()
  const chosen: string[] = []
  for (const keyword of brief.starred) {
    if (chosen.length === TAGS.max) break
    const tag = asTag(keyword)
    const options = isTagAccepted(tag) ? [tag] : shorter(keyword, brief)
    const fresh = options.find((option) => !keys.has(stemKey(option)))
    if (fresh === undefined) continue
    keys.add(stemKey(fresh))
    chosen.push(fresh)
  }
  return chosen
}

function shorter(keyword: string, brief: Brief): string[] {
  if (brief.language !== 'en') return ownParts(keyword, brief)
  return shortened(nounLast(keyword, brief.item.noun), brief)
}

/** A phrase that ends in a thing only it names may be about another product: it comes last. */
function typedWorth({ product, usable }: Brief): (tag: string) => number {
  const known = new Set(contentStems(product))
  const sharers = new Map<string, number>()
  for (const word of usable.flatMap((keyword) => [...new Set(contentStems(keyword))])) {
    sharers.set(word, (sharers.get(word) ?? 0) + 1)
  }
  return (tag) => {
    if (tokens(tag).length === 1) return 0.5
    if (isBare(tag)) return 1.1
    const head = stem(headNoun(tag))
    const isShared = (sharers.get(head) ?? 0) > 1
    return known.has(head) || isShared || COMMON_ENDS.has(head) ? 3 : 1.5
  }
}

/** Ends of keywords that name no product of their own. */
const COMMON_ENDS = new Set(
  'gift decor set idea art present home jewelry jewellery favor supply accessory wall room style'.split(
    ' ',
  ),
)

type Choice = { chosen: readonly string[]; limit: number }

function bestOf(pool: readonly Candidate[], { chosen, limit }: Choice): string | null {
  const used = new Map<string, number>()
  for (const word of chosen.flatMap((tag) => [...new Set(contentStems(tag))])) {
    used.set(word, (used.get(word) ?? 0) + 1)
  }
  const keys = new Set(chosen.map(stemKey))
  let best: { tag: string; value: number } | null = null
  for (const { tag, worth, stems } of pool) {
    const counts = stems.map((word) => used.get(word) ?? 0)
    const most = Math.max(...counts)
    const fresh = counts.filter((count) => count === 0).length
    if (stems.length === 0 || most + 1 > limit) continue
    if (worth <= 1 && fresh === 0 && limit <= TAGS.max / 2) continue
    const value = worth + fresh - most * 0.4
    if ((best === null || value > best.value) && !keys.has(stemKey(tag))) best = { tag, value }
  }
  return best?.tag ?? null
}

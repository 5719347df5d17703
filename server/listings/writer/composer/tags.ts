import { asTag, isTagAccepted } from '#marketplace/characters.ts'
import { keywordJudge } from '#marketplace/keywords.ts'
import { TAGS } from '#marketplace/rules.ts'
import { contentStems, stem, stemKey, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { headNoun } from '../english/grammar.ts'
import { derivedPhrases, isWhole, shortened } from './tag-phrases.ts'

type Candidate = { tag: string; worth: number }

/** Half of the tags at most share a word; only where nothing else is left may more of them. */
const SHARES = [0.5, 0.7, 0.85] as const

/** Up to 13 whole phrases: focus keywords first, then whatever brings the most new searches. */
export function writeTags(brief: Brief): string[] {
  const chosen: string[] = []
  const typed = brief.usable.map(asTag).filter(isTagAccepted)
  for (const keyword of brief.starred) addFocus(keyword, { chosen, brief })
  const judge = keywordJudge(brief.product)
  const pool = [
    ...typed.map((tag) => ({ tag, worth: worthOf(tag, brief) })),
    ...derivedPhrases(brief).map((tag) => ({ tag, worth: 1 })),
  ].filter(({ tag }) => isWhole(tag) && judge(tag).kind === 'usable')
  for (const share of SHARES) {
    while (chosen.length < TAGS.max) {
      const best = bestOf(pool, { chosen, limit: TAGS.max * share })
      if (best === null) break
      chosen.push(best)
    }
  }
  return chosen
}

// A focus keyword too long for a tag gives its best part instead.
function addFocus(keyword: string, { chosen, brief }: { chosen: string[]; brief: Brief }): void {
  const tag = asTag(keyword)
  const options = isTagAccepted(tag) ? [tag] : shortened(keyword, brief)
  const fresh = options.find(
    (option) => !chosen.some((other) => stemKey(other) === stemKey(option)),
  )
  if (fresh !== undefined && chosen.length < TAGS.max) chosen.push(fresh)
}

// A phrase that ends in a thing only it names may be about another product: it comes last.
function worthOf(tag: string, { product, usable }: Brief): number {
  if (tokens(tag).length === 1) return 0.5
  const head = stem(headNoun(tag))
  const isKnown = contentStems(product).includes(head)
  const sharers = usable.filter((keyword) => contentStems(keyword).includes(head)).length
  return isKnown || sharers > 1 || COMMON_ENDS.has(head) ? 3 : 1.5
}

/** Ends of keywords that name no product of their own. */
const COMMON_ENDS = new Set(
  'gift decor set idea art present home jewelry jewellery favor supply accessory wall room style'.split(
    ' ',
  ),
)

type Choice = { chosen: readonly string[]; limit: number }

function bestOf(pool: readonly Candidate[], { chosen, limit }: Choice): string | null {
  const used = chosen.flatMap((tag) => [...new Set(contentStems(tag))])
  const keys = new Set(chosen.map(stemKey))
  let best: Candidate | null = null
  for (const { tag, worth } of pool) {
    const stems = [...new Set(contentStems(tag))]
    if (stems.length === 0 || keys.has(stemKey(tag))) continue
    if (stems.some((word) => count(used, word) + 1 > limit)) continue
    const fresh = stems.filter((word) => !used.includes(word)).length
    if (worth <= 1 && fresh === 0 && limit <= TAGS.max / 2) continue
    const value = worth + fresh - Math.max(...stems.map((word) => count(used, word))) * 0.4
    if (best === null || value > best.worth) best = { tag, worth: value }
  }
  return best?.tag ?? null
}

function count(words: readonly string[], word: string): number {
  return words.filter((other) => other === stem(word)).length
}

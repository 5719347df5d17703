import { splitKeywords } from '#contract/keywords.ts'
import { asTag, isTagAccepted } from './characters.ts'
import { keywordJudge } from './keywords.ts'
import { isWholePhrase } from './review/tags.ts'
import type { TagInput } from './tag-source.ts'
import { isStopWord, stem, stemKey, tokens } from './text.ts'

const SPARES_MAX = 12
const PART_WORDS_MAX = 4

/** Words that lean on the one before them and cannot begin a phrase. */
const LEANS = new Set(
  'size sized style shaped themed inch inches piece free cm mm oz ml ft kg lb'.split(' '),
)

/** Tags that could still be used: whole phrases of what the seller entered, the best ones first. */
export function spareTags(input: TagInput, tags: readonly string[]): string[] {
  const taken = new Set(tags.map(stemKey))
  const judge = keywordJudge(input.productType)
  const isUsable = (keyword: string) => judge(keyword).kind === 'usable'
  const spares: string[] = []
  for (const tag of candidates(input, isUsable)) {
    const key = stemKey(tag)
    if (key === '' || taken.has(key) || !isGoodTag(tag) || !isUsable(tag)) continue
    taken.add(key)
    spares.push(tag)
    if (spares.length === SPARES_MAX) break
  }
  return spares
}

function candidates(
  { productType, keywords, starredKeywords }: TagInput,
  isUsable: (keyword: string) => boolean,
): string[] {
  const usable = splitKeywords(`${starredKeywords ?? ''}, ${keywords}`).filter(isUsable)
  const nouns = new Set(usable.map((keyword) => stem(tokens(keyword).at(-1) ?? '')))
  const [short, long] = [usable.filter(fits), usable.filter((keyword) => !fits(keyword))]
  const clauses = productType.split(/[\n.,;:!?()/]+/)
  return [...short, ...[...long, ...clauses].flatMap((text) => partsOf(text, nouns))].map(asTag)
}

function fits(keyword: string): boolean {
  return isTagAccepted(asTag(keyword))
}

/** The parts of a text that name a thing: they end in a word that a keyword ends in. */
function partsOf(text: string, nouns: ReadonlySet<string>): string[] {
  const words = tokens(text)
  return words.flatMap((word, at) => {
    if (!nouns.has(stem(word))) return []
    const longest = Math.max(0, at + 1 - PART_WORDS_MAX)
    return words.slice(longest, at).map((_, skipped) => {
      return words.slice(longest + skipped, at + 1).join(' ')
    })
  })
}

function isGoodTag(tag: string): boolean {
  const [first = ''] = tokens(tag)
  return (
    isTagAccepted(tag) &&
    isWholePhrase(tag) &&
    !isStopWord(first) &&
    !LEANS.has(first) &&
    first.length > 1
  )
}

import { splitKeywords } from '#contract/keywords.ts'
import { asTag, isTagAccepted } from './characters.ts'
import { keywordJudge } from './keywords.ts'
import { languageOf } from './language.ts'
import { PRAISE } from './lexicon/claims.ts'
import { leans, tearsName } from './phrase-parts.ts'
import { isWholePhrase } from './review/tags.ts'
import { isDenyingWord } from './searches/denied.ts'
import { wordsOf } from './searches/words.ts'
import type { TagInput } from './tag-source.ts'
import { isStopWord, phrasesIn, stem, stemKey, tokens } from './text.ts'

const SPARES_MAX = 12
const PART_WORDS_MAX = 4

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
  const [short, long] = [usable.filter(fits), usable.filter((keyword) => !fits(keyword))]
  // Where a phrase of another language may be cut is for those who speak it.
  if (languageOf(`${productType} ${keywords}`) !== 'en') return short.map(asTag)
  const nouns = new Set(usable.map((keyword) => stem(tokens(thingOf(keyword)).at(-1) ?? '')))
  // "Never leave a burning candle unattended" names nothing that anybody looks for.
  const clauses = productType
    .split(/[\n.!?]+/)
    .filter((sentence) => !wordsOf(sentence).some(isDenyingWord))
    .flatMap((sentence) => sentence.split(/[,;:()/]+/))
  const named = clauses.flatMap((clause) => thingsNamed(clause, nouns))
  return [...short, ...long.flatMap(partsOf), ...named].map(asTag)
}

function fits(keyword: string): boolean {
  return isTagAccepted(asTag(keyword))
}

const PREPOSITION = / (?:for|with|from|of|in|to|on) /

/** The thing a keyword names: "coffee mug" of "coffee mug for dad". */
function thingOf(keyword: string): string {
  return keyword.split(PREPOSITION)[0] ?? keyword
}

/** The endings of what a long keyword names, which say the same in general; and whom a gift is for. */
function partsOf(keyword: string): string[] {
  const thing = thingOf(keyword)
  const words = thing.split(' ').slice(-PART_WORDS_MAX - 1)
  const endings = words.slice(0, -1).map((_, at) => words.slice(at).join(' '))
  const gift = /\bgifts? for .+$/.exec(keyword)?.[0]
  return [...endings, ...(gift === undefined ? [] : [gift])].filter(
    (part) => part !== keyword && !tearsName(part, keyword),
  )
}

/** The phrases of a clause that end in what a keyword names, each from its first word on. */
function thingsNamed(clause: string, nouns: ReadonlySet<string>): string[] {
  const words = tokens(clause)
  return words.flatMap((word, at) => {
    if (!nouns.has(stem(word)) || !isDescribedBy(words[at + 1])) return []
    const start = words.slice(0, at).findLastIndex(endsPhrase) + 1
    const isShort = at > start && at - start < PART_WORDS_MAX
    return isShort ? [words.slice(start, at + 1).join(' ')] : []
  })
}

function endsPhrase(word: string | undefined): boolean {
  return word === undefined || word.length < 2 || isStopWord(word) || /\d/.test(word)
}

/** "Ring dish turned from walnut": what is done to the thing does not belong to its name. */
function isDescribedBy(next: string | undefined): boolean {
  return endsPhrase(next) || /(?:ed|ing|made|cut|sewn|woven)$/.test(next ?? '')
}

/** A search that ends so wants its noun: "soy wax handmade". */
const WANTING = new Set(['handmade', 'homemade', 'handcrafted', 'personalised', 'personalized'])

function isGoodTag(tag: string): boolean {
  const [first = ''] = tokens(tag)
  const isWhole = isWholePhrase(tag) && !isStopWord(first) && first.length > 1
  const isNamed = !WANTING.has(tokens(tag).at(-1) ?? '')
  return isWhole && isNamed && isTagAccepted(tag) && !leans(tag) && !isPraiseTag(tag)
}

/** "Sale", "perfect gift" and "perfect gift for her" tell nothing; "cute net bag" still does. */
export function isPraiseTag(tag: string): boolean {
  const praise = new Set(
    phrasesIn(tag, PRAISE).flatMap((one) => wordsOf(one).map(({ low }) => low)),
  )
  const words = wordsOf(tag).map(({ low }) => low)
  const [isGift, whom] = [words.includes(GIFT), words.indexOf('for')]
  const own = isGift && whom !== -1 ? words.slice(0, whom) : words
  return praise.size > 0 && own.every((word) => praise.has(word) || word === GIFT)
}

const GIFT = 'gift'

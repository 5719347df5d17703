import { MAKERS_CLAIMS } from '#marketplace/lexicon/claims.ts'
import { keywordJudge } from '#marketplace/keywords.ts'
import { isWithout } from '#marketplace/searches/denied.ts'
import type { Evidence } from './evidence.ts'
import { claimedIn, foreignSupport } from '../abroad/support.ts'
import { headOf, isGeneric } from '../item.ts'
import { nounEndingAt } from '../kinds.ts'
import { is, knownIn } from '../lexicon.ts'
import { reasonFor } from './reasons.ts'
import { judgedWhole } from './said-whole.ts'
import { isWhatItIsFor } from './served.ts'
import type { Tongue } from '../abroad/tongue.ts'
import { isSmall, rootOf, spelt, stemsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

/**
 * How far the seller's own text bears a keyword out: false is what the judge of searches refuses, claimed what only her
 * word bears, such as "handmade" or "vegan".
 */
export type Support =
  | 'backed'
  | 'general'
  | 'synonym'
  | 'doubtful'
  | 'claimed'
  | 'unsaid'
  | 'other'
  | 'false'

/** Whether a listing may lead with it: nothing speaks against it, and it claims nothing that nobody said. */
export function isSayable(support: Support): boolean {
  return !['false', 'unsaid', 'claimed', 'other'].includes(support)
}

export type Keyword = {
  text: string
  words: Word[]
  isStarred: boolean
  support: Support
  /** Stems that nothing in the text bears out. */
  strange: string[]
  /** The name of what the item fits; empty where it names none. */
  fits: string
  /** Why it is not used, in words for the seller; empty where it is. */
  because: string
}

type Form = {
  keywords: readonly string[]
  starred: readonly string[]
  product: string
  /** The description as it was typed, and what else may back a search. */
  typed: { product: string; besides: string }
  nickname: string
  photo: string
  audience: string
}
type Known = { evidence: Evidence; language: Tongue }

/** Holds every typed keyword against the seller's own text: each is a claim. */
export function readKeywords(form: Form, { evidence, language }: Known): Keyword[] {
  const isForeign = language !== 'en'
  const all = [...new Set([...form.starred, ...form.keywords])]
  const judge = keywordJudge(form.typed.product, form.typed.besides)
  const said = new Set(wordsOf(`${form.product} ${form.nickname}`).map(({ stem }) => stem))
  const typed = all.flatMap((keyword) => [
    ...new Set(wordsOf(keyword.toLowerCase()).map(({ stem }) => stem)),
  ])
  const shared = repeatedIn(typed)
  const besides = wordsOf(`${form.nickname} ${form.photo}`)
  const abroad = {
    ...evidence,
    said,
    shared,
    language,
    claimed: claimedIn(evidence, { besides, language }),
    front: ` ${(evidence.document.statements[0]?.words ?? []).map(({ stem }) => stem).join(' ')} . ${stemsOf(form.nickname)} `,
  }
  return all.map((text) => {
    const words = wordsOf(text)
    const verdict = judgedWhole(judge(text), words, evidence)
    const fits = isForeign ? '' : fittedName(words, evidence)
    const own = { text, words, isStarred: form.starred.includes(text), fits }
    if (verdict.kind === 'unbacked' && !isForeign && MAKERS_CLAIMS.has(verdict.claim))
      return { ...own, support: 'claimed', strange: [], because: '' }
    if (verdict.kind !== 'usable')
      return {
        ...own,
        support: 'false',
        strange: [],
        because: reasonFor(verdict, { text, said, typed: form.typed.product }),
      }
    const meaningful = words.filter((word) => !isSmall(word))
    if (isForeign) {
      const strange = meaningful.filter((word) => !said.has(word.stem)).map(({ stem }) => stem)
      return { ...own, strange, ...foreignSupport(meaningful, abroad) }
    }
    const strange = strangeIn(meaningful, evidence).map(({ stem }) => stem)
    return { ...own, strange, ...supportOf(words, evidence) }
  })
}

export const BY_HAND: ReadonlySet<string> = new Set(['handmade', 'handcrafted', 'homemade'])

function repeatedIn(stems: readonly string[]): ReadonlySet<string> {
  const once = new Set<string>()
  const twice = new Set<string>()
  for (const stem of stems) (once.has(stem) ? twice : once).add(stem)
  return twice
}

/** The name in a search of what the item fits, where the text has it in one piece and denies none of it. */
function fittedName(words: readonly Word[], { fitted, saysPhrase, denied }: Evidence): string {
  const name = words.filter(({ stem }) => fitted.names.has(stem))
  const isDenied = words.some(({ stem }) => denied.some((one) => one.stem === stem))
  const stems = name.map(({ stem }) => stem).join(' ')
  const isFitted = ['for', 'fit', 'with'].some((cue) => saysPhrase(`${cue} ${stems}`))
  return isDenied || !isFitted ? '' : spelt(name)
}

/** Properties that make a word a claim about the thing itself: said by nobody, they are false. */
export const CLAIMS = [
  'material',
  'imitation',
  'colour',
  'technique',
  'origin',
  'age',
  'claim',
  'finish',
  'brand',
] as const
/** Words that say for whom, when or where, which a buyer may search by without anybody's word. */
const OPEN = ['recipient', 'occasion', 'season', 'room', 'use', 'vague', 'kin', 'style'] as const

type Verdict = { support: Support; because: string }

/** A verdict that quotes nothing: what a text does not say in these words it may say in others. */
function plainly(support: Support): Verdict {
  return { support, because: '' }
}

function supportOf(words: readonly Word[], evidence: Evidence): Verdict {
  if (isWhatItIsFor(words, evidence)) return plainly('other')
  if (isFile(words, evidence)) return plainly('unsaid')
  const meaningful = words.filter((word, at) => !isSmall(word) && !isFreed(words, at, evidence))
  const unsaid = meaningful.filter(
    (word) => !evidence.says(word) && !isJoined(words, words.indexOf(word), evidence),
  )
  if (unsaid.length === 0) return saidSupport(meaningful, evidence)
  if (isUnsaidDegree(words, evidence)) return plainly('doubtful')
  const isNumbered = unsaid.some((word) => word.isNumber)
  if (unsaid.every((word) => BY_HAND.has(word.low))) return plainly('claimed')
  if (isNumbered || isClaim(words, evidence)) return plainly('unsaid')
  return unsaidSupport(words, evidence)
}

const OF_FILES = new Set(['digital', 'download', 'downloadable', 'printable', 'pdf', 'svg', 'png'])

/** "Digital download" of a painting that is sent by post. */
function isFile(words: readonly Word[], { item, says }: Evidence): boolean {
  return !item.kind.isDigital && words.some((word) => OF_FILES.has(word.low) && !says(word))
}

const WITHOUT = new Set(['no', 'without', 'non'])

/** "Palm free" of a thing with "no palm oil", "no tie" of one without ties. */
function isFreed(words: readonly Word[], at: number, { denied }: Evidence): boolean {
  const word = words[at]
  const isFree = word?.low === 'free' || words[at + 1]?.low === 'free'
  const isMeant = isFree || WITHOUT.has(words[at - 1]?.low ?? '')
  const freed = word?.low === 'free' ? words[at - 1] : isMeant ? word : undefined
  const root = freed === undefined ? '' : rootOf(freed.stem)
  return denied.some(
    (one) => rootOf(one.stem) === root && (isFree ? one.manner === 'not' : isWithout(one)),
  )
}

/** "Key chain" of a "keychain". */
function isJoined(words: readonly Word[], at: number, { saysPhrase }: Evidence): boolean {
  const pair = (one: Word | undefined, other: Word | undefined) =>
    one !== undefined && other !== undefined && saysPhrase(`${one.low}${other.stem}`)
  return pair(words[at - 1], words[at]) || pair(words[at], words[at + 1])
}

const DEGREES = new Set(['real', 'genuine', 'solid', 'pure', 'authentic', 'original'])

/** "Real dried stem" makes no real pumpkin. */
function isUnsaidDegree(words: readonly Word[], { saysPhrase }: Evidence): boolean {
  const at = words.findIndex(({ low }) => DEGREES.has(low))
  const [degree, next] = words.slice(at)
  if (at === -1 || degree === undefined || next === undefined) return false
  return !saysPhrase(`${degree.stem} ${next.stem}`)
}

function saidSupport(words: readonly Word[], evidence: Evidence): Verdict {
  const { doubted, item } = evidence
  const isUnsure = words.some(
    ({ stem }) => stem !== item.head && (doubted.has(stem) || doubted.has(rootOf(stem))),
  )
  const isOpen = isUnsure || isUnsaidDegree(words, evidence) || isOtherMixture(words, evidence)
  return plainly(isOpen ? 'doubtful' : 'backed')
}

/** "Beard oil" of a balm with oil in it, for beards. */
export function isOtherMixture(words: readonly Word[], { item, saysPhrase }: Evidence): boolean {
  const noun = nounEndingAt(words, words.length - 1)
  const isOwn = item.stems.includes(words.at(-1)?.stem ?? '')
  if (noun === null || words.length < 2 || isOwn) return false
  const phrase = words.slice(noun.from).map(({ stem }) => stem)
  return item.kind.asks.includes('ingredients') && !saysPhrase(phrase.join(' '))
}

/** A strange last word is mostly another name of the thing; a strange word in front of it is mostly a claim. */
function unsaidSupport(words: readonly Word[], evidence: Evidence): Verdict {
  const { item, shared } = evidence
  const last = words.at(-1)
  const head = last?.stem === item.head ? last : headOf(words)
  const strange = strangeIn(
    words.filter((word) => !isSmall(word)),
    evidence,
  )
  if (head === null) return plainly('doubtful')
  if (isGeneric(head)) return plainly('general')
  const noun = nounEndingAt(words, words.indexOf(head))
  const isOwnKind = noun !== null && noun.kind === item.kind
  const isOtherKind = noun !== null && !isOwnKind && !evidence.says(head)
  if (isOtherKind && words.length > 1) return plainly('doubtful')
  if (strange.length === 0) return plainly('general')
  const isHeadOnly = strange.length === 1 && strange[0] === head
  // Two searches share a name for the thing where they name it so: "tie purse", but not "mechanical keyboard".
  const isShared =
    shared.has(head.stem) &&
    (isOwnKind || words.some((word) => word !== head && item.stems.includes(word.stem)))
  if (isHeadOnly && (isShared || isWholeNoun(words, evidence))) return plainly('synonym')
  return plainly('doubtful')
}

/** "Bar soap", "coffee mug": a known noun of this kind that ends in the item's own. */
function isWholeNoun(words: readonly Word[], { item }: Evidence): boolean {
  const noun = nounEndingAt(words, words.length - 1)
  return noun !== null && noun.kind === item.kind && words.at(-1)?.stem === item.head
}

/** How many there are is a claim like any other. */
const COUNTING = new Set(['set', 'pack', 'pair', 'bundle', 'lot', 'bulk', 'dozen'])

function strangeIn(words: readonly Word[], evidence: Evidence): Word[] {
  // "Living" is open in "living room" alone.
  const inPhrases = new Set(
    knownIn(words)
      .filter(({ properties }) => OPEN.some((property) => properties.has(property)))
      .flatMap(({ from, to }) => (to - from > 1 ? words.slice(from, to) : [])),
  )
  const isOpen = (word: Word) =>
    !COUNTING.has(word.stem) &&
    (inPhrases.has(word) || OPEN.some((property) => is(word, property))) &&
    !isForOthers(words, word, evidence)
  return words.filter((word) => !evidence.says(word) && !isGeneric(word) && !isOpen(word))
}

/** Whoever does not name them makes nothing for them: "cat house" of one for hedgehogs. */
export const ANIMALS: ReadonlySet<string> = new Set([
  'cat',
  'dog',
  'pet',
  'puppy',
  'kitten',
  'bird',
  'rabbit',
  'horse',
])
/** What is made for one of these is not made for the others. */
export const SMALL_ANIMALS: ReadonlySet<string> = new Set(
  'hamster gerbil mouse rat budgie cockatiel parakeet ferret turtle lizard'.split(' '),
)

/** "Dog collar" of one for goats: where the name says for whom, nobody else may be put there. */
function isForOthers(words: readonly Word[], word: Word, { item, namedFor }: Evidence): boolean {
  const isOfIt = words.at(-1)?.stem === item.head && words.at(-1) !== word
  const isNamedFor = namedFor && (is(word, 'recipient') || is(word, 'kin'))
  return (
    (isOfIt && isNamedFor) ||
    ((ANIMALS.has(word.stem) || SMALL_ANIMALS.has(word.stem)) &&
      words.at(-1) !== word &&
      item.stems.length > 1)
  )
}

function isClaim(words: readonly Word[], { says, item }: Evidence): boolean {
  return knownIn(words).some(({ from, to, properties }) => {
    const own = words.slice(from, to)
    const isOpen = (['occasion', 'season', 'ambiguous'] as const).some((name) =>
      properties.has(name),
    )
    // "New mom" and "new home" say nothing of the thing.
    const isOfIt = own[0]?.low !== 'new' || words[to]?.stem === item.head
    if (!CLAIMS.some((property) => properties.has(property)) || !isOfIt) return false
    return (!isOpen || properties.has('brand')) && !own.every((word) => isSmall(word) || says(word))
  })
}

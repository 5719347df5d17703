import { MAKERS_CLAIMS } from '#marketplace/lexicon/claims.ts'
import { keywordJudge, type KeywordVerdict } from '#marketplace/keywords.ts'
import type { Evidence } from './evidence.ts'
import { claimedIn, foreignSupport } from '../abroad/support.ts'
import { headOf, isGeneric } from '../item.ts'
import { headNoun } from '../kinds.ts'
import { is } from '../lexicon.ts'
import { specialOf } from './families.ts'
import { freeWordsIn } from './free-words.ts'
import { isFreed } from './freed.ts'
import { isLikening } from './not-of-it.ts'
import { isOnlyRubbedIn } from './rubbed-in.ts'
import { numbersIn } from './numbers.ts'
import { isOfFile, otherKindFinder } from './other-kind.ts'
import { NOT_OF_IT, reasonFor } from './reasons.ts'
import { isSaid } from './said-words.ts'
import { isOfOtherPart, isOfShade, isOnlyOfPart, torn } from './said-elsewhere.ts'
import { sameThingFinder } from './same-things.ts'
import type { Tongue } from '../abroad/tongue.ts'
import { isSmall, rootOf, spelt, stemsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

/**
 * How far the seller's own text bears a keyword out: backed says each of its words, general says the rest of whom,
 * when and where it is for, synonym calls the thing by another name; doubtful has a word that nobody said.
 */
export type Support = 'backed' | 'general' | 'synonym' | 'doubtful' | 'unsaid' | 'other' | 'false'

/** Whether a listing may lead with it: nothing speaks against it, and it claims nothing that nobody said. */
export function isSayable(support: Support): boolean {
  return support === 'backed' || support === 'general' || support === 'synonym'
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
  const all = [...new Set([...form.starred, ...form.keywords])]
  const judge = keywordJudge(form.typed.product, form.typed.besides)
  const said = new Set(wordsOf(`${form.product} ${form.nickname}`).map(({ stem }) => stem))
  const sameNoun = sameThingFinder(evidence, form.nickname)
  const supportOf =
    language === 'en'
      ? englishSupport(sameNoun, evidence)
      : supportAbroad(form, { evidence, language }, said)
  return all.map((text) => {
    const words = wordsOf(text)
    const fits = language === 'en' ? fittedName(words, evidence) : ''
    const own = { text, words, isStarred: form.starred.includes(text), fits }
    const verdict = judge(text)
    const claim = claimIn(verdict)
    const isNamed =
      isNamedSo(words, evidence) ||
      isGiftOfIt(words, evidence) ||
      sameNoun(words).length === words.length
    const isDenied = verdict.kind === 'contradicting' && !isNamed
    if (isDenied ? claim === '' : isBarred(verdict)) {
      const because = reasonFor(verdict, { text, said, typed: form.typed.product })
      return { ...own, support: 'false', strange: [], because }
    }
    const found = supportOf(words)
    const isUnclaimed = claim !== '' && !isClaimed(claim, evidence)
    const isOpen = isUnclaimed || holdsTraceOf(words, evidence)
    if (!isOpen || !(isSayable(found.support) || found.support === 'doubtful'))
      return { ...own, ...found }
    // What she starred is her own claim.
    const isHers = own.isStarred && language === 'en' && claim !== ''
    const because =
      found.because ||
      (isHers ? '' : said.has(stemsOf(claim)) ? NOT_OF_IT : `${NOT_IN_IT}"${claim}"`)
    return { ...own, ...found, support: 'doubtful', because }
  })
}

/** What no seller's word can save. */
function isBarred({ kind }: KeywordVerdict): boolean {
  return kind !== 'usable' && kind !== 'unbacked' && kind !== 'contradicting'
}

const NOT_IN_IT = 'your text does not say '
const NOT_SAID = 'your description does not say '

/** What the judge does not find in the text; empty where it judges otherwise. */
function claimIn(verdict: KeywordVerdict): string {
  if (verdict.kind === 'unbacked') return MAKERS_CLAIMS.has(verdict.claim) ? '' : verdict.claim
  const isOpen = verdict.kind === 'contradicting' && verdict.because.startsWith(NOT_SAID)
  return isOpen ? verdict.because.slice(NOT_SAID.length) : ''
}

const TRACE = /\btraces?\b|\bmay contain\b/i

/** "Nickel free" where the posts hold a trace of nickel, whatever else is free of it. */
function holdsTraceOf(words: readonly Word[], { holding }: Evidence): boolean {
  const at = words.findIndex(({ low }) => low === 'free')
  const freed = words[at - 1]
  return (
    freed !== undefined && holding.get(freed.stem)?.some(({ text }) => TRACE.test(text)) === true
  )
}

/** "Organic" of "organc jersey"; "nickel free" wants both words side by side. */
function isClaimed(claim: string, { says, saysPhrase }: Evidence): boolean {
  const words = wordsOf(claim)
  // "Solid wood" of solid strips
  const stems = words.map(({ stem }) => stem).join(' ')
  return words.length > 1
    ? [stems, ...specialOf(stems)].some(saysPhrase)
    : // Potters make no pottery of an apron.
      words.every((word) => (is(word, 'material') ? saysPhrase(word.stem) : says(word)))
}

const PHRASE_LEAST = 3

/** "One of a kind", which stands in the text: no "I don't include one" denies it. */
function isNamedSo(words: readonly Word[], { saysPhrase }: Evidence): boolean {
  return words.length >= PHRASE_LEAST && saysPhrase(words.map(({ stem }) => stem).join(' '))
}

/** "Plant gift" of a plant hanger that comes without a plant. */
function isGiftOfIt(words: readonly Word[], { item }: Evidence): boolean {
  const last = words.at(-1)
  return (
    words.length > 1 &&
    last !== undefined &&
    isGeneric(last) &&
    words.slice(0, -1).every(({ stem }) => item.stems.includes(stem))
  )
}

type Verdict = Pick<Keyword, 'support' | 'strange' | 'because'>

function supportAbroad(
  form: Form,
  { evidence, language }: Known,
  said: ReadonlySet<string>,
): (words: readonly Word[]) => Verdict {
  const besides = wordsOf(`${form.nickname} ${form.photo}`)
  const typed = [...form.starred, ...form.keywords].flatMap((keyword) => [
    ...new Set(wordsOf(keyword).map(({ stem }) => stem)),
  ])
  const abroad = {
    ...evidence,
    said,
    shared: new Set(typed.filter((stem, at) => typed.indexOf(stem) !== at)),
    language,
    claimed: claimedIn(evidence, { besides, language }),
    front: ` ${(evidence.document.statements[0]?.words ?? []).map(({ stem }) => stem).join(' ')} . ${stemsOf(form.nickname)} `,
  }
  return (words) => {
    const meaningful = words.filter((word) => !isSmall(word))
    const strange = meaningful.filter(({ stem }) => !said.has(stem)).map(({ stem }) => stem)
    return { strange, ...foreignSupport(meaningful, abroad) }
  }
}

/** The name in a search of what the item fits, where the text has it in one piece and denies none of it. */
function fittedName(words: readonly Word[], { fitted, saysPhrase, denied }: Evidence): string {
  const name = words.filter(({ stem }) => fitted.names.has(stem))
  const isDenied = words.some(({ stem }) => denied.some((one) => one.stem === stem))
  const stems = name.map(({ stem }) => stem).join(' ')
  const isFitted = ['for', 'for the', 'fit', 'with'].some((cue) => saysPhrase(`${cue} ${stems}`))
  return isDenied || !isFitted ? '' : spelt(name)
}

/** The burden of proof lies with the search: each of its words is said, is free to choose or is another name of the thing. */
function englishSupport(
  sameNoun: (words: readonly Word[]) => readonly Word[],
  evidence: Evidence,
): (words: readonly Word[]) => Verdict {
  const isOther = otherKindFinder(evidence)
  const number = numbersIn(evidence)
  return (words) => {
    const free = freeWordsIn(words, evidence)
    const noun = new Set([...sameNoun(words), ...sharedNoun(words, evidence)])
    const own = words.filter((word, at) => !isSmall(word) && !isFreed(words, at, evidence))
    const counted = number.said(words)
    const unsaid = own.filter((word) => !counted.includes(word) && !isSaid(word, words, evidence))
    const strange = [
      ...unsaid.filter((word) => !free.has(word) && !noun.has(word)),
      ...own.filter((word) => !free.has(word) && isDoubted(word, words, evidence)),
      ...own.filter((word) => isOfOtherPart(word, words, evidence)),
      ...own.filter((word) => isOnlyOfPart(word, words, evidence)),
      ...own.filter((word) => isOnlyRubbedIn(word, words, evidence)),
      ...torn(words, evidence),
      ...own.filter((word) => isOfShade(word, words, evidence)),
      // "Knoll chair" of one in the style of Knoll.
      ...own.filter(({ stem }) => evidence.likened.has(stem) && !isLikening(words)),
    ].map(({ stem }) => stem)
    const support =
      isOfFile(words, evidence) || (noun.size === 0 && isOther(words))
        ? 'other'
        : strange.length > 0
          ? 'doubtful'
          : unsaid.length === 0
            ? 'backed'
            : unsaid.some((word) => noun.has(word))
              ? 'synonym'
              : 'general'
    return { support, strange, because: '' }
  }
}

export const DEGREES = new Set(['real', 'genuine', 'solid', 'pure', 'authentic'])

/** What the text doubts, and "real" where it says so of another word: "real dried stem" makes no real pumpkin. */
function isDoubted(word: Word, words: readonly Word[], evidence: Evidence): boolean {
  const { doubted, item, saysPhrase } = evidence
  const at = words.indexOf(word)
  const next = words[at + 1]
  if (DEGREES.has(word.low) && next !== undefined && words[at - 1]?.low !== 'semi')
    return [
      ...[next.stem, ...specialOf(next.stem)].map((one) => `${word.stem} ${one}`),
      ...specialOf(`${word.stem} ${next.stem}`),
    ].every((phrase) => !saysPhrase(phrase))
  return (
    !item.stems.includes(word.stem) && (doubted.has(word.stem) || doubted.has(rootOf(word.stem)))
  )
}

/** So many searches call the thing by one noun where that is the seller's name for it. */
const NAMED_LEAST = 3

/** A noun that the seller gives the thing in several searches. */
function sharedNoun(words: readonly Word[], { heads, kinds, item }: Evidence): Word[] {
  const head = headOf(words)
  if (head === null || words.length < 2 || isGeneric(head)) return []
  // "Beeswax candle" of a candle mould is what comes out of it.
  if (head.stem !== item.head && item.stems.includes(head.stem)) return []
  // Of what no table knows, "plush", "plushie" and "stuffed animal" say together what it is.
  const noun = item.kind.name === 'thing' ? headNoun(words) : null
  const isOfKind = noun !== null && (kinds.get(noun.kind.name) ?? 0) >= NAMED_LEAST
  if (isOfKind) return words.slice(noun.to - 1, noun.to)
  const least = item.kind.name === 'thing' ? NAMED_LEAST - 1 : NAMED_LEAST
  return (heads.get(head.stem) ?? 0) >= least ? [head] : []
}

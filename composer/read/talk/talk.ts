import { healthClaims } from '#marketplace/health-claims.ts'
import { asksForCredit } from '#marketplace/reading/crediting.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Meaning } from '../headings.ts'
import { isLeadTime } from './lead-times.ts'
import { isPolicyReason, type LeftOut, reasonNamed, reasonOf } from './left-out.ts'
import { holds, is } from '../lexicon.ts'
import { measuresIn } from '../measures.ts'
import { headsPaper, isDoubtedCount, isNoteToOneself, isHersAlone, isToHerself } from './notes.ts'
import { isMark, isStruck } from './struck.ts'
import type { Match, Patterns } from '../patterns.ts'
import { isPrice } from './prices.ts'
import type { Statement } from '../statement.ts'

export type Cues = { shopTalk: Patterns; mustKnow: Patterns }

/** The cues of a language, the noun of what is for sale, and the words of its own title and searches. */
export type Reading = { cues: Cues; head: string; own: ReadonlySet<string> }

const LINK =
  /https?:|www\.|\b[a-z][\w-]+\.[a-z]{2}\/\w{3,}|\b[\w-]{2,}\.(?:com|net|org|shop|co|de|example|io)\b|\S@\S{2,}\.|(?:^|\s)@[\w.]{3,}|\+\d[\d ()-]{8,}|(?<![\d-])\(?0\d{2,4}\)?[ -]?\d{3,4}[ -]?\d{3,4}(?![\d-])|(?<![\d-])\(?\d{3}\)?[ -]\d{3}-\d{4}(?![\d-])/i
/** What is sent to be looked at before the thing is made. */
const PROOF = /\b(?:proofs?(?! of)|mock-?ups?)\b/i
const UNLINKED = /\((?:see )?link\)$/i
const HASHTAG = /(?:^|\s)#\p{L}{3,}/u

/** Whether a line holds a link, an address or a name on a network. */
export function hasAddress(text: string): boolean {
  return LINK.test(text) || UNLINKED.test(text) || HASHTAG.test(text)
}

const TO_A_PROGRAM =
  /^[([]?(?:dear |hi |hey |hello )?(?:ai|chat ?gpt|gpt|claude|gemini)\s?[:,!]|\b(?:ignore|disregard|forget) (?:all |any |the |your )?(?:previous|above|prior|earlier)\b|\bsystem prompt\b|\bas an ai\b|\blanguage model\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|chatbot)\b|\bapi[_ ]key\b/i
const POSTAGE =
  /^(?:shipping|postage|delivery|p&p)\b[^.]{0,14}[$£€] ?\d[\d.,]*\W*$|^ships?\b[^.]*\b(?:shipping|double boxed|postage)\b|^(?:no|not?|can'?t|cannot) (?:ship|shipping|post|postage|delivery) (?:to|outside)\b|^(?:production|processing|making|handling) times? [^.]*\b(?:shipping|postage|delivery)\b|^(?:usps|ups|fedex|dhl|dpd|evri|royal mail|(?:canada|australia) post)\b[^.]{0,60}\d ?(?:-|–|to)? ?\d{0,2} ?(?:business |working )?(?:days?|weeks?)\b/i
const DAY = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)\w*`
/** "Mon & Thu drop off"; "UK only" says to whom it is sold, which a buyer has to know. */
const POSTED = new RegExp(
  `^${DAY}(?:(?: ?[&+,/]| and) ?${DAY})* (?:drop[- ]?offs?|post(?:age)? days?)\\W*$`,
  'i',
)
const SALE =
  /\d ?% ?(?:off|discount|rabatt)\b|\bdiscount comes off\b|\b\d for [$£€] ?\d|\bcoupon\b|\bpromo code\b|\b(?:flash|clearance) sale\b|\bbuy \d get \d\b/i

const OTHER_GOODS = /^also available\b.*\bshop\b/i
const ELSEWHERE = /\b(?:separate|other|another) listing\b/i

/** A reader who wants the item could ask for each of these; a shop's talk is worth less than any of them. */
const STRONG_MUST = new Set([
  'allergen',
  'not-included',
  'not-for',
  'digital',
  'age-limit',
  'warning',
  'flaw',
])

/** What comes with the thing, how it arrives and what may befall it is of the thing, wherever it stands. */
const OF_THE_PARCEL =
  /\b(?:box|bag|card|pouch|tin|wrap|wrapping|ribbon)(?: is| are)? included\b|\b(?:fits?|goes|posts?) (?:through|in) (?:an?|the|your|most|any)? ?letter ?box\w*|\bmelt\w*\b/i

/** Whether a sentence among the terms of the shop tells something of the thing. */
export function isOfTheParcel(text: string): boolean {
  return OF_THE_PARCEL.test(text)
}

const DANGERS = new Set(['warning', 'allergen'])
/** "Please note" and "be aware" sound like a warning before any term of the shop. */
const NOTICES = new Set('please important note be make no max at'.split(' '))

/** "Harmful to aquatic life" behind the postage is no term of the shop. */
export function isDanger(text: string, { mustKnow, shopTalk }: Cues): boolean {
  const words = wordsOf(text)
  const isWarned = mustKnow
    .find(words)
    .some(({ meaning, from }) => DANGERS.has(meaning) && !NOTICES.has(words[from]?.low ?? ''))
  return isWarned && shopTalk.find(words).length === 0
}

export function readFor(said: Statement, { cues, head, own }: Reading) {
  const words = wordsOf(`${said.label} ${said.text}`)
  // "If you need a whole set" tells of nothing that is missing.
  const must = cues.mustKnow
    .find(words)
    .filter(({ meaning, from }) => meaning !== 'not-included' || words[from - 1]?.low !== 'if')
  const shopTalk = cues.shopTalk.find(said.words)
  const found = reasonToLeaveOut(said, { shopTalk, must, head, own })
  const isFact = found === 'shipping' && said.label === '' && isOfTheParcel(said.text)
  return { must, reason: isFact ? null : found }
}

/** Below these headings lines are steps, counted or not. */
const ORDERING: ReadonlySet<Meaning | null> = new Set(['order', 'personalise'])

export function isStep({ form, section }: Statement): boolean {
  return form === 'step' || (form === 'line' && ORDERING.has(section?.meaning ?? null))
}

/** "I don't accept returns" sounds like what the thing is not for. */
const OF_TERMS = new Set(['not-for', 'flaw', 'warning'])

type Found = Pick<Reading, 'head' | 'own'> & { shopTalk: Match[]; must: Match[] }

function reasonToLeaveOut(said: Statement, { shopTalk, must, head, own }: Found): LeftOut | null {
  const whole = said.label === '' ? said.text : `${said.label}: ${said.text}`
  if (TO_A_PROGRAM.test(whole)) return 'order to a program'
  if (isStruck(whole) || isHersAlone(whole) || (isMark(said.text) && isToHerself(said.text)))
    return 'note'
  if (isOfPaper(said, whole) || (must.length === 0 && isBareMark(said))) return 'heading'
  if (isDoubtedCount(said.text)) return 'doubt'
  // "Returns: no, made for you" is a term, whatever it warns of; "Delivery: nothing is mailed" says what it is.
  const labelled = reasonOf(said.labelMeaning)
  if (labelled === 'searches' || isRowOfSearches(said, head)) return 'searches'
  if (reasonOf(said.section?.meaning ?? null) === 'returns' && must.length === 0)
    return ELSEWHERE.test(said.text) ? 'advert' : LINK.test(said.text) ? 'link' : 'returns'
  const isMaking = isLeadTime(`${said.label} ${said.text}`)
  const isFile = must.some(({ meaning }) => meaning === 'digital')
  if (labelled === 'returns' || (labelled === 'shipping' && !isMaking && !isFile)) return labelled
  if (isMaking) return null
  // "Please read the whole listing before buying" sounds like a warning, and warns of nothing.
  const isAllTalk = shopTalk.some(({ from, to }) => from === 0 && to === said.words.length)
  const isTermFirst = shopTalk.some(
    ({ meaning, from }) => from === 0 && isPolicyReason(reasonNamed(meaning)),
  )
  const isStrong =
    !isAllTalk &&
    must.some(({ meaning }) => STRONG_MUST.has(meaning) && !(isTermFirst && OF_TERMS.has(meaning)))
  if (POSTAGE.test(said.text) || POSTED.test(said.text)) return 'shipping'
  if (isPrice(said)) return 'price'
  if (isOtherName(said, { head, own }))
    return isBareGreeting(said) ? 'thanks' : (ownReason(shopTalk) ?? 'heading')
  if (UNLINKED.test(said.text)) return 'link'
  if (LINK.test(said.text) || HASHTAG.test(said.text))
    return isStrong || asksForCredit(whole) ? null : 'link'
  if (isStrong) return null
  if (isNoteToOneself(said)) return 'note'
  if (healthClaims(said.text).length > 0) return 'claim'
  if (SALE.test(said.text) || OTHER_GOODS.test(said.text)) return 'advert'
  const bySection = labelled ?? reasonOf(said.section?.meaning ?? null)
  if (isBareThanks(said, bySection !== null) || isBareGreeting(said)) return 'thanks'
  if (bySection !== null) return ownReason(shopTalk) ?? bySection
  // A step less, and the others say something else.
  if (said.form === 'step') return null
  if (isStep(said) && shopTalk.every(({ meaning }) => meaning === 'advert')) return null
  if (isSocial(said)) return 'link'
  const match = shopTalk.find((one) => one.meaning !== 'hello' || isWholeOf(one, said))
  if (match === undefined) return null
  // A statement full of facts is not thrown away for one friendly phrase in it.
  const rest = said.words.length - (match.to - match.from)
  // What names the thing, or stands in quotation marks, is no talk about the shop but about the thing.
  const isAboutTheThing = said.words.some((word) => word.stem === head) || said.text.includes('"')
  const covers = (match.to - match.from) / said.words.length
  const reason = reasonNamed(match.meaning)
  const isGreeting = reason === 'thanks' && match.from === 0 && isOnlyThanks(said)
  const isTerm = isPolicyReason(reason) && match.from === 0
  if (isAboutTheThing && covers < COVERS_ALL && !isGreeting && !isTerm) return null
  if (isPolicyReason(reason) && isOtherClause(said, match)) return null
  // "Proof sent within 48 hours" is a step of the order and not of the post.
  if (reason === 'shipping' && PROOF.test(said.text)) return null
  const isMeasured = tellsMeasure(said.text)
  if (!isMeasured && isTalkThroughout(said, shopTalk)) return reason
  // "If you need a whole set message me for a price" ends in what it is about.
  const isAsked = said.words[0]?.low === 'if' && ASKING.has(said.words[match.from]?.low ?? '')
  if (isAsked && match.to === said.words.length) return reason
  const isWhole = match.from === 0 && !isMeasured && rest < 12
  const hasFact = isMeasured || holds(said.words, 'material')
  if (isWhole) return reason
  if (covers < COVERS_MIN && (reason === 'advert' || reason === 'payment')) return null
  // "You can add initials, message me before buying" says more than how to get in touch.
  if (covers < COVERS_ALL && reason === 'link') return null
  if (rest > 14 || (hasFact && rest > 5 && (reason === 'thanks' || reason === 'advert')))
    return null
  return reason
}

/** "[stall sign]" says where the next lines are from, "[handmade]" something of the thing. */
function isBareMark({ text, words }: Statement): boolean {
  return isMark(text) && words.every((word) => TRAITS.every((trait) => !is(word, trait)))
}

const TRAITS = [
  'material',
  'colour',
  'finish',
  'technique',
  'style',
  'form',
  'participle',
  'claim',
  'origin',
] as const

/** A gap of the form, or what stands at the head of a sheet. */
function isOfPaper({ form }: Statement, whole: string): boolean {
  return form === 'heading' || (form !== 'sentence' && headsPaper(whole))
}

/** A name in front that neither the item nor its own title and searches have: of a shop, a file or a form. */
function isOtherName({ form, words }: Statement, { head, own }: Pick<Reading, 'head' | 'own'>) {
  const named = words.filter((word) => !isSmall(word))
  const known = named.filter(({ stem }) => own.has(stem))
  // '"HARE, FEBRUARY" ORIGINAL LINOCUT' has two of the words that she searches by, and a name besides.
  const isOwn = known.length === named.length || known.length >= Math.max(2, named.length / 2)
  return form === 'name' && !isOwn && words.every(({ stem }) => stem !== head)
}

/** Short, or telling nothing of the thing: "Thank you for stopping by the kitchen where every candle begins". */
function isOnlyThanks({ text, words }: Statement): boolean {
  const isBare = !text.includes(',') && TOLD_OF.every((trait) => !holds(words, trait))
  return words.length < GREETING_MAX || isBare
}

const TOLD_OF = ['material', 'colour', 'finish', 'technique'] as const

/** How soon somebody answers or sends is no measure of the thing. */
function tellsMeasure(text: string): boolean {
  return measuresIn(text).some(({ unit }) => unit !== 'time')
}

const ASKING = new Set(['message', 'msg', 'ask', 'contact', 'email', 'dm'])

const CLAUSE_WORDS_MIN = 4

/** "Best before is 8 weeks from the day I make it, I post it the same week": the talk is the smaller half. */
function isOtherClause({ text, words }: Statement, { from }: Match): boolean {
  const clause = text.slice(0, words[from]?.start).split(CLAUSE_END).slice(0, -1).join(', ')
  const own = wordsOf(clause)
  return own.length >= CLAUSE_WORDS_MIN && (measuresIn(clause).length > 0 || holds(own, 'material'))
}

/** "Shop is closed until 3 September, orders go out after that, postage takes 3-5 days": each of its clauses. */
function isTalkThroughout({ text, words }: Statement, shopTalk: readonly Match[]): boolean {
  const ends = words.flatMap(({ end }, at) =>
    CLAUSE_END.test(text.slice(end, words[at + 1]?.start)) ? [at + 1] : [],
  )
  if (ends.length === 0) return false
  return [...ends, words.length].every((to, at, all) => {
    const from = all[at - 1] ?? 0
    return shopTalk.some((match) => match.from >= from && match.to <= to)
  })
}

const CLAUSE_END = /[,;] | [-–—] /
const THANKS = /^(?:many thanks|thanks|thank you)(?:,.{0,30}|(?: (?:so|very) much| a lot)?[!.]*)$/i
const KISSED =
  /^x{1,3} \p{Lu}\p{Ll}+$|^X{1,2}x{0,2} \p{Lu}\p{Ll}+$|^\p{Lu}\p{Ll}+(?: (?:&|and|\+) \p{Lu}\p{Ll}+)? x{1,3}$/u

const GREETING =
  /^(?:hello|hi|hey|good (?:morning|evening|afternoon)|welcome|dear|liebe[rs]?|hallo)\b[^.?]*!*$/i
const GREETED_WORDS_MAX = 8

/** "Hello dear mamas and doll lovers!", "Good morning from our little kitchen" */
function isBareGreeting({ text, words, label, form }: Statement): boolean {
  const isPlain = words.every(
    (word) => !word.isNumber && !is(word, 'finite') && !is(word, 'material'),
  )
  return (
    label === '' &&
    form !== 'line' &&
    words.length <= GREETED_WORDS_MAX &&
    isPlain &&
    GREETING.test(text)
  )
}

/** "Thank you!", "Jess x": in a list it may be what a card says. */
function isBareThanks({ text, form }: Statement, isTalk: boolean): boolean {
  const isSaid = isTalk || form === 'sentence' || form === 'phrase'
  return isSaid && (THANKS.test(text) || KISSED.test(text))
}

const SEARCHES_MIN = 4

/** "Hip scarf, coin belt, dance skirt, hip scarf with coins": what buyers may type, again and again. */
function isRowOfSearches({ form, label, text }: Statement, head: string): boolean {
  if (form === 'sentence' || form === 'step' || label !== '') return false
  const parts = text.split(/[,|/]/).map((part) => wordsOf(part))
  const naming = parts.filter((words) => words.some(({ stem }) => stem === head))
  return (
    parts.length >= SEARCHES_MIN &&
    naming.length >= 2 &&
    // "Drinking horn, ox horn, polished outside" tells of it.
    parts.every(([first, ...more]) => more.length < 5 && (first === undefined || !isDone(first)))
  )
}

function isDone(word: Word): boolean {
  return is(word, 'participle') || is(word, 'finish') || is(word, 'technique')
}

/** So much of a statement must be an offer for the whole to be one. */
const COVERS_MIN = 0.4
const COVERS_ALL = 0.6
const GREETING_MAX = 10

/** Thanks below the heading of shipping are thanks. */
function ownReason([first]: readonly Match[]): LeftOut | null {
  return first === undefined ? null : reasonNamed(first.meaning)
}

/** "Hola!", "Bonjour à toutes": a greeting, and at most whom it greets. */
function isWholeOf({ from, to }: Match, { words, text }: Statement): boolean {
  return from === 0 && words.length - to <= GREETED_MAX && !text.includes(',')
}

const GREETED_MAX = 2

const NETWORKS = new Set(
  'instagram insta ig facebook fb tiktok pinterest youtube discord telegram twitter whatsapp ravelry website web blog email'.split(
    ' ',
  ),
)

/** "Discord + Facebook: ourname" */
function isSocial({ label, words }: Statement): boolean {
  const front = label === '' ? words.slice(0, 1) : wordsOf(label)
  return words.length < 9 && front.some((word) => NETWORKS.has(word.low))
}

import { healthClaims } from '#marketplace/health-claims.ts'
import type { Document } from './document.ts'
import type { Statement } from './statement.ts'
import type { Meaning } from './headings.ts'
import { holds } from './lexicon.ts'
import { type LeftOut, reasonNamed, reasonOf } from './left-out.ts'
import { isNoteToOneself } from './notes.ts'
import { type Match, type Patterns } from './patterns.ts'
import { type FactKind, kindOf } from './fact-kinds.ts'
import { withoutPhrases } from './phrases.ts'
import { isPrice } from './prices.ts'
import { shopIn, withNamesRead } from './shop-name.ts'
import { sentencesOf } from './sentences.ts'
import { measuresIn } from './measures.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

/** A statement that is told, with what it is about. */
export type Fact = { kind: FactKind; isMustKnow: boolean; said: Statement }

/** A statement that is not, with the reason. */
export type Omission = { reason: LeftOut; said: Statement }

export type Told = { facts: Fact[]; omissions: Omission[] }

const POLICIES: ReadonlySet<LeftOut> = new Set(['shipping', 'returns', 'payment'])

/** Terms of the shop, which a long text may tell at its end and a footer always can. */
export function isPolicy(omission: Omission): boolean {
  return POLICIES.has(omission.reason)
}

export type Cues = { shopTalk: Patterns; mustKnow: Patterns }

/** Sorts statements into what a listing tells and what it leaves out; must-know is never left out. */
export function sortOut({ statements }: Document, cues: Cues, head: string): Told {
  const told: Told = { facts: [], omissions: [] }
  const named = withNamesRead(statements, head)
  const shop = shopIn(statements, head)
  if (shop !== undefined) told.omissions.push({ reason: 'advert', said: shop })
  const own = named.filter((one) => one !== shop)
  for (const said of own.flatMap((one) => withTalkApart(one, { cues, head }))) {
    const { reason, must } = readFor(said, { cues, head })
    if (reason !== null) {
      told.omissions.push({ reason, said })
      continue
    }
    const isMustKnow =
      must.length > 0 || said.section?.meaning === 'must' || said.labelMeaning === 'must'
    told.facts.push({ kind: kindOf(said, must), isMustKnow, said })
  }
  return told
}

const LINK =
  /https?:|www\.|\b[a-z][\w-]+\.[a-z]{2}\/\w{3,}|\b[\w-]{2,}\.(?:com|net|org|shop|co|de|example|io)\b|\S@\S{2,}\.|(?:^|\s)@[\w.]{3,}|\+\d[\d ()-]{8,}/i
const HASHTAG = /(?:^|\s)#\p{L}{3,}/u
const TO_A_PROGRAM =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )?(?:previous|above|prior|earlier)\b|\bsystem prompt\b|\bas an ai\b|\blanguage model\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|chatbot)\b|\bapi[_ ]key\b/i
const POSTAGE = /^(?:shipping|postage|delivery|p&p)\b[^.]{0,14}[$£€] ?\d[\d.,]*\W*$/i
const SALE =
  /\d ?% ?(?:off|discount|rabatt)\b|\bcoupon\b|\bpromo code\b|\b(?:flash|clearance) sale\b|\bbuy \d get \d\b/i

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

const HANDLE_IN_BRACKETS = / ?\([^()]{0,80}@\w{2,40}[^()]{0,80}\)/

type Reading = { cues: Cues; head: string }

function readFor(said: Statement, { cues, head }: Reading) {
  const must = cues.mustKnow.find(wordsOf(`${said.label} ${said.text}`))
  const shopTalk = cues.shopTalk.find(said.words)
  return { must, reason: reasonToLeaveOut(said, { shopTalk, must, head }) }
}

/** Of a line with talk in it only the sentences, or the phrases between commas, that are talk are left out. */
function withTalkApart(said: Statement, reading: Reading): Statement[] {
  const one = (text: string): Statement => ({ ...said, text, words: wordsOf(text) })
  const [handle] = HANDLE_IN_BRACKETS.exec(said.text) ?? []
  if (handle !== undefined) {
    const kept = one(said.text.replace(handle, ''))
    return [...withTalkApart(kept, reading), { ...one(handle.trim()), label: '' }]
  }
  if (said.form === 'sentence' || said.form === 'step' || readFor(said, reading).reason === null)
    return [said]
  const sentences = said.label === '' ? sentencesOf(said.text) : []
  if (sentences.length > 1) return sentences.flatMap((text) => withTalkApart(one(text), reading))
  const parted = withoutPhrases(said.text, (text) => readFor(one(text), reading).reason !== null)
  if (parted === null) return [said]
  const kept = one(parted.kept)
  const isFact =
    measuresIn(kept.text).length > 0 ||
    holds(kept.words, 'material') ||
    kept.words.some(({ stem }) => stem === reading.head)
  return isFact ? [kept, ...parted.out.map(one)] : [said]
}

type Found = { shopTalk: Match[]; must: Match[]; head: string }

function reasonToLeaveOut(said: Statement, { shopTalk, must, head }: Found): LeftOut | null {
  if (TO_A_PROGRAM.test(said.text)) return 'order to a program'
  if (isRowOfSearches(said, head)) return 'searches'
  // "Please read the whole listing before buying" sounds like a warning, and warns of nothing.
  const isAllTalk = shopTalk.some(({ from, to }) => from === 0 && to === said.words.length)
  const isStrong = !isAllTalk && must.some((match) => STRONG_MUST.has(match.meaning))
  if (POSTAGE.test(said.text)) return 'shipping'
  if (isPrice(said)) return 'price'
  if (said.form === 'name' && said.words.every((word) => word.stem !== head)) return 'advert'
  if (LINK.test(said.text) || HASHTAG.test(said.text)) return isStrong ? null : 'link'
  if (isStrong) return null
  if (isNoteToOneself(said)) return 'note'
  if (healthClaims(said.text).length > 0) return 'claim'
  if (SALE.test(said.text)) return 'advert'
  const bySection = reasonOf(said.labelMeaning) ?? reasonOf(said.section?.meaning ?? null)
  if (isBareThanks(said, bySection !== null)) return 'thanks'
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
  const isGreeting = reason === 'thanks' && match.from === 0 && said.words.length < GREETING_MAX
  if (isAboutTheThing && covers < COVERS_ALL && !isGreeting) return null
  const isWhole = match.from === 0 && measuresIn(said.text).length === 0 && rest < 12
  const hasFact = measuresIn(said.text).length > 0 || holds(said.words, 'material')
  if (isWhole) return reason
  if (covers < COVERS_MIN && (reason === 'advert' || reason === 'payment')) return null
  // "You can add initials, message me before buying" says more than how to get in touch.
  if (covers < COVERS_ALL && reason === 'link') return null
  if (rest > 14 || (hasFact && rest > 5 && (reason === 'thanks' || reason === 'advert')))
    return null
  return reason
}

/** Below these headings lines are steps, counted or not. */
const ORDERING: ReadonlySet<Meaning | null> = new Set(['order', 'personalise'])

export function isStep({ form, section }: Statement): boolean {
  return form === 'step' || (form === 'line' && ORDERING.has(section?.meaning ?? null))
}

const THANKS = /^(?:many thanks|thanks|thank you)(?: (?:so|very) much| a lot)?[!.]*$/i
const KISSED = /^\p{Lu}\p{Ll}+(?: (?:&|and|\+) \p{Lu}\p{Ll}+)? x{1,3}$/u

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
    parts.length >= SEARCHES_MIN && naming.length >= 2 && parts.every((words) => words.length < 6)
  )
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

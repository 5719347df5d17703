import { healthClaims } from '#marketplace/health-claims.ts'
import type { Document, Statement } from './document.ts'
import type { Meaning } from './headings.ts'
import { holds, propertiesOf } from './lexicon.ts'
import { type Match, type Patterns } from './patterns.ts'
import { type FactKind, kindOf } from './fact-kinds.ts'
import { withoutPhrases } from './phrases.ts'
import { isPrice } from './prices.ts'
import { sentencesOf } from './sentences.ts'
import { measuresIn } from './measures.ts'
import { isSmall, wordsOf } from '#marketplace/searches/words.ts'

/** Why a statement stands in no listing. */
export type LeftOut =
  | 'thanks'
  | 'review'
  | 'link'
  | 'advert'
  | 'shipping'
  | 'returns'
  | 'payment'
  | 'claim'
  | 'order to a program'
  | 'price'
  | 'unpublishable'
  | 'searches'

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
  const signature = signatureIn(statements, head)
  if (shop !== undefined) told.omissions.push({ reason: 'advert', said: shop })
  const own = named.filter((one) => one !== shop && one !== signature)
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
  if (signature !== undefined) told.omissions.push({ reason: 'thanks', said: signature })
  return told
}

/** Only what stands with the shop's name is the shop's; beside the thing's own name it is about the thing. */
function withNamesRead(statements: readonly Statement[], head: string): Statement[] {
  const [first] = statements
  const isShop = first?.form === 'name' && first.words.every((word) => word.stem !== head)
  return statements.map((said, at) => {
    const isFree = said.form === 'name' && at > 0 && (!isShop || said.text.includes('&'))
    return isFree ? { ...said, form: 'phrase' } : said
  })
}

/** "Mia + Jonas", "Love & spores, Fern": a line at the end that says nothing of the thing. */
function signatureIn(statements: readonly Statement[], head: string): Statement | undefined {
  const last = statements.at(-1)
  const before = statements.at(-2)
  if (last === undefined || before === undefined || last.label !== '' || last.form === 'step')
    return undefined
  const isApart = last.section === null && (last.block !== before.block || last.form === 'line')
  const names = last.words.filter((word) => !isSmall(word))
  const isSaid = names.some(
    (word) => word.stem === head || word.isNumber || propertiesOf(word).size > 0,
  )
  const [first] = last.words
  const isLove = first !== undefined && SIGNING.has(first.low)
  const areNames = names.every(({ text, low }) => text !== low || low === 'x' || low === 'xx')
  const isShort = last.words.length > 0 && last.words.length <= SIGNATURE_MAX
  return isApart && isShort && !isSaid && (isLove || areNames) ? last : undefined
}

const SIGNATURE_MAX = 4
const SIGNING = new Set('love hugs cheers xoxo kisses yours warmly bisous kenavo'.split(' '))

/** "OAKLEAF SPOONS" above "Carving spoon, cherry": many in the shop's name, one for sale. */
function shopIn([first, ...rest]: readonly Statement[], head: string): Statement | undefined {
  const last = first?.words.at(-1)
  const isMany = first?.form === 'name' && last?.stem === head && last.low !== head
  const isOne = rest.some(({ words, section }) =>
    [...words.slice(0, 4), ...wordsOf(section?.heading ?? '')].some(({ low }) => low === head),
  )
  return isMany && isOne ? first : undefined
}

const LINK =
  /https?:|www\.|\b[\w-]{2,}\.(?:com|net|org|shop|co|de|example|io)\b|\S@\S{2,}\.|(?:^|\s)@[\w.]{3,}|\+\d[\d ()-]{8,}/i
const HASHTAG = /(?:^|\s)#\p{L}{3,}/u
const TO_A_PROGRAM =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )?(?:previous|above|prior|earlier)\b|\bsystem prompt\b|\bas an ai\b|\blanguage model\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|chatbot)\b|\bapi[_ ]key\b/i
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
  if (isPrice(said)) return 'price'
  if (said.form === 'name' && said.words.every((word) => word.stem !== head)) return 'advert'
  if (LINK.test(said.text) || HASHTAG.test(said.text)) return isStrong ? null : 'link'
  if (isStrong) return null
  if (healthClaims(said.text).length > 0) return 'claim'
  if (SALE.test(said.text)) return 'advert'
  const bySection = reasonOf(said.labelMeaning) ?? reasonOf(said.section?.meaning ?? null)
  if (bySection !== null) return ownReason(shopTalk) ?? bySection
  // A step less, and the others say something else.
  if (said.form === 'step') return null
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

const BY_SECTION: Partial<Record<Meaning, LeftOut>> = {
  shipping: 'shipping',
  returns: 'returns',
  payment: 'payment',
  thanks: 'thanks',
  policy: 'returns',
  shop: 'advert',
}

function reasonOf(meaning: Meaning | null): LeftOut | null {
  return meaning === null ? null : (BY_SECTION[meaning] ?? null)
}

function reasonNamed(name: string): LeftOut {
  switch (name) {
    case 'shipping':
    case 'returns':
    case 'payment':
    case 'thanks':
    case 'link':
    case 'advert':
    case 'review':
      return name
    case 'customs':
      return 'shipping'
    case 'follow':
      return 'link'
    case 'greeting':
    case 'hello':
      return 'thanks'
    default:
      return 'advert'
  }
}

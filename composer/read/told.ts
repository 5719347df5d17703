import { healthClaims } from '#marketplace/health-claims.ts'
import type { Document, Statement } from './document.ts'
import type { Meaning } from './headings.ts'
import { holds, propertiesOf } from './lexicon.ts'
import { type Match, type Patterns } from './patterns.ts'
import { type FactKind, kindOf } from './fact-kinds.ts'
import { amountIn, isPrice, withoutPrice } from './prices.ts'
import { sentencesOf } from './sentences.ts'
import { measuresIn } from './measures.ts'
import { isSmall, type Word, wordsOf } from './words.ts'

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

export type Cues = { shopTalk: Patterns; mustKnow: Patterns; language: string }

/** Sorts statements into what a listing tells and what it leaves out; must-know is never left out. */
export function sortOut({ statements }: Document, cues: Cues, head: string): Told {
  const told: Told = { facts: [], omissions: [] }
  const named = withNamesRead(statements, head)
  const shop = shopIn(statements, head)
  const signature = signatureIn(statements, head)
  if (shop !== undefined) told.omissions.push({ reason: 'advert', said: shop })
  for (const said of named
    .filter((one) => one !== shop && one !== signature)
    .flatMap((one) => withTalkApart(one, cues))) {
    const words = wordsOf(`${said.label} ${said.text}`)
    const must = cues.mustKnow.find(words)
    const reason = reasonToLeaveOut(said, { shopTalk: cues.shopTalk.find(said.words), must, head })
    if (reason === null) {
      const publishable = withoutPrice(said)
      const isMustKnow =
        must.length > 0 || said.section?.meaning === 'must' || said.labelMeaning === 'must'
      told.facts.push({ kind: kindOf(said, must), isMustKnow, said: publishable })
      if (publishable !== said)
        told.omissions.push({ reason: 'price', said: { ...said, text: amountIn(said.text) } })
    } else told.omissions.push({ reason, said })
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
function shopIn([first, second]: readonly Statement[], head: string): Statement | undefined {
  const last = first?.words.at(-1)
  const isMany = first?.form === 'name' && last?.stem === head && last.low !== head
  const isOne = second?.words.slice(0, 4).some(({ stem, low }) => stem === head && low === head)
  return isMany && isOne === true ? first : undefined
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

/** Shop talk that begins with a capital inside a run-on, and whole brackets with a handle in them. */
function withTalkApart(said: Statement, { shopTalk, language }: Cues): Statement[] {
  const sentences = said.form === 'line' && said.label === '' ? sentencesOf(said.text) : []
  if (sentences.some((one) => isTalk(wordsOf(one), shopTalk)) && sentences.length > 1)
    return sentences.map((text) => ({ ...said, text, words: wordsOf(text) }))
  const text = said.text.replace(HANDLE_IN_BRACKETS, '')
  const plain = text === said.text ? said : { ...said, text, words: wordsOf(text) }
  const match = shopTalk
    .find(plain.words)
    .find(({ from }) => from > 1 && beginsAnew(plain, from, language))
  const at = match === undefined ? undefined : plain.words[match.from]?.start
  if (at === undefined) return [plain]
  return [plain.text.slice(0, at), plain.text.slice(at)].map((part) => {
    const bare = part.replace(/[\s,;–-]+$/, '').trim()
    return { ...plain, text: bare, words: wordsOf(bare) }
  })
}

function isTalk(words: readonly Word[], shopTalk: Patterns): boolean {
  return shopTalk.find(words).some(({ from, to }) => (to - from) / words.length >= COVERS_ALL)
}

const HANDLE_IN_BRACKETS = / ?\([^()]{0,80}@\w{2,40}[^()]{0,80}\)/g

function beginsAnew({ text, words }: Statement, at: number, language: string): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before === undefined) return false
  const between = text.slice(before.end, word.start)
  // Every German noun has a capital.
  const isCapital =
    language !== 'de' &&
    word.text !== word.low &&
    !NETWORKS.has(word.low) &&
    word.low !== 'i' &&
    between === ' '
  return isCapital || between.includes(' - ') || between.includes(';')
}

type Found = { shopTalk: Match[]; must: Match[]; head: string }

function reasonToLeaveOut(said: Statement, { shopTalk, must, head }: Found): LeftOut | null {
  if (TO_A_PROGRAM.test(said.text)) return 'order to a program'
  if (isRowOfSearches(said, head)) return 'searches'
  // "Please read the whole listing before buying" sounds like a warning, and warns of nothing.
  const isAllTalk = shopTalk.some(({ from, to }) => from === 0 && to === said.words.length)
  const isStrong = !isAllTalk && must.some((match) => STRONG_MUST.has(match.meaning))
  if (!isStrong && isPrice(said)) return policyIn(shopTalk) ?? 'price'
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

/** "Free shipping over $50" is about shipping. */
function policyIn(shopTalk: readonly Match[]): LeftOut | null {
  const own = shopTalk.flatMap(({ from, meaning }) => (from === 0 ? [reasonNamed(meaning)] : []))
  return own.find((reason) => POLICIES.has(reason)) ?? null
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

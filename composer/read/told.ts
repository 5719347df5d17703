import { capitalised } from './case.ts'
import type { Document } from './document.ts'
import { type FactKind, kindOf } from './fact-kinds.ts'
import { isLeadTime } from './talk/lead-times.ts'
import { greetingApart } from './talk/greetings.ts'
import { leans } from './leaning.ts'
import { isPolicyReason, type LeftOut, reasonOf } from './talk/left-out.ts'
import { offerApart, withoutLink, withoutTakenBack } from './talk/links.ts'
import { isMissedAlways } from './limits.ts'
import { measuresIn } from './measures.ts'
import {
  additionIn,
  asEdited,
  checkedIn,
  correctionIn,
  isAnswer,
  isDoubtedCount,
  isPriced,
  isToHerself,
  isWithdrawn,
} from './talk/notes.ts'
import { orderInBrackets, ordersIn, withoutOrder } from './talk/orders.ts'
import { isMark, isStruck, strikesBelow } from './talk/struck.ts'
import { withoutPhrases } from './phrases.ts'
import { shopIn, withNamesRead } from './talk/shop-name.ts'
import {
  firstBlocks,
  names,
  tellsOfIt,
  withoutOtherTerms,
  withRequestApart,
} from './talk/other-terms.ts'
import { termApart } from './talk/terms-apart.ts'
import { thanksApart } from './talk/thanks.ts'
import { withoutStop } from '../say/sentence.ts'
import { sentencesOf } from './sentences.ts'
import { type Section, type Statement, withoutFormLabel } from './statement.ts'
import { hasAddress, isDanger, isOfTheParcel, type Reading, readFor } from './talk/talk.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

/** A statement that is told, with what it is about. */
export type Fact = {
  kind: FactKind
  isMustKnow: boolean
  /** Whether a buyer misses it in a text of any length. */
  isMissed: boolean
  said: Statement
}

/** A statement that is not, with the reason. */
export type Omission = { reason: LeftOut; said: Statement }

export type Told = { facts: Fact[]; omissions: Omission[] }

/** Sorts statements into what a listing tells and what it leaves out; must-know is never left out. */
export function sortOut({ statements }: Document, reading: Reading): Told {
  const told: Told = { facts: [], omissions: [] }
  const { head } = reading
  const named = withNamesRead(statements.map(withoutFormLabel), head)
  const shop = shopIn(statements, head)
  if (shop !== undefined) told.omissions.push({ reason: 'advert', said: shop })
  const rest = withoutOtherTerms(
    named.filter((one) => one !== shop).flatMap(withRequestApart),
    reading,
  )
  const own = withCorrections(rest, told)
  let before: Omission | undefined
  for (const said of own.flatMap((one) => withTalkApart(one, reading))) {
    const { reason: ownReason, must } = readFor(said, reading)
    const isTorn = must.length === 0 && before !== undefined && goesOn(before, said)
    const isOfSign = before !== undefined && isPriced(said) && isSign(before)
    const isOfMaking = ownReason === 'shipping' && isCondition(told.facts.at(-1)?.said, said)
    const torn = isTorn ? (before?.reason ?? null) : null
    const reason = isOfMaking ? null : isOfSign ? 'price' : (ownReason ?? torn)
    before = reason === null ? undefined : { reason, said }
    if (before !== undefined) {
      told.omissions.push(before)
      continue
    }
    const warned = must.filter(({ meaning }) => meaning !== 'lasting')
    const isMustKnow =
      warned.length > 0 || said.section?.meaning === 'must' || said.labelMeaning === 'must'
    const kind = isLeadTime(`${said.label} ${said.text}`) ? 'order' : kindOf(said, warned)
    const isMissed = isMustKnow || must.length > 0 || isMissedAlways(said)
    told.facts.push({ kind, isMustKnow, isMissed, said })
  }
  return withoutTornHeadings(withWarningsWhole(told))
}

/** The prices below "[stall sign]" are of all that stood there. */
function isSign({ reason, said }: Omission): boolean {
  return isMark(said.text) || (reason === 'price' && isPriced(said))
}

const WARNINGS_MIN = 2

/** Below a heading with several warnings every line is one: half a rule for burning is a danger. */
function withWarningsWhole({ facts, omissions }: Told): Told {
  const warned = facts.flatMap(({ isMustKnow, said }) =>
    isMustKnow && said.section !== null ? [said.section] : [],
  )
  const isOne = ({ said }: Fact) =>
    warned.filter((section) => section === said.section).length >= WARNINGS_MIN
  return {
    facts: facts.map((fact) =>
      isOne(fact) ? { ...fact, isMustKnow: true, isMissed: true } : fact,
    ),
    omissions,
  }
}

/** What a correction takes back is not told, and the correction stands without its "wait, no". */
function withCorrections(statements: readonly Statement[], { omissions }: Told): Statement[] {
  const kept: Statement[] = []
  const end = statements.findIndex(({ text }) => strikesBelow(text))
  const struck = end === -1 ? [] : statements.slice(end)
  omissions.push(...struck.map((said) => ({ reason: 'note' as const, said })))
  for (const said of statements.slice(0, statements.length - struck.length)) {
    const right = said.label === '' ? correctionIn(said.text) : null
    const last = kept.at(-1)
    if (right !== null && last?.block === said.block) {
      omissions.push({ reason: 'note', said: last })
      kept.pop()
    }
    const added = said.label === '' ? additionIn(said.text) : null
    if (added !== null && last?.block === said.block) {
      const text = `${withoutStop(last.text)}. ${capitalised(added)}`
      kept[kept.length - 1] = { ...last, text, words: wordsOf(text) }
      continue
    }
    const told = unordered({ ...said, text: asEdited(right ?? added ?? said.text) })
    const own = { ...told, text: capitalised(told.text), words: wordsOf(told.text) }
    const one = told.text === said.text && told.label === said.label ? said : own
    if (isWithdrawn(one.text)) omissions.push({ reason: 'note', said: one })
    else if (one.words.length > 0) kept.push(one)
  }
  return kept
}

/** "Put at the top: sold singly" is told without the order, and without its label. */
function unordered(said: Statement): Statement {
  const whole = said.label === '' ? said.text : `${said.label}: ${said.text}`
  const text = withoutOrder(whole)
  return text === whole ? said : { ...said, text, label: '', labelMeaning: null }
}

/** "Ready in 2 weeks. If you need it sooner, ask": the condition goes with the time. */
function isCondition(before: Statement | undefined, { block, text }: Statement): boolean {
  return before?.block === block && isLeadTime(before.text) && /^if /i.test(text)
}

/** "If not, I refund you", "Int'l ok": behind what is left out of the same paragraph it says nothing alone. */
function goesOn(
  { said: before, reason }: Omission,
  { block, form, text, words }: Statement,
): boolean {
  // "Hello dear mamas, grandmas and doll lovers!"
  const isGreeted = reason === 'thanks' && before.form === 'phrase' && form === 'phrase'
  if (before.block === block && isGreeted && text.endsWith('!')) return true
  if (before.block !== block || reason === 'thanks' || form === 'line') return false
  // "It's the lighter one" answers what she asked herself.
  if (reason === 'note' && before.text.includes('?') && isAnswer(text)) return true
  const isShort = words.length > 1 && words.length <= STUMP_WORDS && !text.endsWith('!')
  const isStump = isPolicyReason(reason) && form === 'phrase' && isShort && !isOfTheParcel(text)
  return (isStump && measuresIn(text).length === 0) || (form === 'sentence' && leans(text))
}

const STUMP_WORDS = 3

/** "SHOP INFO (please read)": what tells of the thing stands below it by itself. */
const OF_THE_SHOP = /^(?:our |my )?(?:shop|store|seller) (?:info|information|notes?|faqs?)\b/i

/** A heading goes with what stood right below it; what is told below "Shipping" is not about shipping. */
function withoutTornHeadings({ facts, omissions }: Told): Told {
  const first = firstBlocks([...facts, ...omissions].map(({ said }) => said))
  const isTorn = (section: Section) =>
    reasonOf(section.meaning) !== null ||
    OF_THE_SHOP.test(section.heading) ||
    facts.every(({ said }) => said.section !== section || said.block !== first.get(section))
  const free = (said: Statement): Statement =>
    said.section !== null && isTorn(said.section) ? { ...said, section: null } : said
  return { facts: facts.map((fact) => ({ ...fact, said: free(fact.said) })), omissions }
}

/** A handle, a link or a note to oneself in brackets: the rest of the statement is none. */
const TALK_IN_BRACKETS =
  / ?\([^()]{0,80}(?:@\w{2,40}|https?:\/\/|\bwww\.)[^()]{0,120}\)| ?\([^()]{3,40} (?:to be|must be|needs?) [^()]{3,30}\)| ?[([](?:(?:to |must |please |pls )?(?:double|re)?[ -]?check|(?:note|reminder) to|old:|delete this|(?:please|pls) (?:mention|say|make|put))[^()[\]]{0,120}[)\]]/i
/** "No (was yes)" */
const WAS = / \((?:was|before|previously|formerly) (?:yes|no|[$£€]?\d[^()]{0,12})\)/i
/** A question with its answer. */
const ANSWERED = /\? \S/

/** Of a line with talk in it only the sentences, or the phrases between commas, that are talk are left out. */
function withTalkApart(said: Statement, reading: Reading): Statement[] {
  const one = (text: string): Statement => ({ ...said, text, words: wordsOf(text) })
  if (isStruck(said.text)) return [said]
  const now = said.text.replace(WAS, '')
  if (now !== said.text) return withTalkApart(one(now), reading)
  const [aside] = TALK_IN_BRACKETS.exec(said.text) ?? []
  const apart = { ...one(aside?.trim() ?? ''), label: '' }
  if (aside !== undefined && readFor(apart, reading).reason !== null)
    return [...withTalkApart(one(said.text.replace(aside, '')), reading), apart]
  const checked = checkedIn(said.text)
  if (checked !== null)
    return [
      ...(checked.kept === '' ? [] : withTalkApart(one(checked.kept), reading)),
      { ...one(checked.note), label: '' },
    ]
  const ordered = ordersIn(said.text) ?? orderInBrackets(said.text)
  const order = { ...one(ordered?.order ?? ''), label: '' }
  if (ordered !== null && readFor(order, reading).reason === 'note')
    return [...withTalkApart(one(ordered.kept), reading), order]
  const sure = withoutPhrases(said.text, (text) => isDoubtedCount(text) || isToHerself(text))
  if (sure !== null)
    return [one(sure.kept), ...sure.out.map((text) => ({ ...one(text), label: '' }))]
  const meant = withoutTakenBack(said.text)
  if (meant !== said.text) return withTalkApart(one(meant), reading)
  const linked = withoutLink(said.text)
  if (linked !== null && tellsOfIt(one(linked.kept), reading))
    return [one(linked.kept), { ...one(linked.link), label: '' }]
  const run = said.label === '' && said.form !== 'step' ? thanksApart(said.text) : null
  // "Thank you for stopping by I'm Dee": the thanks go, and what she says next stands.
  if (run !== null && readFor(one(run.thanks), reading).reason === 'thanks')
    return [one(run.thanks), ...withTalkApart(one(capitalised(run.rest)), reading)]
  const greeted = greetingApart(said, reading.cues)
  if (greeted !== null && tellsOfIt(one(greeted.rest), reading))
    return [one(greeted.greeting), ...withTalkApart(one(capitalised(greeted.rest)), reading)]
  const asked = offerApart(said.text)
  if (
    asked !== null &&
    hasAddress(asked.rest) &&
    readFor(one(asked.offer), reading).reason === null
  )
    return [one(asked.offer), { ...one(asked.rest), label: '' }]
  const apartFrom = sentencesOf(said.text)
  // "Delivery: UK only. Fits through letterbox": the second sentence is no term.
  const isOfIt = (text: string) => isOfTheParcel(text) || isDanger(text, reading.cues)
  if (said.label !== '' && apartFrom.length > 1 && apartFrom.some(isOfIt)) {
    const kept = apartFrom.filter(isOfIt).join(' ')
    const rest = apartFrom.filter((text) => !isOfIt(text)).join(' ')
    if (isPolicyReason(readFor(said, reading).reason))
      return [...(rest === '' ? [] : [one(rest)]), { ...one(kept), label: '', labelMeaning: null }]
  }
  const clause = termApart(said, reading)
  if (clause !== null) return [one(clause.kept), one(clause.term)]
  const isWhole = said.form === 'sentence' || said.form === 'step' || ANSWERED.test(said.text)
  if (isWhole) return [said]
  const sentences = said.label === '' ? sentencesOf(said.text) : []
  const [greeting = '', ...rest] = sentences
  // "Salam and welcome. This bag is …": the greeting goes, whatever the line goes on with.
  if (rest.length > 0 && readFor(one(greeting), reading).reason === 'thanks')
    return [one(greeting), ...withTalkApart(one(rest.join(' ')), reading)]
  if (readFor(said, reading).reason === null) return [said]
  if (sentences.length > 1) return sentences.flatMap((text) => withTalkApart(one(text), reading))
  const isTalk = (text: string) => readFor(one(text), reading).reason !== null
  const parted = withoutPhrases(said.text, isTalk)
  if (parted === null) return [said]
  const kept = one(parted.kept)
  // "Returns accepted, unworn, within 14 days": what follows the talk goes on with it.
  const isLed = said.text.startsWith(parted.out[0] ?? said.text)
  const isFact = isLed ? names(kept, reading) : tellsOfIt(kept, reading)
  return isFact ? [kept, ...parted.out.map(one)] : [said]
}

/** Terms of the shop, which a long text may tell at its end and a footer always can. */
export function isPolicy({ reason }: Omission): boolean {
  return isPolicyReason(reason)
}

import { clauseStart } from '#marketplace/searches/absent.ts'
import { quotable } from '#marketplace/searches/quoting.ts'
import { clauseBefore, clauseFrom, MARKS, REACH, TURNING } from './doubted-clauses.ts'
import type { Statement } from './statement.ts'
import { is } from './lexicon.ts'
import { countedIn } from './mixtures.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

const DOUBT = new Set(
  'prob probably maybe perhaps possibly might attrib attributed believe guess think unsure unsigned supposedly apparently likely circa unless'.split(
    ' ',
  ),
)

/** Words of the parts that the seller is not certain of: "prob. late 1950s", "oak?", "I think it is silk". */
export function doubtedIn(statements: readonly Statement[]): ReadonlySet<string> {
  const front = new Set(statements[0]?.words.map(({ stem }) => stem))
  return new Set(
    statements.flatMap(({ text, words, label }, place) => [
      ...extraIn({ text, words, label }),
      ...words.flatMap((word, at) =>
        DOUBT.has(word.low)
          ? clauseFrom(words.slice(at + 1, at + 1 + REACH), { text, from: word.end })
          : [],
      ),
      ...words.flatMap((word, at) =>
        text.charAt(word.end) === '?' &&
        !isAnswered(`${text} ${statements[place + 1]?.text ?? ''}`, word.end)
          ? words.slice(Math.max(0, at - 1), at + 1).map(({ stem }) => stem)
          : [],
      ),
      ...offeredIn(words),
      ...(CHOSEN_APART.test(text) && words.length < 2 * REACH + 2
        ? words.filter((word) => !front.has(word.stem)).map(({ stem }) => stem)
        : []),
      ...countedIn(words),
      ...unpromisedIn({ text, words }),
      ...askedAsideIn({ text, words }),
      ...paidIn(text, words).filter((stem) => !front.has(stem)),
      ...hearsayIn({ text, words }),
      ...toldIn({ text, words }),
      ...(isUnsure(text) && words.length < 2 * REACH + 2 ? words.map(({ stem }) => stem) : []),
    ]),
  )
}

/** "Blackout lining: option" is there for who asks. */
function extraIn({ text, words, label }: Pick<Statement, 'text' | 'words' | 'label'>): string[] {
  const last = words.at(-1)
  if (last === undefined || !['option', 'optional'].includes(last.low)) return []
  if (words.length === 1) return wordsOf(label).map(({ stem }) => stem)
  const colon = text.lastIndexOf(':', last.start)
  const from = Math.max(...['.', ';', ','].map((mark) => text.lastIndexOf(mark, colon)))
  const isLabelled = colon !== -1 && text.slice(colon + 1, last.start).trim() === ''
  return isLabelled
    ? words.filter(({ start, end }) => start > from && end <= colon).map(({ stem }) => stem)
    : []
}

const ANSWERS = [
  'yes',
  'no',
  'not',
  'nope',
  'yep',
  'sure',
  'it',
  'they',
  'of',
  'absolutely',
  'please',
  'just',
  'message',
  'ask',
]

/** "Removable? Yes" asks the buyer's question; "(oak?)" and "hand painted? or transfer" do not know. */
function isAnswered(text: string, at: number): boolean {
  const [next] = wordsOf(text.slice(at + 1, at + 20))
  return next !== undefined && ANSWERS.includes(next.low)
}

/** "I can engrave it", "it can be engraved": done only for who asks. */
function offeredIn(words: readonly Word[]): string[] {
  return words.flatMap(({ low }, at) => {
    // "If somebody wants a name embroidered"
    const isWish = low.startsWith('want') && words.slice(0, at).some((one) => one.low === 'if')
    if (isWish)
      return words.slice(at, at + REACH).flatMap((one) => (is(one, 'technique') ? one.stem : []))
    if (low !== 'can') return []
    const isBeing = words[at + 1]?.low === 'be' || words[at + 2]?.low === 'be'
    const done = isBeing
      ? words.slice(at + 1, at + 4).find((word) => !isSmall(word))
      : words[at + 1]
    const isOffer = isBeing || ['i', 'we', ''].includes(words[at - 1]?.low ?? '')
    return isOffer && done !== undefined && !isSmall(done) ? [rootOf(done.stem)] : []
  })
}

const UNPROMISED =
  /\b(?:i|we)(?:'ve| have)? (?:never|haven'?t|not|didn'?t) (?:had (?:it|them) )?(?:test|tested|checked|verified|proved)\b|\b(?:can(?:no|')?t|could(?:n't| not)|won't) (?:promise|guarantee|swear|prove|say for sure)\b/i

/** "Cannot promise it is really Danish" */
function unpromisedIn({ text, words }: Pick<Statement, 'text' | 'words'>): string[] {
  const found = UNPROMISED.exec(text)
  if (found === null) return []
  const from = found.index + found[0].length
  const behind = words.filter(({ start }) => start >= from)
  // "In the style of a Knoll but I can't prove it": what it is stands before.
  const [pointing, next] = behind
  const isEnd =
    pointing === undefined ||
    next === undefined ||
    TURNING.has(next.low) ||
    next.low === 'so' ||
    MARKS.test(text.slice(pointing.end, next.start)) ||
    text.charAt(pointing.end) === ','
  if (isEnd && POINTING.has(pointing?.low ?? 'it'))
    return clauseBefore(
      words.filter(({ end }) => end <= found.index),
      text,
    )
  return clauseFrom(behind, { text, from })
}

const POINTING = new Set(['it', 'that', 'this', 'so'])

const ASIDE = /\([^()]{0,120}\)/g
const ON_REQUEST =
  /\b(?:can|could|just (?:say|ask)|on request|if you (?:want|like|prefer)|optional)\b/i

/** "(Can leave off so it is reversible, just say)" is for who asks. */
function askedAsideIn({ text, words }: Pick<Statement, 'text' | 'words'>): string[] {
  return [...text.matchAll(ASIDE)]
    .filter(([aside]) => ON_REQUEST.test(aside))
    .flatMap(({ 0: aside, index }) =>
      words
        .filter(({ start, end }) => start >= index && end <= index + aside.length)
        .flatMap((word) => (isSmall(word) ? [] : [word.stem])),
    )
}

const CHOSEN_APART =
  /\bversions?\b[^.]{0,24}\b(?:choose|menu|drop ?down|option|request)\b|\badd[- ]?on\b/i
const PAID = /\+ ?[£$€]?\d|\b(?:add|extra|upgrade)\b[^.;\n]{0,60}[£$€] ?\d/i

/** "Add a paw print for £1.50", "gift box +£3": what costs more is no trait of the thing. */
function paidIn(text: string, words: readonly Word[]): string[] {
  const found = PAID.exec(text)
  if (found === null) return []
  const end = found.index + found[0].length
  const from = clauseStart(text.slice(0, end))
  return words
    .filter((word) => word.start >= from && word.end <= end && !isSmall(word) && !word.isNumber)
    .map(({ stem }) => stem)
}

const QUOTE_MAX = 60

/** What the seller supposes or has from somebody else, word by word, with the words of the doubt. */
export function uncertainIn(statements: readonly Statement[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { text, words } of statements) {
    const add = (stems: readonly string[], from: number, to: number) => {
      const quote = quotable(text.slice(from, to).trim())
      for (const stem of stems) if (quote.length <= QUOTE_MAX) found.set(stem, quote)
    }
    for (const [at, word] of words.entries()) {
      if (!DOUBT.has(word.low)) continue
      const clause = words.slice(at + 1, at + 1 + REACH)
      const stems = clauseFrom(clause, { text, from: word.end })
      const last = clause.findLast(({ stem }) => stems.includes(stem))
      const start = words[at - 1]?.low === 'i' ? words[at - 1]?.start : word.start
      add(stems, start ?? word.start, last?.end ?? word.end)
    }
    const { at, length } = hearsayAt(text)
    if (at === -1) continue
    const own = words.filter((word) => word.end <= at).slice(-REACH)
    const joint = own.findLastIndex(({ low }) => low === 'and' || low === 'but')
    const meant = own.slice(joint + 1)
    add(
      hearsayIn({ text, words }).filter((stem) => meant.some((word) => word.stem === stem)),
      meant[0]?.start ?? at,
      at + length,
    )
  }
  return found
}

const HEARSAY = [
  'according to',
  'so i was told',
  "i'm told",
  'im told',
  'i was told',
  'dealer said',
  'so the supplier',
  'supplier says',
  'seller told me',
  'a quanto dice',
  'secondo il fornitore',
  'laut hersteller',
  'laut lieferant',
  'selon le fournisseur',
  'según el proveedor',
  'volgens de leverancier',
]

/** "Bakelite I think, some glass" */
const THOUGHT = [
  'i think',
  'i believe',
  'i guess',
  "i'd guess",
  'id guess',
  "i'd say",
  'i reckon',
  'as far as i know',
]

function isLast(next: string): boolean {
  return next === '' || MARKS.test(next) || next === ','
}

/** "Senza nichel a quanto dice il fornitore": what somebody else says, back to the last mark. */
function hearsayIn({ text, words }: Pick<Statement, 'text' | 'words'>): string[] {
  const { at } = hearsayAt(text)
  if (at === -1) return []
  const before = text.toLowerCase().slice(0, at).trimEnd().replace(/,$/, ' ')
  const from = Math.max(...[',', '.', ';', ':', '(', '!'].map((mark) => before.lastIndexOf(mark)))
  return words
    .filter((word) => word.start > from && word.end <= at && !isSmall(word))
    .map(({ stem }) => stem)
}

/** Where a text says that it only supposes or repeats what it says. */
function hearsayAt(text: string): { at: number; length: number } {
  const low = text.toLowerCase()
  const places = [
    ...HEARSAY.map((cue) => ({ at: low.indexOf(cue), length: cue.length })),
    ...THOUGHT.map((cue) => {
      const at = low.indexOf(cue)
      return { at: isLast(low.charAt(at + cue.length)) ? at : -1, length: cue.length }
    }),
  ]
  return places.reduce((last, one) => (one.at > last.at ? one : last), { at: -1, length: 0 })
}

const UNSURE =
  "not sure,can't tell,cant tell,don't know,dont know,no idea,not certain,hard to say,unsure".split(
    ',',
  )

function isUnsure(text: string): boolean {
  const low = text.toLowerCase()
  return UNSURE.some((words) => low.includes(words))
}

const TOLD =
  /\b(?:(?:i was|i'?m|i am|we were) told|they (?:say|said|told me)|seller (?:said|says))\b(?: that)?/i

/** "I was told it is lead free" */
function toldIn({ text, words }: Pick<Statement, 'text' | 'words'>): string[] {
  const found = TOLD.exec(text)
  if (found === null) return []
  const from = found.index + found[0].length
  return clauseFrom(
    words.filter(({ start }) => start >= from),
    { text, from },
  )
}

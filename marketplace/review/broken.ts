import type { Reading } from '../reading/reading.ts'
import type { Sentence } from '../reading/sentences.ts'
import { words } from '../reading/tables/word-list.ts'
import { tokensOf } from '../reading/tokens.ts'
import { type Case, quoted, type ReadPart } from './case.ts'
import { FIELD_NAMES, hard, type Finding } from './finding.ts'

/** Phrases that are not whole: a buyer would stumble over them. Only what is certain is found. */
export function reviewBroken({ parts, product, language }: Case): Finding[] {
  const forms = parts.flatMap((part) => unpaired(part, product.text))
  if (language !== 'en') return forms
  const isFirstPerson = product.tokens.some(({ word }) => FIRST_PERSON.has(word))
  const saysMaker = isFirstPerson && !product.places.has('maker')
  const typed = product.text.toLowerCase()
  const phrases = parts.flatMap((part) =>
    part.reading.sentences.flatMap((sentence, index) => {
      const fault = faultOf(part, sentence, saysMaker)
      if (fault === null) return []
      const quote = quoted(part, { ...spanOf(part.reading, sentence), sentence: index })
      // The seller's own small slip, kept, is not ours to refuse.
      if (product.text.includes(quote)) return []
      if (fault === BREAKS_OFF && endsAsTyped(quote, typed)) return []
      return [hard(part.field, `${capital(FIELD_NAMES[part.field])} ${fault}: "${quote}"`, quote)]
    }),
  )
  return [...forms, ...phrases]
}

const BREAKS_OFF = 'breaks off'
const END_WORDS = 4

/** "… and the swarm is in." ends as the seller's own sentence did. */
function endsAsTyped(quote: string, typed: string): boolean {
  const end = quote.toLowerCase().split(/\s+/).slice(-END_WORDS)
  return end.length === END_WORDS && typed.includes(`${end.join(' ').replace(/[.!]$/, '')}.`)
}

function spanOf({ tokens }: Reading, { from, to }: Sentence) {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }
}

const FIRST_PERSON = words(`i we my our me us i'm i've i'll we're we've we'll`)

function faultOf(
  { field, reading }: ReadPart,
  sentence: Sentence,
  saysMaker: boolean,
): string | null {
  const { tokens } = reading
  const inside = tokens.slice(sentence.from, sentence.to)
  const said = inside.filter(({ kind }) => kind !== 'sign').map(({ word }) => word)
  // "25 shore A" names a scale, "with a" wants its noun.
  const ends = inside.findLast(({ kind }) => kind !== 'sign')?.text
  if (field !== 'tags' && ends === 'a' && said.length > 2) return BREAKS_OFF
  if (field !== 'tags' && isOpen(inside.at(-1)?.word === ':' ? [] : said)) return BREAKS_OFF
  if (isOneOfMany(said)) return 'counts one of many'
  const isAnswer = tokens[sentence.from - 1]?.word === '?'
  if (field === 'description' && !isAnswer && said.length === 1 && EMPTY.has(said[0] ?? ''))
    return 'has a line that says nothing'
  if (saysMaker && hasPair(said, 'the', 'maker'))
    return 'says "the maker" where you say "I" or "we"'
  if (
    field === 'description' &&
    inside.some(({ word }, at) => at > 0 && isOrnament(word, inside[at + 1]?.word ?? ''))
  )
    return 'has a leftover ornament'
  return null
}

const OPEN_ENDS = words(`the an and or of nor your our my with including`)
const PREPOSITIONS = words('for from into by at to')
/** Behind a noun these tell a place of their own: "with the lining in", "the shop tag still on". */
const PLACES = words('in on')
const WANTING_PLACE = words(`available comes come sits sit goes packed made is are kept worn`)
/** With one of these a sentence may end on a preposition: "the box it comes in", "something to hold on to". */
const ASKS_BACK = words(
  `what which who whom whose where that how you we i they she he it to be can`,
)

function isOpen(said: readonly string[]): boolean {
  const last = said.at(-1) ?? ''
  if (last === 'in' && endsInNumber(said.at(-2) ?? '')) return false
  const isWithWell = last === 'with' && said.slice(0, -1).some((word) => ASKS_BACK.has(word))
  // "They stay on, sort of.", "the house that you still dream of"
  if (last === 'of' && BEFORE_OF.has(said.at(-2) ?? '')) return false
  if (OPEN_ENDS.has(last)) return said.length > 1 && !isWithWell
  const before = said.at(-2) ?? ''
  const isOpenPlace = PLACES.has(last) && (WANTING_PLACE.has(before) || before.endsWith('ed'))
  return (
    (PREPOSITIONS.has(last) || isOpenPlace) &&
    said.length > 2 &&
    !said.slice(0, -1).some((word) => ASKS_BACK.has(word)) &&
    !PHRASAL.has(before)
  )
}
const BEFORE_OF = words(
  `sort kind dream dreamed dreamt think thought know knew hear heard speak spoke proud fond tired afraid`,
)

/** "8 in" is a measure. */
function endsInNumber(word: string): boolean {
  const end = word.at(-1) ?? ''
  return end >= '0' && end <= '9'
}
const PHRASAL =
  words(`iron plug slip clip snap screw stick walk stand drive add turn switch carry clipped log pull push run built in
  pinned sewn ironed on tied put logged stitched slid pins fades come folds tucked straps`)

const COUNTED = words(
  `pieces inches hours days weeks months years pounds ounces grams pages files pairs boxes cards sheets colours colors`,
)

function isOneOfMany(said: readonly string[]): boolean {
  return said.some(
    (word, at) => word === '1' && COUNTED.has(said[at + 1] ?? '') && !isFraction(said[at - 1]),
  )
}

function isFraction(before: string | undefined): boolean {
  return before !== undefined && Number.isFinite(Number(before))
}

const EMPTY = words('yes no not and or with the a of for')
const ORNAMENTS = words('• ● ▪ ◦ ■ □ ► ▶ ◆ ◇ ☆ ★ ✿ ❀ ✽ ❖ ✦ ✧ ❥ ❣ ¤ ¶ † ‡ ~ » «')

/** "~ 9 lb", "fits up to ~ XXL": about so much. */
const ABOUT = /^(?:\p{Nd}|[xsml]{1,4}$)/iu

function isOrnament(word: string, next: string): boolean {
  return ORNAMENTS.has(word) && !(word === '~' && ABOUT.test(next))
}

function hasPair(said: readonly string[], first: string, second: string): boolean {
  return said.some((word, at) => word === first && said[at + 1] === second)
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}

/** Brackets and quotation marks without their partners; smileys, inches and "a)" are none. */
function unpaired({ field, text }: ReadPart, sellers: string): Finding[] {
  return text.split('\n').flatMap((line) => {
    const whole = line.trim()
    const isOwn = whole.length > 12 && sellers.includes(whole)
    if (isOwn || (bracketsClose(whole) && quotesClose(whole))) return []
    const fault = 'has a bracket or a quotation mark without its partner'
    return [hard(field, `${capital(FIELD_NAMES[field])} ${fault}: "${whole}"`, whole)]
  })
}

function bracketsClose(line: string): boolean {
  if (!['(', '[', ')', ']'].some((sign) => line.includes(sign))) return true
  let open = 0
  let at = -1
  for (const sign of line) {
    at += sign.length
    const before = line.charAt(at - sign.length)
    const isFace = ':;='.includes(before) || (before === '-' && ':;='.includes(line.charAt(at - 2)))
    if (before !== '' && isFace) continue
    if (sign === '(' || sign === '[') open += 1
    else if (sign !== ')' && sign !== ']') continue
    else if (open > 0) open -= 1
    else if (!isStep(line, at)) return false
  }
  return open === 0
}

/** "a)" and "2)" count steps. */
function isStep(line: string, at: number): boolean {
  const mark = line.slice(Math.max(0, at - 3), at).trimStart()
  const short = mark.slice(mark.lastIndexOf(' ') + 1).replace(/^["“„'‘]/u, '')
  const [token, ...others] = tokensOf(short)
  return others.length === 0 && token !== undefined && token.kind !== 'sign' && short.length <= 2
}

function quotesClose(line: string): boolean {
  let marks = 0
  for (let at = line.indexOf('"'); at !== -1; at = line.indexOf('"', at + 1)) {
    const before =
      line
        .slice(Math.max(0, at - 2), at)
        .trim()
        .at(-1) ?? ''
    if ((before >= '0' && before <= '9') || '½¼¾/'.includes(before || ' ')) return true
    marks += 1
  }
  return marks % 2 === 0
}

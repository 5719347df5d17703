import { clauseStart } from './absent.ts'
import { type Denied, isDenyingWord } from './denied.ts'
import type { Said } from './statements.ts'
import { isSmall, type Word, wordsOf } from './words.ts'

/** What is denied by words that stand behind it, or above it in a heading. */
export function deniedBehind(statements: readonly Said[]): Denied[] {
  return statements.flatMap((said) => [
    ...turnedRound(said),
    ...noMore(said),
    ...takenBack(said),
    ...discontinued(said),
    ...onlyInName(said),
    ...thereIsNone(said),
    ...labelledNone(said),
    ...onlyShown(said),
    ...forWhomNot(said),
    ...sentElsewhere(said),
    ...underHeading(said),
    ...fitsNot(said),
    ...answeredNo(said),
  ])
}

type Cause = { text: string; quote: string; manner: Denied['manner'] }

function denials(words: readonly Word[], cause: Cause): Denied[] {
  return words
    .filter((word) => !isSmall(word) && !word.isNumber)
    .map(({ stem }) => ({ stem, ...cause, isNear: true }))
}

const COPULAS = new Set(
  "is are ist sind är er zijn è sono es son é são est sont l'est n'est".split(' '),
)
const PRONOUNS = new Set(
  'it they this these es sie er das dies het ze det den il elle ils elles'.split(' '),
)
const CLAUSE_MARK = /[.,;:!?()\n]/
/** "Squirrel proof it is, sadly, not" is the longest of these. */
const REACH = 6

/** "Eichhörnchensicher ist es leider nicht!", "Waterproof it is not.", "Impermeabile non è." */
function turnedRound({ text, words }: Said): Denied[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    const isEnd = (end: number) =>
      CLAUSE_MARK.test(
        text
          .slice(end, end + 2)
          .trim()
          .charAt(0) || '.',
      )
    const isPair = isDenyingWord(word) && next !== undefined && COPULAS.has(next.low)
    const end = isPair && isEnd(next.end) ? next.end : word.end
    if (!isDenyingWord(word) || !isEnd(end)) return []
    const far = words[Math.max(0, at - REACH)]?.start ?? 0
    const from = far + clauseStart(text.slice(far, word.start))
    const before = words.slice(Math.max(0, at - REACH), at).filter(({ start }) => start >= from)
    const copula = before.findIndex(({ low }) => COPULAS.has(low))
    const pronoun = before
      .slice(Math.max(0, copula - 2), copula + 2)
      .find(({ low }) => PRONOUNS.has(low))
    const first = Math.min(copula, pronoun === undefined ? copula : before.indexOf(pronoun))
    const own = end === word.end ? before.slice(0, Math.max(0, first)) : before
    const isTurned = end === word.end ? copula > 0 && pronoun !== undefined : before.length < 3
    const [start] = own
    if (!isTurned || start === undefined) return []
    return denials(own, { text, quote: text.slice(start.start, end), manner: 'not' })
  })
}

const OFFERED = new Set(
  'avail offered available stocked sold made anbieten angeboten lieferbar erhältlich verfügbar disponible disponibile disponibles leverbaar verkrijgbaar'.split(
    ' ',
  ),
)
/** "Kann ich nicht mehr anbieten" behind a label denies it too. */
const BEGINNING = 3
const COLON = /:\s*$/

/** "Convex base: not offered any more", "The large one is no longer available". */
function noMore({ text, label, words }: Said): Denied[] {
  const at = words.findIndex(
    (word, index) =>
      isDenyingWord(word) && words.slice(index + 1, index + 3).some(({ low }) => OFFERED.has(low)),
  )
  const cue = words[at]
  const last = words.slice(at + 1, at + 3).find(({ low }) => OFFERED.has(low))
  if (at === -1 || cue === undefined || last === undefined) return []
  if (at < BEGINNING && label !== '') {
    const quote = `${label}: ${text.slice(0, last.end)}`
    return denials(wordsOf(label), { text: `${label}: ${text}`, quote, manner: 'not' })
  }
  const before = text.slice(0, cue.start).replace(COLON, ' ')
  const from = clauseStart(before)
  const own = words.filter(({ start, end }) => start >= from && end <= cue.start)
  return denials(own, { text, quote: text.slice(from, last.end).trim(), manner: 'not' })
}

const TAKEN_BACK =
  /\b(?:it's|its|it is|they're|they are) (?:an? |the )?((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+), (?:but )?(?:it|they) (?:isn't|isnt|is not|aren't|arent|are not)\b(?=\s*(?:[.,;!?)]|$))/iu

/** "Somebody wrote that it's a dress, it isn't." */
function takenBack({ text, words }: Said): Denied[] {
  const found = TAKEN_BACK.exec(text)
  if (found === null) return []
  const from = found.index + found[0].indexOf(found[1] ?? '')
  const to = from + (found[1]?.length ?? 0)
  const own = words.filter(({ start, end }) => start >= from && end <= to)
  return denials(own, { text, quote: found[0], manner: 'not' })
}

const IN_NAME =
  /(?<![\p{L}'-])([\p{L}'-]{1,30}) is (?:just |only |merely )?(?:the |a )?(?:colou?r|shade|name)(?: name)?(?: only)?(?=[\s,.;:!)]|$)/giu

/** "Amber is colour only": there is none of it. */
function onlyInName({ text, words }: Said): Denied[] {
  return [...text.matchAll(IN_NAME)].flatMap(({ 0: quote, 1: name = '', index }) => {
    const isCertain = /\b(?:just|only|merely)\b/i.test(quote)
    const own = words.filter(({ start, end }) => start >= index && end <= index + name.length)
    return isCertain ? denials(own, { text, quote, manner: 'not' }) : []
  })
}

/** "Szmaragdu nie ma" */
function thereIsNone({ text, words }: Said): Denied[] {
  return words.flatMap((word, at) => {
    const isNone = words[at + 1]?.low === 'nie' && words[at + 2]?.low === 'ma'
    const quote = text.slice(word.start, words[at + 2]?.end)
    return isNone ? denials([word], { text, quote, manner: 'not' }) : []
  })
}

/** "The tin was discontinued in January": it comes with none, whatever an old title says. */
function discontinued({ text, words }: Said): Denied[] {
  const cue = words.find(({ low }) => low === 'discontinued')
  if (cue === undefined) return []
  const from = clauseStart(text.slice(0, cue.start))
  const own = words.filter(({ start, end }) => start >= from && end <= cue.start)
  return denials(own, { text, quote: text.slice(from, cue.end).trim(), manner: 'absent' })
}

const NONE = new Set(
  'none nil nope keine keiner keines aucun aucune nessuno nessuna ninguno'.split(' '),
)
const FEW = 3

/** "Scent: none added", "Notation none." */
function labelledNone({ text, label, words }: Said): Denied[] {
  const [first, second] = words
  const quote = label === '' ? text : `${label}: ${text.slice(0, second?.end ?? text.length)}`
  const isNo = first?.low === 'no' && !isSpoken(text.slice(first.end, first.end + 2))
  if (label !== '' && (NONE.has(first?.low ?? '') || isNo))
    return denials(wordsOf(label), {
      text: `${label}: ${text}`,
      quote,
      manner: isNo && !isQuality(label) ? 'absent' : 'not',
    })
  const isShort = label === '' && words.length > 1 && words.length <= FEW
  const last = words.at(-1)?.low ?? ''
  const isAnsweredNo = last === 'no' && words.length === 2
  if (!isShort || !(NONE.has(last) || isAnsweredNo)) return []
  return denials(words.slice(0, -1), { text, quote, manner: 'not' })
}

const QUALITIES = [
  'proof',
  'safe',
  'resistant',
  'able',
  'ible',
  'free',
  'ed',
  'ing',
  'ful',
  'friendly',
]

/** "Chew-proof: no" denies what it is like, "Bulb: no" what comes with it. */
function isQuality(label: string): boolean {
  const last = wordsOf(label).at(-1)?.low ?? ''
  return QUALITIES.some((ending) => last.endsWith(ending))
}

/** "Chew proof: no (wax)", and not "Chew proof: no holes". */
function isSpoken(next: string): boolean {
  return /^[ -](?![(])/.test(next)
}

const ON_THE_PAGE = new Set(['photo', 'photos', 'picture', 'pictures', 'image', 'pic'])

/** "Knife in photo: scale only" */
function onlyShown({ text, label }: Said): Denied[] {
  const whole = label === '' ? text : `${label}: ${text}`
  const words = wordsOf(whole.slice(0, SHOWN_MAX))
  const at = words.findIndex(({ low, end }, index) => {
    const isShown = ON_THE_PAGE.has(low) && words[index - 1]?.low === 'in'
    return isShown && whole.charAt(end) === ':'
  })
  const own = words.slice(0, Math.max(0, at - 1))
  return denials(own, { text: whole, quote: whole, manner: 'absent' })
}

/** What is shown is named at the beginning. */
const SHOWN_MAX = 60

const REFUSING = new Set(["don't", 'dont', 'no', 'not', 'nope'])
const WHOM_REACH = 5

/** "If you want it for a baby: don't" */
function forWhomNot({ text, words }: Said): Denied[] {
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      REFUSING.has(word.low) &&
      text.slice(words[index - 1]?.end, word.start).includes(':'),
  )
  const before = words.slice(Math.max(0, at - WHOM_REACH), Math.max(0, at))
  const from = before.findIndex(({ low }) => low === 'for')
  const cue = before[from]
  if (at === -1 || cue === undefined) return []
  const quote = text.slice(cue.start, words[at]?.end)
  return denials(before.slice(from + 1), { text, quote, manner: 'not' })
}

const TAKING = new Set(['get', 'see', 'choose', 'take', 'try', 'buy', 'order'])
const ANOTHER = new Set(['one', 'ones', 'listing', 'version'])

/** "For the cartilage get the 10mm ones", "if you want gel buy gel": this one is not for it. */
function sentElsewhere({ text, words }: Said): Denied[] {
  const from = words.findIndex(
    ({ low }, index) => low === 'for' || (low === 'want' && words[index - 2]?.low === 'if'),
  )
  const at = words.findIndex(({ low }, index) => index > from && TAKING.has(low))
  const cue = words[from]
  const wanted = cue?.low === 'want' ? words[from + 1]?.low : undefined
  const last = words
    .slice(at + 1, at + 2 + WHOM_REACH)
    .find(({ low }) => ANOTHER.has(low) || low === wanted)
  const isBegin = from < 2 || wanted !== undefined
  const isOne = cue !== undefined && isBegin && at > from && at - from <= WHOM_REACH
  if (!isOne || last === undefined || text.slice(cue.start, last.start).includes(',')) return []
  const quote = text.slice(cue.start, last.end)
  return denials(words.slice(from + 1, at), { text, quote, manner: 'not' })
}

const PLAIN_HEADING = new Set(
  'not for suitable recommended intended included supplied in the box does do fit'.split(' '),
)
const LISTED_MAX = 16

/** "NOT FOR", and below it "dogs, toddlers". */
function underHeading({ text, section, words }: Said): Denied[] {
  const heading = wordsOf(section?.heading ?? '')
  const isDenying = heading.some((word) => isDenyingWord(word))
  const isPlain = heading.every(({ low }) => PLAIN_HEADING.has(low))
  if (!isDenying || !isPlain || words.length > LISTED_MAX || text === section?.heading) return []
  const isAbsent = heading.some(({ low }) => low === 'included' || low === 'supplied')
  const quote = `${section?.heading ?? ''}: ${text}`
  return denials(words, { text, quote, manner: isAbsent ? 'absent' : 'not' })
}

/** "Thick mats wont fit", "LOW whistles don't fit". */
function fitsNot({ text, words }: Said): Denied[] {
  const at = words.findIndex(
    (word, index) => index > 0 && isDenyingWord(word) && words[index + 1]?.stem === 'fit',
  )
  const cue = words[at]
  const fit = words[at + 1]
  if (at === -1 || cue === undefined || fit === undefined) return []
  const from = clauseStart(text.slice(0, cue.start))
  const quote = text.slice(from, fit.end).trim()
  return words
    .filter((word) => word.start >= from && word.end <= cue.start)
    .filter((word) => !isSmall(word) && !word.isNumber)
    .map(({ stem }) => ({ stem, text, quote, manner: 'not', isNear: true }))
}

const NOES = new Set(
  'no not nope sorry unfortunately nein leider non nee helaas não nej nie'.split(' '),
)

const MENDING = new Set("it's its it they're theyre they this these".split(' '))

/** "Waxed? No." and "gluten free? not certified" */
function answeredNo({ text, words }: Said): Denied[] {
  const mark = text.indexOf('?')
  if (mark === -1) return []
  const answer = words.find((word) => word.start > mark)
  if (answer === undefined || !NOES.has(answer.low)) return []
  const from = clauseStart(text.slice(0, mark))
  const quote = text.slice(from, answer.end).trim()
  const asked = words.filter((word) => word.start >= from && word.end <= mark && !isSmall(word))
  // "Vintage Pyrex, oval? No, its the round one" takes back the last word alone.
  const next = words[words.indexOf(answer) + 1]
  const isMended = MENDING.has(next?.low ?? '')
  return asked
    .slice(isMended ? -1 : 0)
    .map(({ stem }) => ({ stem, text, quote, manner: 'not', isNear: true }))
}

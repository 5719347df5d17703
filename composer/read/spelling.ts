import { linesOf, pairOf } from '../data/load.ts'
import { propertiesOf } from './lexicon.ts'
import { wordsOf } from './words.ts'

const CERTAIN = new Map(linesOf('spelling.txt').map((line) => pairOf(line, '=')))
const HURRIED = new Map(linesOf('phone.txt').map((line) => pairOf(line, '=')))

/** Two of these say that somebody typed with one thumb. */
const SIGNS_OF_HURRY = new Set(
  'n w u ur abt bc cuz pls plz thx dont doesnt isnt wont cant b4 thru tho lol tbh lg lrg sm sry srry wks yrs hrs pk pcs im ive em incl'.split(
    ' ',
  ),
)
const HURRY_MIN = 2
/** Who begins every sentence with a capital is in no such hurry. */
const CAPITALS_SHARE = 0.08
const BREATHLESS_MIN = 12
const SIGNS_MANY = 3
/** Two commas or two points for a breath. */
const HURRIED_PAUSE = /,{2,}|(?<!\.)\.{2,3}(?= ?\p{Ll})/gu

export type Spelling = { isHurried: boolean }

/** How a whole text is typed. */
export function spellingOf(text: string): Spelling {
  const signs = new Set(
    wordsOf(text)
      .filter((word) => word.text === word.low && SIGNS_OF_HURRY.has(word.low))
      .map((word) => word.low),
  )
  const pauses = text.match(HURRIED_PAUSE)?.length ?? 0
  const isSmall = text === text.toLowerCase()
  const words = wordsOf(text)
  const capitals = words.filter((word) => word.text !== word.low && !word.isNumber).length
  const isCareless = capitals <= words.length * CAPITALS_SHARE || signs.size >= SIGNS_MANY
  const isSigned = signs.size >= HURRY_MIN && isCareless
  // A dozen words in small letters without one mark.
  const isBreathless = isSmall && words.length >= BREATHLESS_MIN && !/[.,;:!?\n]/.test(text)
  return { isHurried: isSigned || isBreathless || (isSmall && pauses + signs.size >= HURRY_MIN) }
}

const WITHOUT = /(?<![\p{L}\p{Nd}])[wW]\/ ?o(?:ut)?(?![\p{L}\p{Nd}/])/gu
const WITH = /(?<![\p{L}\p{Nd}])[wW]\/ ?(?=[\p{L}\p{Nd}])/gu
const ALONE_I = /(?<![\p{L}'.\p{Nd}-])i(?=[ ']|$)/gu
const LAUGHS = /(?<=[\p{L}\p{Nd})]),? (?:lol|haha|hehe|lmao)(?![\p{L}\p{Nd}])/giu
const LEADING_LAUGHS = /(?<=^|[.!?)] |\n)(?:lol|haha|hehe|lmao),? (\p{L})/gimu
/** Between two statements a laugh is all that parts them. */
const PARTING_LAUGHS = /(?<=[\p{L}\p{Nd})]) (?:lol|haha|hehe|lmao)(?= \p{L})/giu

/** Without the laughs, where the seller wants to sound professional. */
export function withoutLaughs(text: string): string {
  return text
    .replace(PARTING_LAUGHS, ',')
    .replace(LAUGHS, '')
    .replace(LEADING_LAUGHS, (_all, letter: string) => letter.toUpperCase())
}
const UP_TO = /\bup 2 (?=\d)/g
const PIECES = /(?<=\d) ?pcs?(?![\p{L}\p{Nd}])\.?/gu

/** Listed typing errors and short forms written out; nothing else is touched. */
export function spelled(text: string, { isHurried }: Spelling): string {
  const plain = (isHurried ? withoutLaughs(text).replace(UP_TO, 'up to ') : text)
    .replace(WITHOUT, 'without')
    .replace(WITH, 'with ')
    .replace(PIECES, (_all, at: number) => (isOne(text, at) ? ' piece' : ' pieces'))
  let result = ''
  let done = 0
  for (const word of wordsOf(plain)) {
    const next = plain.charAt(word.end)
    const before = plain.charAt(word.start - 1)
    // "44 w x 82" is how wide it is.
    const isWidth =
      word.low === 'w' && /\d["″]? ?$/.test(plain.slice(Math.max(0, word.start - 3), word.start))
    const isPart = '/-@#._'.includes(before) && before !== '' ? true : next === '/' || next === '-'
    const right = isPart || isWidth || word.isNumber ? undefined : rightFor(word.text, isHurried)
    const isGlued = right !== undefined && /\d/.test(before)
    result += plain.slice(done, word.start) + (isGlued ? ` ${right}` : (right ?? word.text))
    done = word.end
  }
  return (result + plain.slice(done)).replace(ALONE_I, 'I')
}

function isOne(text: string, at: number): boolean {
  return /(?:^|[^\d.,])1$/.test(text.slice(Math.max(0, at - 2), at))
}

function rightFor(typed: string, isHurried: boolean): string | undefined {
  const low = typed.toLowerCase()
  const isShout = typed.length > 1 && typed === typed.toUpperCase() && typed !== low
  if (isShout && typed.length < 4) return undefined
  const right = CERTAIN.get(low) ?? (isHurried && typed === low ? hurried(low) : undefined)
  if (right === undefined) return undefined
  if (isShout) return right.toUpperCase()
  return typed === low ? right : right.charAt(0).toUpperCase() + right.slice(1)
}

/** A listed short form, or a participle without its e: "untreatd". */
function hurried(low: string): string | undefined {
  const listed = HURRIED.get(low)
  if (listed !== undefined || !/[^aeiouyd]d$/.test(low) || isKnown(low)) return listed
  const whole = `${low.slice(0, -1)}ed`
  return isKnown(whole) ? whole : undefined
}

function isKnown(low: string): boolean {
  return wordsOf(low).some((word) => propertiesOf(word).size > 0)
}

const BRITISH = new Map(
  `color=colour colors=colours colored=coloured gray=grey favorite=favourite jewelry=jewellery
  center=centre personalized=personalised personalize=personalise mold=mould molds=moulds fiber=fibre
  fibers=fibres beveled=bevelled aluminum=aluminium organizer=organiser customized=customised cozy=cosy
  customize=customise flavor=flavour flavors=flavours neighbor=neighbour woolen=woollen`
    .trim()
    .split(/\s+/)
    .map((pair) => pairOf(pair, '=')),
)
const AMERICAN = new Map([...BRITISH].map(([us, uk]) => [uk, us]))

/** The text in British or in American spelling, as the seller asked. */
export function respelled(text: string, spelling: 'british' | 'american'): string {
  const table = spelling === 'british' ? BRITISH : AMERICAN
  let result = ''
  let done = 0
  for (const word of wordsOf(text)) {
    const other = table.get(word.low)
    const isCapital = word.text !== word.low
    result += text.slice(done, word.start)
    result +=
      other === undefined
        ? word.text
        : isCapital
          ? other.charAt(0).toUpperCase() + other.slice(1)
          : other
    done = word.end
  }
  return result + text.slice(done)
}

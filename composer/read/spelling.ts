import { linesOf, pairOf } from '../data/load.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

/** "Dont" is a slip in whatever text it stands. */
const UNSIGNED = linesOf('shorthand.txt')
  .map((line) => pairOf(line, '='))
  .filter(([, full]) => full.includes("'"))
const CERTAIN = new Map([...linesOf('spelling.txt').map((line) => pairOf(line, '=')), ...UNSIGNED])

/** Two of these say that somebody typed with one thumb. */
const SIGNS_OF_HURRY = new Set(
  'n w u ur abt bc cuz pls plz thx dont doesnt didnt isnt wont cant b4 thru tho lol tbh lg lrg sm sry srry wks yrs hrs pk pcs im ive em incl'.split(
    ' ',
  ),
)
const HURRY_MIN = 2
/** Who begins every sentence with a capital is in no such hurry. */
const CAPITALS_SHARE = 0.08
const BREATHLESS_MIN = 10
const SIGNS_MANY = 3
/** Two commas or two points for a breath. */
const HURRIED_PAUSE = /,{2,}|(?<!\.)\.{2,3}(?= ?\p{Ll})/gu

export type Spelling = {
  isHurried: boolean
  /** Every word stays as it was typed. */
  isKept?: boolean
}

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
  const isHurried =
    isSigned || (isUnmarked(text) && isSmall) || (isSmall && pauses + signs.size >= HURRY_MIN)
  return { isHurried }
}

/** Many words without one mark. */
function isUnmarked(text: string): boolean {
  return wordsOf(text).length >= BREATHLESS_MIN && !/[,;:!?\n]|\.(?=\s*\S)(?!\d)/.test(text)
}

const WITHOUT = /(?<![\p{L}\p{Nd}])[wW]\/ ?o(?:ut)?(?![\p{L}\p{Nd}/])/gu
const WITH = /(?<![\p{L}\p{Nd}])[wW]\/ ?(?=[\p{L}\p{Nd}])/gu
/** "Box w lid", "square w. 2 mm edge": between two words it is no letter and no unit. */
const WITH_ALONE = /(?<=[\p{L})] )w(?:(?= \p{L}{2})|\.(?= [\p{L}\p{Nd}]))/gu
/** "Beads r real": behind many; "sizes r to t" are letters. */
const ARE_ALONE = /(?<=\p{Ll}{2}(?<!size|letter|initial)s )r(?= \p{Ll}{2})/gu
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

/** Certain slips of single long words, and "w/"; everything else stays as typed. */
export function spelled(text: string): string {
  const plain = text
    .replace(WITHOUT, 'without')
    .replace(WITH, 'with ')
    .replace(WITH_ALONE, 'with')
    .replace(ARE_ALONE, 'are')
  let result = ''
  let done = 0
  for (const word of wordsOf(plain)) {
    const isPart = [plain.charAt(word.start - 1), plain.charAt(word.end)].some(
      (sign) => sign !== '' && '/-@#._'.includes(sign),
    )
    result += plain.slice(done, word.start) + (isPart ? word.text : rightFor(word.text))
    done = word.end
  }
  return (result + plain.slice(done)).replace(ALONE_I, 'I')
}

function rightFor(typed: string): string {
  const low = typed.toLowerCase()
  const right = CERTAIN.get(low)
  if (right === undefined) return typed
  if (typed === typed.toUpperCase()) return right.toUpperCase()
  return typed === low ? right : right.charAt(0).toUpperCase() + right.slice(1)
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

/** Whether words of a text are spelt as in Britain, and none as in America. */
export function isBritish(text: string): boolean {
  const words = wordsOf(text)
  return words.some(({ low }) => AMERICAN.has(low)) && !words.some(({ low }) => BRITISH.has(low))
}

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

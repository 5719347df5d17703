import type { Statement } from '../statement.ts'
import { backingOf, specialOf } from './families.ts'
import { headNoun } from '../kinds.ts'
import { is, propertiesOf } from '../lexicon.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** Who makes a thing by hand says what was done, and with which hands. */
const MAKERS = new Set(['i', 'we', 'my', 'our', 'by', 'me'])
const FACTORY = new Set(['factory', 'supplier', 'laser', 'printed', 'printer'])

type Asked = {
  saysPhrase: (stems: string) => boolean
  /** What is said of the thing as a whole, and not of its ink, its tin or its screws. */
  ground: ReadonlySet<string>
  /** Where it comes from. */
  places: ReadonlySet<string>
  /** Denied, or said of a part: no ground for a general word. */
  isNone: (stem: string) => boolean
  isDenied: (stem: string) => boolean
}

/** Whether a text says a word: by itself, in one word or two, in another form, or by what it tells. */
export function saying(
  told: readonly (readonly Word[])[],
  { saysPhrase, ground, places, isNone, isDenied }: Asked,
): (word: Word) => boolean {
  const all = told.flat()
  const known = new Set(all.flatMap(({ stem }) => [stem, rootOf(stem)]))
  const joined = new Set(all.slice(1).map((word, at) => `${all[at]?.low ?? ''}${word.stem}`))
  const years = yearsIn(told)
  const isByHand = known.has('handmade') || told.some(isHandiwork)
  const isMade = isByHand || told.some(isMaking)
  const isPersonal = told.some((words) => isForOne(words))
  const isSpecial = (special: string) =>
    special.includes(' ') ? saysPhrase(special) : ground.has(special) && !isNone(special)
  const isFactory = all.some((word, at) => FACTORY.has(word.low) || isByMachine(word, all[at + 1]))
  const isNear = nearFinder(all)
  return (word) => {
    const { stem, low } = word
    if (known.has(stem) || known.has(rootOf(stem)) || joined.has(low) || joined.has(stem))
      return true
    if (PERSONAL.has(stem)) return isPersonal
    if (low === 'hand') return isMade && !isFactory
    if (stem === 'handmade') return isMade && (isByHand || !isFactory)
    // "Handbound" is bound
    if (known.has(`hand${low}`)) return true
    if (low.startsWith('hand') && low.length > 7 && isMade) return known.has(rootOf(stem.slice(4)))
    const undone = low.startsWith('un') ? stem.slice(2) : ''
    const undoing = [undone, rootOf(undone), ...(SAME_UNDONE.get(undone) ?? [])]
    if (undone !== '' && undoing.some(isDenied)) return true
    if (word.isNumber) return isDecade(low, years)
    if (low === 's') return years.length > 0
    // "Enamelware" of what is of enamel
    if (low.endsWith('ware') && known.has(low.slice(0, -4)) && !propertiesOf(word).has('material'))
      return true
    // "Rusty" of what will rust
    if (low.length >= NEAR_LETTERS && low.endsWith('y') && known.has(low.slice(0, -1))) return true
    if (isNear(word) || isAbleIn(known, word)) return true
    const comesFrom = backingOf(stem).some((place) => places.has(place))
    return isOldEnough(stem, years) || comesFrom || specialOf(stem).some(isSpecial)
  }
}

/** "No fragrance added" is unscented. */
const SAME_UNDONE = new Map([['scented', ['fragrance', 'scent', 'perfume']]])

/** "Adjustable" of what adjusts, "stackable" of what is for stacking; what is washed may be so by hand alone. */
function isAbleIn(known: ReadonlySet<string>, { low }: Word): boolean {
  const verb = low.endsWith('able') ? rootOf(low.slice(0, -4)) : ''
  return verb.length >= NEAR_LETTERS - 1 && verb !== 'wash' && known.has(verb)
}

const NEAR_LETTERS = 5
const LETTERS_LEFT_OUT = 2

/** Finds "organic" in "organc" and "mushroom" in "mushrm": in a word that nobody knows, and that begins like it. */
function nearFinder(told: readonly Word[]): (word: Word) => boolean {
  const unknown = told.filter(
    (word) =>
      word.low.length >= NEAR_LETTERS - 1 &&
      !word.isNumber &&
      !isSmall(word) &&
      propertiesOf(word).size === 0 &&
      headNoun([word]) === null,
  )
  return ({ stem }) =>
    stem.length > NEAR_LETTERS &&
    unknown.some(
      (one) =>
        one.stem.charAt(0) === stem.charAt(0) &&
        stem.length - one.stem.length <= LETTERS_LEFT_OUT &&
        stem.length > one.stem.length &&
        isInOrder(one.stem, stem),
    )
}

/** Whether the letters of one word stand in this order in the other. */
function isInOrder(short: string, long: string): boolean {
  let at = 0
  for (const letter of long) if (letter === short.charAt(at)) at += 1
  return at === short.length
}

/** Said of what is made for one buyer. */
const PERSONAL = new Set(['personalized', 'custom', 'customized'])
const MARKED = new Set(['name', 'initial', 'wording', 'word', 'monogram', 'lettering'])
const MARKING = new Set(
  'engrav stamp embroid embroider typ add max up burn carv paint stitch personalis personaliz letter character'.split(
    ' ',
  ),
)
const OWN = new Set(['photo', 'text', 'logo', 'drawing', 'handwriting', 'artwork', 'design'])

/** "Name up to 8 letters", "we engrave your initials", "from your photo". */
function isForOne(words: readonly Word[]): boolean {
  const isOwn = words.some(
    ({ stem }, at) => OWN.has(stem) && ['your', 'own'].includes(words[at - 1]?.low ?? ''),
  )
  const isMarked = words.some(({ stem }) => MARKED.has(stem))
  return isOwn || (isMarked && words.some(({ stem }) => MARKING.has(rootOf(stem))))
}

/** "Hand sewn", "by hand", and no "hand wash". */
function isHandiwork(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    if (word.low.startsWith('hand') && MAKING.has(rootOf(word.stem.slice(4)))) return true
    if (word.stem !== 'hand') return false
    const next = words[at + 1]
    const isWashed = [words[at - 2], next].some((one) => one !== undefined && isCare(one))
    const isBy = words[at - 1]?.low === 'by'
    const isDone = next !== undefined && (isMakingWord(next) || next.low.endsWith('ed'))
    return !isWashed && (isBy || isDone)
  })
}

function isCare({ stem }: Word): boolean {
  return ['wash', 'rinse', 'clean', 'dry'].includes(rootOf(stem)) || stem === 'washable'
}

/** "Machine knitted" and "3d", but no "machine wash". */
function isByMachine({ low }: Word, next: Word | undefined): boolean {
  if (low === '3') return next?.low === 'd'
  return low === 'machine' && next !== undefined && isMakingWord(next)
}

const MAKING_REACH = 8

/** "I turn these on a lathe", "sewn in our studio". */
function isMaking(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    if (!isMakingWord(word)) return false
    const near = words.slice(Math.max(0, at - MAKING_REACH), at + MAKING_REACH)
    return near.some(({ low }) => MAKERS.has(low) && low !== 'by')
  })
}

function isMakingWord(word: Word): boolean {
  return is(word, 'technique') || MAKING.has(rootOf(word.stem))
}

const MAKING = new Set(
  'mak sew knit carv throw weav forg cast pour paint stitch felt cut dye bind build spin blow turn built fold hammer craft mix quilt glaze sculpt tied tie'.split(
    ' ',
  ),
)

/** Years that tell an age; "since 1985" tells of the shop. */
export function yearsIn(told: readonly (readonly Word[])[]): number[] {
  return told.flatMap((words) =>
    words.flatMap((word, at) => {
      if (!word.isNumber) return []
      const year = Number(word.low)
      const before = words[at - 1]?.low ?? ''
      if (before === 'since' || before === 'est') return []
      if (words[at + 1]?.low === 's' && DECADES.has(year)) return [1900 + year]
      return year >= FIRST_YEAR && year <= LAST_YEAR ? [year] : []
    }),
  )
}

const FIRST_YEAR = 1800
const LAST_YEAR = 2004
const DECADES = new Set([20, 30, 40, 50, 60, 70, 80, 90])
const ANTIQUE_YEAR = 1926
const CENTURY = 100

function isOldEnough(stem: string, years: readonly number[]): boolean {
  if (stem === 'vintage') return years.length > 0
  return stem === 'antique' && years.some((year) => year <= ANTIQUE_YEAR)
}

/** "1950" of "1950s" for a thing of 1957. */
function isDecade(low: string, years: readonly number[]): boolean {
  const asked = Number(low)
  if (asked % 10 !== 0) return false
  const decade = asked < CENTURY ? 1900 + asked : asked
  return years.some((year) => year >= decade && year < decade + 10)
}

const OF_THE_THING = new Set(
  'material made wood metal stone leather fabric body base item style design type composition fibre fiber yarn content cloth top seat'.split(
    ' ',
  ),
)

const HUES = new Set(['color', 'colour'])

export function isGround({ label, labelMeaning, section }: Statement): boolean {
  // "04 Emerald" below "Color codes" is no gem.
  if (wordsOf(section?.heading ?? '').some(({ stem }) => HUES.has(stem))) return false
  return (
    label === '' ||
    labelMeaning === 'material' ||
    labelMeaning === 'item' ||
    wordsOf(label).some(({ stem }) => OF_THE_THING.has(stem))
  )
}

/** The words that tell what the whole thing is: without a label, or with one of stuff and making. */
export function groundIn(
  statements: readonly Statement[],
  affirmed: readonly (readonly Word[])[],
): ReadonlySet<string> {
  return new Set(
    statements.flatMap((one, at) =>
      isGround(one) ? (affirmed[at] ?? []).map(({ stem }) => stem) : [],
    ),
  )
}

const COMING = new Set(
  `from made make cast sewn sew woven weave carved carve built grown harvested produced printed thrown poured turned forged blown mixed
  crafted handmade workshop studio grove farm mill potter weaver origin locality tanned tanning spun`.split(
    /\s+/,
  ),
)
const COMING_REACH = 8

/** Places named with a word of coming or making: "cast in Ayrshire", and not "I saw it in Spain". */
export function placesIn(statements: readonly Statement[]): ReadonlySet<string> {
  const places = new Set<string>()
  for (const { label, words } of statements) {
    let reach = wordsOf(label).some(({ low }) => COMING.has(low)) ? COMING_REACH : 0
    for (const word of words) {
      if (COMING.has(word.low)) reach = COMING_REACH
      if (reach > 0) places.add(word.stem)
      reach -= 1
    }
  }
  return places
}

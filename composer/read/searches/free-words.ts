import { headIn } from '#marketplace/searches/heads.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Evidence } from './evidence.ts'
import { isGeneric } from '../item.ts'
import { yearsIn } from './saying.ts'
import { is, knownIn, type Property } from '../lexicon.ts'

/** For whom, when, where and in which taste: a seller may choose these, and they say nothing of the thing. */
const FREE: readonly Property[] = [
  'recipient',
  'kin',
  'occasion',
  'season',
  'room',
  'use',
  'style',
  'vague',
]
/** What a thing is, can or promises is for the text to say, whatever else the word may mean. */
const CLAIMING: readonly Property[] = [
  'material',
  'imitation',
  'technique',
  'origin',
  'age',
  'claim',
  'brand',
  'form',
  'motif',
  'praise',
  'ambiguous',
]
/** Whoever sells what she makes may call it so, where no machine made it. */
export const BY_HAND: ReadonlySet<string> = new Set(['handmade', 'handcrafted', 'homemade'])
/** How many there are is a claim like any other. */
const COUNTING = new Set(['set', 'pack', 'pair', 'bundle', 'lot', 'bulk', 'dozen', 'original'])

const GIVING = new Set([
  'gift',
  'gifts',
  'present',
  'presents',
  'decor',
  'decoration',
  'decorations',
])

/** The words of a search that say nothing of the thing. */
export function freeWordsIn(words: readonly Word[], evidence: Evidence): ReadonlySet<Word> {
  const head = headIn(words)
  const free = new Set(words.filter((word) => isGeneric(word)))
  for (const { from, to, properties } of knownIn(words)) {
    const own = words.slice(from, to)
    const isFree = FREE.some((one) => properties.has(one)) && !own.some((one) => isCounting(one))
    if (isFree && !CLAIMING.some((one) => properties.has(one))) for (const one of own) free.add(one)
  }
  // What is old was made by somebody else.
  const isOld = ['vintage', 'antique'].some((one) => evidence.holding.has(one))
  const isDated = yearsIn(evidence.document.statements.map((one) => one.words)).length > 0
  if (!isOfMachine(evidence) && !isOld && !isDated)
    for (const word of words) if (BY_HAND.has(word.low)) free.add(word)
  // "Amish" of a text in which the Amish only say something.
  for (const word of free)
    if (is(word, 'style') && evidence.holding.has(word.stem) && !evidence.says(word))
      free.delete(word)
  // No pattern, drawing, jewel or jam is a "garden decor".
  if (head !== undefined && DECOR.has(head.low) && !isDecorating(evidence)) free.delete(head)
  // An "embroidery file" is stitched by a machine, which no drawing is.
  if (evidence.item.kind.asks.includes('hoop') && head?.stem === 'file')
    for (const word of words) if (is(word, 'use') && !evidence.says(word)) free.delete(word)
  // "Cross stitch kit" is of another craft than a kit for embroidery.
  const { kind, stems } = evidence.item
  const isOfACraft =
    (kind.name === 'craft kit' || kind.name === 'pattern') &&
    wordsOf(stems.join(' ')).some((word) => is(word, 'use'))
  if (isOfACraft && head?.stem === evidence.item.head)
    for (const { from, to, properties } of knownIn(words))
      if (properties.has('use'))
        for (const word of words.slice(from, to)) if (!evidence.says(word)) free.delete(word)
  // "Beer gift" and "spoon carving" say what it is good for, whatever the first word is.
  if (head !== undefined && free.has(head) && (GIVING.has(head.low) || is(head, 'use')))
    for (const [at, word] of words.entries())
      if (isOrdinal(words, at) || (!word.isNumber && !CLAIMING.some((one) => is(word, one))))
        free.add(word)
  const isGift =
    head !== undefined &&
    head.stem !== evidence.item.head &&
    free.has(head) &&
    !isFitting(head, evidence)
  for (const word of words) if (!isGift && isFitting(word, evidence)) free.delete(word)
  return free
}

const WASHING = new Set(['wash', 'washable', 'dry', 'dryable', 'launder', 'laundry'])

/** A machine that washes it has not made it. */
function isOfMachine({ holding }: Evidence): boolean {
  return (holding.get('machine') ?? []).some(({ words }) =>
    words.some(
      ({ stem }, at) =>
        stem === 'machine' &&
        words[at - 1]?.low !== 'washing' &&
        !WASHING.has(words[at + 1]?.low ?? '') &&
        !WASHING.has(words[at + 1]?.stem ?? ''),
    ),
  )
}

const DECOR = new Set(['decor', 'decoration', 'decorations'])
/** What is asked of things that are worn, used up or sent to be made. */
const NO_DECOR = ['sizes', 'ingredients', 'nickel', 'head-size', 'shoe-size', 'terms', 'software']

function isDecorating({ item }: Evidence): boolean {
  return !NO_DECOR.some((ask) => item.kind.asks.includes(ask))
}

const ORDINALS = new Set(['st', 'nd', 'rd', 'th'])

/** Both halves of the "3rd" of a "3rd anniversary gift", and the "new" of a gift for a new driver. */
function isOrdinal(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  return (
    word?.low === 'new' ||
    (word?.isNumber === true && ORDINALS.has(next?.low ?? '')) ||
    (before?.isNumber === true && ORDINALS.has(word?.low ?? ''))
  )
}

function isCounting({ stem }: Word): boolean {
  return COUNTING.has(stem)
}

/** Whom a thing has to fit: "kids apron" and "hamster house" say more than "gift for kids". */
const SIZED = new Set(
  `baby newborn infant toddler kid child children girl boy teen adult dog cat pet puppy kitten bird rabbit horse chicken hamster gerbil mouse rodent budgie cockatiel`.split(
    ' ',
  ),
)

export function isFitting(word: Word, { namedFor, item, document }: Evidence): boolean {
  // A "bird painting" shows one; what is called for a dog is not for a cat.
  const front = document.statements[0]?.words ?? []
  const isForAnimal =
    FITTED.some((ask) => item.kind.asks.includes(ask)) ||
    front.some((one) => is(one, 'animal') && SIZED.has(one.stem))
  if (is(word, 'animal') && !isForAnimal) return false
  return SIZED.has(word.stem) || (namedFor && (is(word, 'recipient') || is(word, 'kin')))
}

/** What is asked of things that an animal uses or wears; of what no table knows it may be so too. */
const FITTED = ['pet-size', 'pet-safe', 'sizes', 'included', 'indoor-outdoor', 'washable']

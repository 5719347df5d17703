import { rememberedOf } from '#marketplace/remembered.ts'
import { isDenyingWord } from '#marketplace/searches/denied.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../form.ts'
import type { FactKind } from '../fact-kinds.ts'
import { isGeneric } from '../item.ts'
import { nounEndingAt } from '../kinds.ts'
import { is, knownIn, type Property, propertiesOf } from '../lexicon.ts'
import { isCount } from '../naming/lots.ts'
import { isVerb, type Part, partsIn, plainly } from '../parts.ts'
import { startsWithOrder } from '../sentences.ts'
import { asTrait, isPart as isSeenPart, isPlain as isNaming, type Trait } from './runs.ts'

const SILENT: readonly FactKind[] = ['options', 'order', 'care', 'condition', 'use', 'files', 'fit']
const FRONT = 8

/**
 * Parts by what is said of them, and how the whole is made, wherever a text says so in passing: "bridle leather strap",
 * "seven ash rods", "navy flannel backing", "screen printed".
 */
export const featuresOf = rememberedOf((brief: Brief): Trait[] => {
  // What a soap or a cake holds is its recipe.
  const isMixed = brief.item.kind.asks.includes('ingredients')
  return readFeatures(brief).filter(
    ({ kind, words }) => !isMixed || kind === 'make' || words.slice(-1).some(isPart),
  )
})

function readFeatures(brief: Brief): Trait[] {
  return brief.facts.flatMap((fact, at) => {
    const { label, labelMeaning } = fact.said
    // "Metal part: brass finish"
    const isPartLabel = wordsOf(label).at(-1)?.stem === 'part'
    const isOpen =
      label !== '' && (isPartLabel || (labelMeaning !== 'included' && labelMeaning !== 'material'))
    const isTelling = tellingIn(fact.said.words).includes(true) || fact.said.words.some(isCount)
    const isSilent = SILENT.includes(fact.kind)
    if ((isSilent && at > 0) || isOpen || !isTelling) return []
    const plain = plainly(fact, at === 0).said
    // In a warning only what is said without an "if" is a trait.
    const isPlain = !isSilent && (fact.kind !== 'must' || isAffirmed(plain))
    const clauses = partsIn(plainly(fact, at === 0))
      .flatMap(turnsIn)
      .filter(isAffirmed)
    return clauses.flatMap((clause) => [
      ...(at < FRONT ? makesIn(clause, brief) : []),
      ...(isPlain && isImpersonal(clause)
        ? [...saidOfPart(clause), ...phrasesIn(clause, brief)]
        : []),
    ])
  })
}

/** Nobody speaks here of what is wished, left open, shown or somebody else's. */
const OPEN = new Set(
  'if when while until unless may might can could will would should must please never either or any ask like than instead but extra lol spare optional about approx roughly photo photos pictured picture shown separate separately you your somebody someone was were used also only'.split(
    ' ',
  ),
)
type Clause = Pick<Part, 'words' | 'text'>

const TURNS = new Set(['so', 'but', 'because', 'which', 'that', 'since', 'then'])

/** "Quilted by hand", whatever stands behind its "so". */
function turnsIn({ words, text }: Part): Clause[] {
  const at = words.findIndex(({ low }) => TURNS.has(low))
  const parts = at === -1 ? [words] : [words.slice(0, at), words.slice(at + 1)]
  return parts.map((own) => ({ words: own, text }))
}

const PERSONS = new Set(['i', 'we', 'my', 'our', 'me', 'us'])
const COPULAS = new Set(['is', 'are'])
const SUBJECTS = new Set(['it', 'this', 'these', 'they', 'there', 'each', 'all', 'everything'])
const WORDS_MAX = 4

function isAffirmed({ words }: Clause): boolean {
  const isOrder =
    startsWithOrder(words) && !words.slice(0, 1).some((word) => is(word, 'participle'))
  return (
    !isOrder &&
    words.every(
      (word, at) =>
        !OPEN.has(word.low) &&
        !isDenyingWord(word) &&
        // "Around 12 handles"
        !(word.low === 'around' && words[at + 1]?.isNumber === true),
    )
  )
}

function isImpersonal({ words }: Clause): boolean {
  return words.every(({ low }) => !PERSONS.has(low))
}

/** "Screen printed" of "I screen printed these", "hand filed"; not what is done to a part: "the hem is rolled by hand". */
function makesIn({ words }: Clause, { item }: Brief): Trait[] {
  return words.flatMap((word, at) => {
    const known = knownIn(words).find(({ from }) => from === at)
    const isByHand = words[at + 1]?.low === 'by' && words[at + 2]?.low === 'hand'
    const isHand = word.low === 'hand' && isMaking(words[at + 1])
    const isPhrase = known !== undefined && known.to - at > 1 && known.properties.has('technique')
    const to = isPhrase ? known.to : isHand ? at + 2 : isByHand && isMaking(word) ? at + 3 : at
    const next = words[to]
    // "Hand rolled" of a hand rolled edge is the edge's.
    const isEnd =
      next === undefined ||
      isSmall(next) ||
      next.isNumber ||
      WAYS.has(next.low) ||
      next.stem === item.head
    return to > at && isEnd && !isOfPart(words.slice(0, at), item.head)
      ? [asTrait('make', words.slice(at, to))]
      : []
  })
}

function isMaking(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    (is(word, 'technique') ||
      is(word, 'participle') ||
      (word.low.endsWith('ed') && word.low.length > 4))
  )
}

/** Whether what stands before tells of a part: "the hem is", "brass wire hooks". */
function isOfPart(before: readonly Word[], head: string): boolean {
  return before.some(
    (word, at) =>
      isPart(word) || (COPULAS.has(before[at + 1]?.low ?? '') && !isSubject(word, head)),
  )
}

const WAYS = new Set(['method', 'technique'])

function isSubject(word: Word | undefined, head: string): boolean {
  return word !== undefined && (SUBJECTS.has(word.low) || word.stem === head)
}

/** "Navy flannel backing" of "backing is a navy flannel". */
function saidOfPart({ words }: Clause): Trait[] {
  const at = words.findIndex(({ low }) => COPULAS.has(low))
  const part = words[at - 1]
  const subject = words.slice(0, at).filter(({ low }) => low !== 'the' && low !== 'its')
  if (part === undefined || subject.length !== 1 || !isPart(part)) return []
  const rest = words.slice(at + 1).filter(({ low }) => low !== 'a' && low !== 'an')
  const telling = tellingIn(rest)
  return rest.length > 0 && rest.length < WORDS_MAX && telling.every(Boolean)
    ? [asTrait('part', [...rest, part])]
    : []
}

const MORE_PARTS = new Set(
  'face head seal bead hair body neck panel pocket thread wick spine hoop rod rail strand page room chamber drawer tier shelf layer compartment finish string zip yarn fret'.split(
    ' ',
  ),
)

function isPart(word: Word): boolean {
  return isSeenPart(word) || MORE_PARTS.has(word.stem)
}

/** Behind these stands what a thing has; behind others what it is for, like or under. */
const HAVING = new Set(['with', 'has', 'have', 'having', 'w'])
/** What does not change it: "it comes in a brown glazed ceramic pot". */
const GOING_ON = new Set(
  "in on at and & a an the its of around it it's this these they each one there there's comes come sits stands hangs closes includes features plus".split(
    ' ',
  ),
)
const APART = new Set(
  'among through between inside outside under over per via behind above below along across'.split(
    ' ',
  ),
)
const ENDING = new Set(['with', 'in', 'on', 'and', 'at'])
const GAPS = [' ', '-', '']

function phrasesIn({ words, text }: Clause, brief: Brief): Trait[] {
  const telling = words.filter((word) => !word.isNumber && !is(word, 'unit'))
  const found: Trait[] = []
  let isHeld = true
  let isHad = false
  let run: Word[] = []
  const close = (next?: Word) => {
    const own = isHeld ? phraseOf(run, brief) : []
    const isOfStuff = isStuff(own)
    // "English bridle leather" alone between two marks, or "red earthenware with" a glaze, is what the whole is of.
    const isAlone = own[0] === telling[0] && (next === undefined || HAVING.has(next.low))
    if (isOfStuff ? isAlone : isFeature(own, isHad))
      found.push(asTrait(isOfStuff ? 'stuff' : 'part', own))
    run = []
  }
  for (const [at, word] of words.entries()) {
    const [before, next] = [words[at - 1], words[at + 1]]
    const gap = before === undefined ? '' : text.slice(before.end, word.start)
    if (!GAPS.includes(gap)) close(word)
    if (gap.includes('/')) isHeld = false
    const isMeasure = word.isNumber ? next !== undefined && is(next, 'unit') : is(word, 'unit')
    if (isMeasure) {
      close(word)
      continue
    }
    const isJoint =
      isSmall(word) || HAVING.has(word.low) || APART.has(word.low) || COPULAS.has(word.low)
    // "Welded aluminium rings" ends in a noun, whatever rings.
    const isNoun = tellingIn(run).includes(true) && (next === undefined || ENDING.has(next.low))
    // "Looks lovely in a leather binder"
    const isLead = at === 0 && is(word, 'finite') && word.low.endsWith('s')
    if (!isJoint && !isLead && (isNoun || !isVerb(words, at))) {
      run.push(word)
      continue
    }
    close(word)
    // "Drilled by hand with a diamond bit" names a tool.
    if (HAVING.has(word.low))
      [isHeld, isHad] = [words.slice(0, at).every(({ low }) => low !== 'by'), true]
    // "The eyes are glass beads"
    else if (COPULAS.has(word.low)) isHeld = isSubject(before, '')
    else if (!GOING_ON.has(word.low)) isHeld = false
  }
  close()
  return found
}

const TELLING: readonly Property[] = [
  'material',
  'imitation',
  'colour',
  'technique',
  'finish',
  'participle',
  'origin',
]

/** Which words say of what, how or in which colour something is: "bridle leather" both of its words. */
function tellingIn(words: readonly Word[]): boolean[] {
  const telling = words.map(({ low }) => low === 'antique')
  for (const { from, to, properties } of knownIn(words))
    if (TELLING.some((one) => properties.has(one))) telling.fill(true, from, to)
  return telling
}

/** How many of these there are sets a thing apart. */
const ROOMS = new Set(
  'pocket room chamber drawer tier shelf layer compartment string strand'.split(' '),
)

/** Without the measure and the name of the thing in front: "waxed canvas" of "18 oz waxed canvas". */
function phraseOf(run: readonly Word[], { item }: Brief): readonly Word[] {
  const rest = run.slice(run.findLastIndex(({ stem }) => stem === item.head) + 1)
  const [count, ...counted] = rest
  // "Seven ash rods", "twelve pockets"
  const isCounted = count !== undefined && isCount(count) && Number(count.low) !== 1
  const [only, ...more] = counted
  if (isCounted && only !== undefined && more.length === 0 && ROOMS.has(only.stem)) return rest
  const first = tellingIn(rest).indexOf(true)
  // "Solid brass buckle"
  const from = first > 0 && rest[first - 1]?.low === 'solid' ? first - 1 : first
  return from === -1 ? [] : rest.slice(isCounted && from === 1 ? 0 : from)
}

function isStuff(words: readonly Word[]): boolean {
  const last = words.at(-1)
  return last !== undefined && words.length > 1 && is(last, 'material') && !isPart(last)
}

const PACKING = new Set(
  'card box tag label note leaflet bag pouch envelope tube guide parcel packet package paper instruction sheet sticker photo tin screw nail bolt plug drop hour week day time'.split(
    ' ',
  ),
)
const ENDINGS = ['ly', 'ing', 'ed']

function isFeature(words: readonly Word[], isHad: boolean): boolean {
  const last = words.at(-1)
  if (last === undefined || words.length < 2 || words.length > WORDS_MAX) return false
  const isUnknown =
    isHad &&
    // A "grey field" is a part of the picture.
    words.some((word) => is(word, 'material') || is(word, 'technique')) &&
    propertiesOf(last).size === 0 &&
    !ENDINGS.some((end) => last.low.endsWith(end))
  const isNoun = isPart(last) || nounEndingAt(words, words.length - 1) !== null || isUnknown
  const isCounted = words.slice(0, -1).every(isCount)
  return (
    isNoun &&
    !PACKING.has(last.stem) &&
    !isGeneric(last) &&
    (isCounted || tellingIn(words.slice(0, -1)).includes(true)) &&
    words.every(
      (word, at) =>
        (isNaming(word) || word === last) &&
        !is(word, 'recipient') &&
        !is(word, 'brand') &&
        (!word.isNumber || at === 0),
    )
  )
}

import { doubtedIn } from './certainty.ts'
import { type Denied } from '#marketplace/searches/denied.ts'
import { designOf } from './naming/designs.ts'
import type { Document } from './document.ts'
import type { Item } from './item.ts'
import { labelled } from './labelled.ts'
import { endsInNoun, fitOf, type Making, makingOf, type TraitKind } from './makings.ts'
import { inSentence, itsPlace } from './sentence-traits.ts'
import { isOption } from './options.ts'
import { isPlainPhrase, type Part, partsIn, plainly } from './parts.ts'
import { countedParts } from './counted-parts.ts'
import { isToldAsMade, withRests } from './rests.ts'
import type { Fact, Omission } from './told.ts'
import { is } from './lexicon.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** What can be said of the item in a title or an opening, each in the seller's own words. */
export type Trait = { kind: TraitKind; text: string; said: Fact }

type Reading = {
  document: Document
  facts: readonly Fact[]
  omissions: readonly Omission[]
  item: Item
  denied: readonly Denied[]
  nickname: string
  keywords: readonly string[]
  isForeign: boolean
}

/** Nothing beyond these gets into a title. */
const TRAITS_MAX = 40

export function traitsOf(reading: Reading): Trait[] {
  const doubted = doubtedIn(reading.facts.map(({ said }) => said))
  const { item } = reading
  const design = designOf({ ...reading, head: item.head })
  const named: Trait[] = design === null ? [] : [{ kind: 'name', ...design }]
  const rest = reading.facts
    .flatMap((fact) => [
      ...inLabel(fact, reading),
      ...phrases(fact, reading),
      ...inPassing(fact, reading),
    ])
    .concat(fromNickname(reading))
    .filter(({ text, said }) => {
      const words = wordsOf(text)
      return words.every(
        (word) =>
          (!doubted.has(word.stem) || word.stem === item.head) &&
          !isDenied(word.stem, said, reading.denied),
      )
    })
  return [...named, ...oneSize(withoutChoices(rest))].slice(0, TRAITS_MAX)
}

/** "Rope halter w/ lead, teal": what the nickname adds to the name, where the text says it too and leaves no choice. */
function fromNickname(reading: Reading): Trait[] {
  const { facts, nickname, document, isForeign } = reading
  const [front] = facts
  if (front === undefined || isForeign) return []
  const words = wordsOf(nickname)
  const said = {
    ...front.said,
    text: nickname,
    words,
    form: 'phrase' as const,
    label: '',
    section: null,
  }
  const known = new Set(
    document.statements.flatMap((one) =>
      [...one.words, ...wordsOf(one.label)].map((word) => word.stem),
    ),
  )
  return phrases({ ...front, isMustKnow: false, said }, reading).filter(
    ({ text, kind }) =>
      kind !== 'part' &&
      wordsOf(text).every((word) => isSmall(word) || known.has(word.stem)) &&
      !facts.some((fact, at) => isOption(text, plainly(fact, at === 0))),
  )
}

function isDenied(stem: string, { said }: Fact, denied: readonly Denied[]): boolean {
  return denied.some(
    (one) => one.stem === stem && (one.text.includes(said.text) || !one.text.includes('?')),
  )
}

/** Two colours of one statement are a choice or a pattern, and no colour of the thing. */
function withoutChoices(traits: readonly Trait[]): Trait[] {
  return traits.filter(
    (trait) =>
      trait.kind !== 'colour' ||
      traits.every(
        (other) => other === trait || other.kind !== 'colour' || other.said !== trait.said,
      ),
  )
}

function inPassing(fact: Fact, { item, isForeign }: Reading): Trait[] {
  const makings = isForeign
    ? []
    : [...inSentence(fact, { item }), ...countedParts(fact, item.kind.isDigital), ...itsPlace(fact)]
  return makings.map((making) => ({ ...making, said: fact }))
}

function inLabel(fact: Fact, { item, isForeign }: Reading): Trait[] {
  const making = labelled(fact, { head: item.head, isForeign })
  return making === null ? [] : [{ ...making, said: fact }]
}

/** Several measures are a table or the sides of one thing: only one alone, or a length by a width, says how big it is. */
function oneSize(traits: readonly Trait[]): Trait[] {
  const isMeasure = ({ kind }: Trait) => kind === 'size' || kind === 'capacity'
  const sizes = new Set(traits.filter(isMeasure).map(({ text }) => text))
  const isWhole = ({ text }: Trait) => text.includes(' x ') || text.includes(' by ')
  const wholes = new Set(
    traits.filter((one) => isMeasure(one) && isWhole(one)).map(({ text }) => text),
  )
  return traits.filter(
    (trait) => !isMeasure(trait) || sizes.size === 1 || (wholes.size === 1 && isWhole(trait)),
  )
}

const ABOUT_THE_ITEM = new Set([
  'item',
  'material',
  'other',
  'size',
  'included',
  'files',
  'fit',
  'use',
])
const SECTIONS = new Set(['item', 'details', 'material', 'size'])
/** A sentence speaks of the thing where one of its first words does. */
const SUBJECT_WITHIN = 5

/** The phrases of a statement that are one trait each, where the statement speaks of the whole item. */
function phrases(fact: Fact, reading: Reading): Trait[] {
  const { said } = fact
  const { item } = reading
  const isMust = fact.isMustKnow && fact !== reading.facts[0]
  const isFront = fact === reading.facts[0]
  if ((!ABOUT_THE_ITEM.has(fact.kind) && !isFront) || isMust || said.form === 'step') return []
  if (said.label !== '' && !wordsOf(said.label).some((word) => word.stem === item.head)) return []
  if (said.section !== null && said.section.meaning !== null && !SECTIONS.has(said.section.meaning))
    return []
  const isNaming = said.words.slice(0, SUBJECT_WITHIN + 3).some((word) => word.stem === item.head)
  const subject = said.words[0]?.low ?? ''
  const isAbout =
    said.form !== 'sentence' ||
    isNaming ||
    ['it', "it's", 'this', 'each', 'they'].includes(subject) ||
    isToldAsMade(said.words) ||
    isOfStuff(fact)
  if (!isAbout) return []
  // "For resin, jesmonite and plaster", "suitable for soap": what it is for is not what it is made of.
  if (said.words.length < 2 || said.words.slice(0, 2).some(({ low }) => low === 'for')) return []
  const plain = plainly(fact, isFront)
  return withRests(plain, reading).flatMap((part) => {
    const isFree = isPlainPhrase(withoutLikeness(part.words)) && !isOption(part.text, plain)
    const making = isFree
      ? ((isFront ? fitOf(part.text, part.words) : null) ??
        bareCount(part, item, isNaming) ??
        makingOf(part) ??
        (isFront && isNaming ? ofFront(part) : null))
      : null
    const isMeasure =
      making?.kind === 'size' || making?.kind === 'capacity' || making?.kind === 'weight'
    const isDoubtful =
      making?.kind === 'colour' && !isColour(part, item, said.text === reading.nickname)
    const isOneOfMany = !isNaming && numbersIn(said.words) > numbersIn(part.words)
    const isLoose =
      said.form === 'sentence' || isOneOfMany || (!isNaming && part.words.every(isBareMeasure))
    const isSure =
      making !== null && (isNaming || making.kind !== 'part') && !(isMeasure && isLoose)
    return isSure && !isDoubtful ? [{ ...making, said: fact }] : []
  })
}

/** "Quilting cotton outside, a cotton lining": a sentence without a subject that begins with stuff. */
function isOfStuff(fact: Fact): boolean {
  const [first] = partsIn(fact)
  return (
    first !== undefined &&
    first.words.length <= STUFF_FIRST_MAX &&
    isPlainPhrase(first.words) &&
    first.words.some((word) => is(word, 'material') && !is(word, 'ambiguous'))
  )
}

const STUFF_FIRST_MAX = 4

/** "Shaped like" describes, where "like" alone only compares. */
function withoutLikeness(words: readonly Word[]): readonly Word[] {
  return words[0]?.low === 'shaped' ? words.slice(2) : words
}

/** "With tassel", "bunny ears on the toes": a phrase of its own between the commas of the line that names the thing. */
function ofFront({ words, text, at }: Part): Making | null {
  const [first, second] = words
  if (at === 0 || second === undefined || words.length > FRONT_WORDS_MAX || !endsInNoun(words))
    return null
  if (words.some((word) => is(word, 'praise') || is(word, 'vague') || word.isNumber)) return null
  const place = words.findIndex((word) => word.low === 'on' || word.low === 'at')
  const isPlaced = place > 1 && words[place + 1]?.low === 'the'
  const isBareWith = first?.low === 'with' && words.length === 2
  return isPlaced || isBareWith ? { kind: 'part', text } : null
}

const FRONT_WORDS_MAX = 6

function numbersIn(words: readonly Word[]): number {
  return words.filter((word) => word.isNumber).length
}

/** "10 mm" alone may measure any part of the thing. */
function isBareMeasure(word: Word): boolean {
  return word.isNumber || is(word, 'unit')
}

/** "Lilac" and "smoke" are colours of things that are bought by colour, and only where the text itself says so. */
function isColour({ words }: Part, { kind }: Item, isNickname: boolean): boolean {
  const isCertain = words.length > 1 || words.every((word) => !is(word, 'ambiguous'))
  return isCertain || (!isNickname && kind.traits.includes('colour'))
}

/** "Incense cones, 40" */
function bareCount({ words }: Part, item: Item, isNaming: boolean): Making | null {
  const [number] = words
  const isCount =
    words.length === 1 && number?.isNumber === true && isNaming && item.number === 'many'
  const isLikely = Number(number?.text) > 1 && Number(number?.text) < 1000
  return isCount && isLikely ? { kind: 'count', text: `${number.text} pieces` } : null
}

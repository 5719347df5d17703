import type { Item } from './item.ts'
import { is } from './lexicon.ts'
import { makingOf } from './makings.ts'
import { measuresIn } from './measures.ts'
import { namings } from './naming/names.ts'
import { type Part, partsIn } from './parts.ts'
import type { Fact } from './told.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** "Lined with cotton ticking" has no subject but the thing. */
export function isToldAsMade([first, second]: readonly Word[]): boolean {
  const isForm = first !== undefined && first.low.endsWith('ed') && is(first, 'participle')
  return isForm && ['with', 'in', 'from'].includes(second?.low ?? '')
}

const RESTS_END = /\b(?:and|or|that|which|who|so|but|to|you|i|we|it|with|is|are|has|has)\b/i

/** The phrases, and what stands right behind the item's name: "carved from granite" in "a mortar carved from granite". */
export function withRests(fact: Fact, { item }: { item: Item }): Part[] {
  const parts = partsIn(fact)
  const own = namings({ facts: [fact], item }).slice(0, 1)
  const behind = own.flatMap(({ end }) => {
    const [rest = ''] = fact.said.text.slice(end).split(/[,;.(:?!–—|]|\s[-/+]\s/)
    const [short = ''] = rest.split(RESTS_END)
    const whole = asPart(rest, fact)
    const front = asPart(short, fact)
    const bare = oneByOne(whole)
    const isHalf = short !== rest && isList(rest.slice(short.length))
    const behindName =
      bare.length > 0 ? bare : makingOf(front) === null || isHalf ? [whole] : [front]
    return [...behindName, ...withParts(fact, end)].map((part) => trimmed(part))
  })
  return [...behind, ...parts.map((part) => trimmed(part))]
}

function asPart(raw: string, said: Fact): Part {
  const text = raw.trim()
  return { text, words: wordsOf(text), said, at: 0 }
}

/** "… hemp and organic cotton": the half of it would say too much of one. */
function isList(rest: string): boolean {
  const [joint, next] = wordsOf(rest)
  return ['and', 'or'].includes(joint?.low ?? '') && next !== undefined && !is(next, 'participle')
}

const WITH = / with [^,;.(:?!–—|]{3,60}/

/** "With a bridle leather strap", in the sentence that names the thing. */
function withParts(fact: Fact, from: number): Part[] {
  const [breath = ''] = fact.said.text.slice(from).split(/[,;.(:?!–—|]|\s[-/+]\s/)
  const found = WITH.exec(breath)?.[0]
  const [short = ''] = (found ?? '').slice(' with '.length).split(RESTS_END)
  return found === undefined ? [] : [asPart(`with ${short.trim()}`, fact)]
}

const TYPED_IN_A_HURRY = 4

/** "Bookends pair green": behind a name alone each known word is a trait by itself. */
function oneByOne({ words, text, said }: Part): Part[] {
  const measures = measuresIn(text).map((measure) => measure.text)
  const isBare = words.length <= TYPED_IN_A_HURRY && words.every((word) => !isSmall(word))
  if (!isBare || (words.length > 1 && makingOf({ text, words }) !== null)) return []
  const texts = words
    .filter((word) => !word.isNumber && isUnambiguous(word))
    .map((word) => word.text)
  return [...measures, ...texts].map((one) => asPart(one, said))
}

/** "Black walnut with a band of maple" begins with what the thing is made of. */
function trimmed(part: Part): Part {
  const own = isToldAsMade(part.words) ? 2 : 0
  const at = part.words.findIndex((word, index) => index > own && isCut(word))
  const words = withoutMeasure(at < 1 ? part.words : part.words.slice(0, at))
  const end = words.at(-1)?.end
  if (words.length === part.words.length || end === undefined) return part
  return { ...part, text: part.text.slice(0, end), words }
}

/** "Gold filled chain 16" is a gold filled chain; a measure alone stays. */
function withoutMeasure(words: readonly Word[]): Word[] {
  const last = words.findLastIndex((word) => !word.isNumber && !is(word, 'unit'))
  const isCount = words[last]?.low === 'of'
  // "From one solid piece" ends in a unit and measures nothing.
  const isMeasured = words.slice(last + 1).some((word) => word.isNumber)
  const isNamed =
    isMeasured && last > 0 && !isCount && words.slice(0, last + 1).every((word) => !word.isNumber)
  return isNamed ? words.slice(0, last + 1) : [...words]
}

/** Where a phrase typed without marks goes on with something else: "chenille yarn super soft". */
function isCut(word: Word): boolean {
  return word.low === 'with' || word.low === 'super' || is(word, 'praise')
}

/** "Lead" and "mushroom" are as likely something else. */
function isUnambiguous(word: Word): boolean {
  return !is(word, 'ambiguous') || (is(word, 'material') && is(word, 'colour'))
}

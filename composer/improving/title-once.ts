import { languageOf } from '#marketplace/language.ts'
import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { contentStems } from '#marketplace/text.ts'
import { isDescribing, type Unit, unitsOf } from '../plan/tags/units-of.ts'
import { shaped } from '../plan/title-shape.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { isModifier } from '../read/lexicon.ts'
import { borneOutLost } from './borne-out.ts'
import type { Change } from './change.ts'
import { BETWEEN, isLone } from './lone-words.ts'
import { stumpFinder } from './stumps.ts'
import { canStayIn, typedPhrases } from './title-of-hers.ts'

/**
 * Titles that say each word once: what leads the one of the writer, or hers, with what another phrase of hers says before
 * the same noun, and behind it those of her phrases that share no word with it.
 */
export function titlesOnce(phrases: readonly string[], change: Change): string[] {
  const { pasted, written, input } = change
  if (languageOf(input.productType) !== 'en') return []
  const isStump = stumpFinder(change)
  const typed = typedPhrases(phrases, pasted).filter(
    (phrase) => !isLone(phrase) && !isStump(phrase) && !isOfGift(phrase),
  )
  const [front = ''] = written.generatedTitle.split(BETWEEN)
  const all = [front, ...typed.slice(0, 1).filter(isNameBy(change))].flatMap((lead) => [
    lead,
    filledIn(lead, typed, change),
  ])
  return [...new Set(all)]
    .filter((lead) => lead !== '' && canStayIn([], lead, change))
    .map((lead) => behind(lead, typed, change))
    .map((kept) => shaped([...kept, ...leftIn(kept, change)]))
}

/** "Dainty Pendant": what is left of her words, where it is a thing and all else of it describes. */
function leftIn(kept: readonly string[], change: Change): string[] {
  const written = { ...change.written, generatedTitle: shaped(kept) }
  const left = borneOutLost({ ...change, written })
  const isNoun = (_: Word, at: number) => nounEndingAt(left, at) !== null
  const things = left.filter(isNoun)
  const others = left.filter((word, at) => !isNoun(word, at))
  if (things.length !== 1 || others.length === 0 || !unitsOf(others).every(isTrait)) return []
  const part = spelt([...others, ...things])
  return canStayIn(kept, part, change) ? [part] : []
}

function isTrait(unit: Unit): boolean {
  return isDescribing(unit) || unit.words.every(isModifier)
}

/** Tells whether a phrase ends as her tags do: "Garlic Grater Plate Ceramic" is a row of words, and no name. */
export function isNameBy({ pasted }: Pick<Change, 'pasted'>): (phrase: string) => boolean {
  const ends = new Set(pasted.generatedTags.flatMap((tag) => wordsOf(tag).at(-1)?.stem ?? []))
  return (phrase) => ends.has(wordsOf(phrase).at(-1)?.stem ?? '')
}

function isOfGift(phrase: string): boolean {
  return wordsOf(phrase).some(({ stem }) => stem === 'gift')
}

/** With each phrase of hers that says nothing again. */
function behind(lead: string, typed: readonly string[], change: Change): string[] {
  const kept = [lead]
  for (const phrase of typed) {
    const said = new Set(kept.flatMap(contentStems))
    const isNew = (part: string) => contentStems(part).every((stem) => !said.has(stem))
    const fit = [phrase, describingIn(phrase)].find(
      (part) => part !== '' && isNew(part) && canStayIn(kept, part, change),
    )
    if (fit !== undefined) kept.push(fit)
  }
  return kept
}

/** "Grey and Mint" of a "Grey and Mint Cot Quilt": of more words than one what describes stands alone. */
function describingIn(phrase: string): string {
  const words = wordsOf(phrase)
  const units = unitsOf(words)
  const end = units.findIndex((unit, at) => {
    const [joint, first] = [units[at - 1], units[at - 2]]
    // "Mint" may be anything, and behind "grey and" it is a colour.
    const isOther = joint?.words[0]?.low === 'and' && first !== undefined && isColour(first)
    return !isDescribing(unit) && !unit.words.every(isSmall) && !(isOther && isColour(unit))
  })
  const own = units.slice(0, end === -1 ? 0 : end).flatMap((unit) => unit.words)
  const telling = own.filter((word) => !isSmall(word))
  return telling.length > 1 ? phrase.slice(0, telling.at(-1)?.end) : ''
}

function isColour({ properties }: Unit): boolean {
  return properties.has('colour')
}

/** How many of these phrases stand whole in a title, each within a part of it. */
export function wholeIn(title: string, phrases: readonly string[]): number {
  const parts = title.split(BETWEEN).map(asRow)
  return phrases.filter((phrase) => parts.some((part) => part.includes(asRow(phrase)))).length
}

function asRow(text: string): string {
  return ` ${spelt(wordsOf(text))} `
}

/**
 * "925 Sterling Silver Crescent Moon Necklace" of a moon necklace of hers that is a "crescent moon" as well: what she says
 * before a word of the name stands before it there, unless it would part two words that she types together.
 */
function filledIn(lead: string, typed: readonly string[], { pasted }: Change): string {
  const title = asRow(pasted.generatedTitle)
  const together = pairsIn([...typed.filter((phrase) => phrase !== lead), ...pasted.generatedTags])
  const saidSo = pasted.generatedTags.filter((tag) => title.includes(asRow(tag)))
  return saidSo.reduce((name, tag) => {
    const own = wordsOf(name)
    const words = wordsOf(tag)
    const [last, front] = [words.at(-1), words.slice(0, -1)]
    const at = own.findIndex(({ stem }) => stem === last?.stem)
    const [before, word] = [own[at - 1], own[at]]
    const stems = new Set(own.map(({ stem }) => stem))
    const isNew = front.length > 0 && front.every(({ stem }) => !stems.has(stem))
    if (before === undefined || word === undefined || !isNew || isAtEnd(own, at)) return name
    if (together.has(pairOf(before, word))) return name
    const whole = [...own.slice(0, at), ...front, ...own.slice(at)]
    return shaped([spelt(whole)])
  }, lead)
}

/** Before the noun itself what stands there is for whom it is or how it is made: "large coffee" is no part of each mug. */
function isAtEnd(words: readonly Word[], at: number): boolean {
  return at === words.length - 1
}

function pairsIn(phrases: readonly string[]): ReadonlySet<string> {
  return new Set(
    phrases.map(wordsOf).flatMap((words) =>
      words.flatMap((word, at) => {
        const next = words[at + 1]
        return next === undefined ? [] : [pairOf(word, next)]
      }),
    ),
  )
}

function pairOf(one: Word, other: Word): string {
  return `${one.stem} ${other.stem}`
}

/**
 * Her searches that her title says whole and a new one parts: it has all of their words, in no part of it in her order, and
 * one of them in no other search of hers, as the 925 of "Sterling Silver Ring, 925".
 */
export function tornIn(title: string, { pasted }: Pick<Change, 'pasted'>): string[] {
  const parts = title.split(BETWEEN).map(stemsOf)
  const all = new Set(parts.flat())
  const own = stemsOf(pasted.generatedTitle)
  const typed = pasted.generatedTags
    .map((tag) => ({ tag, stems: stemsOf(tag) }))
    .filter(({ stems }) => stems.length > 1)
  const isHeld = (stems: readonly string[]) => parts.some((part) => isInOrder(stems, part))
  const whole = new Set(typed.flatMap(({ stems }) => (isHeld(stems) ? stems : [])))
  const isOfHers = (stems: readonly string[]) =>
    own.some((_, at) => stems.every((stem, place) => own[at + place] === stem))
  return typed
    .filter(
      ({ stems }) =>
        isOfHers(stems) &&
        stems.every((stem) => all.has(stem)) &&
        !isHeld(stems) &&
        stems.some((stem) => !whole.has(stem)),
    )
    .map(({ tag }) => tag)
}

function stemsOf(text: string): string[] {
  return wordsOf(text).map(({ stem }) => stem)
}

function isInOrder(stems: readonly string[], part: readonly string[]): boolean {
  let from = 0
  return stems.every((stem) => {
    const at = part.indexOf(stem, from)
    from = at + 1
    return at !== -1
  })
}

import { type MustSay, mustSay } from '#marketplace/review/must-say.ts'
import { readText } from '#marketplace/reading/reading.ts'
import { rootsOf } from '#marketplace/reading/said.ts'
import { inSpellingOf } from '#marketplace/reading/spelling.ts'
import { contentStems, tokens } from '#marketplace/text.ts'
import type { Writing } from '../writer.ts'
import type { Material } from './material.ts'
import type { Quote } from './quotes.ts'
import { toldIn } from './told-in.ts'

type Described = Pick<Writing, 'generatedDescription'> & Partial<Pick<Writing, 'generatedTitle'>>

/** What a buyer must read and a description does not say, or turns round, in the seller's words. */
export function leftUnsaid(texts: Described, { input, brief }: Material): string[] {
  const description = readText(texts.generatedDescription)
  const whole = readText(`${texts.generatedTitle ?? ''}\n\n${texts.generatedDescription}`)
  const productType = inSpellingOf(texts.generatedDescription, input.productType)
  // How a thing is cared for is told in many ways; what would harm a buyer is not.
  const told = toldIn(`${texts.generatedTitle ?? ''}\n\n${texts.generatedDescription}`)
  const isToldEnough = ({ kind, text }: MustSay) =>
    told.shareOf(text.replace(LABEL, '')) >= (WHOLE.get(kind) ?? Infinity) &&
    (text.match(/\d+/g) ?? []).every(told.hasNumber)
  const unsaid = mustSay({ productType })
    .filter(({ isHard, kind }) => isHard || kind === 'flaw')
    .filter(({ isSaidBy, kind }) => !isSaidBy(kind === 'flaw' ? whole : description))
    // "Maybe just say not a toy?" the seller asks herself; "A: no, but I do sell some" answers one buyer.
    .filter(({ text }) => !text.trim().endsWith('?') && !ANSWER.test(answerIn(text)))
    .filter((one) => !isToldEnough(one))
    .map(inOneLine)
  const foreign = brief.facts
    .filter(({ isMustKnow, said }) => brief.language !== 'en' && (isMustKnow || isList(said.text)))
    .map(({ said }) => (said.label === '' ? said.text : `${said.label}: ${said.text}`))
    .filter((text) => isComparable(text) && !isToldAbroad(texts, text))
  return [...new Set([...unsaid, ...foreign])]
}

/** What the model itself quoted as a warning, a limit, a fault or a doubt, and then certainly did not write. */
export function quotedButUnsaid(texts: Described, quotes: readonly Quote[]): string[] {
  const { shareOf } = toldIn(texts.generatedDescription)
  const isHidden = (quote: string) => {
    const text = quote.replace(POINTER, '').replace(SOLD_ELSEWHERE, '').replace(OTHER_LISTING, '')
    const [first = text] = text.split(/[,;:(]/)
    // "Not eucalyptus, doesn't grow here": what follows is why.
    return shareOf(text) < HIDDEN_SHARE && (first === text || shareOf(first) < 1)
  }
  return (
    quotes
      // "Is there valerian? No." answers one buyer.
      .filter(({ isBinding, text }) => isBinding && !text.includes('?') && isHidden(text))
      .map(({ text }) => text.replaceAll('\n', ' '))
  )
}

/** "See my other listing", "look at our larger one": where else to look is no warning. */
const POINTER =
  /\b(?:for (?:an? |the )?[^.!?\n]{0,30})?(?:see|look at|check(?: out)?|visit) (?:my|our)\b.*/is

/** "Duvet cover to match? Yes but other listing." */
const SOLD_ELSEWHERE =
  /[^.!?\n]*\? ?yes\b[^.!?\n]{0,40}\b(?:other|another|separate|different) listing[^.!?\n]*/gi

/** "There is a gold version in another listing" */
const OTHER_LISTING =
  /[^.,;!?\n]{0,80}\b(?:another|other|different|diff|separate) listing\b[^.,;!?\n]{0,40}/gi

const ANSWER = /^A[:.] /

function answerIn(text: string): string {
  return text.slice(text.lastIndexOf('?') + 1).trim()
}

/** "WARNING: not a toy.", "Allergy: no nickel" */
const LABEL = /^\p{L}[\p{L} ]{2,20}?\s*:\s+/u

/** Where so much of a statement is told, its rest may go: "the bit of my thumb" of what is not included. */
const WHOLE: ReadonlyMap<MustSay['kind'], number> = new Map([
  ['flaw', 0.75],
  ['danger', 0.75],
  ['denial', 0.85],
  ['not-included', 0.6],
  // "No nickel, no metal at all" is told by all of its words.
  ['allergens', 1],
])

const WORDS_MIN = 3
const TOLD_SHARE = 0.5
/** Where less of a quote is told, no other wording can hide it. */
const HIDDEN_SHARE = 0.3

/** Opens a list of contents, of which each member counts. */
const CONTAINING = new Set(
  `contient contiennent enthält enthalten contiene contengono contém contêm bevat bevatten zawiera zawierają innehåller
  indeholder inneholder sisältää içerir obsahuje allergènes allergene allergenen alérgenos alergenos allergeni alergeny
  allergener ingrédients zutaten ingredientes ingredienti ingrediënten składniki ingredienser`.split(
    /\s+/,
  ),
)

/** False where words stand without spaces, so that none can be looked for. */
export function isComparable(statement: string): boolean {
  return contentStems(statement).length >= WORDS_MIN && !UNSPACED.test(statement)
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u

function isList(statement: string): boolean {
  return tokens(statement).some((word) => CONTAINING.has(word))
}

function isToldAbroad(texts: Described, statement: string): boolean {
  return isList(statement)
    ? contentStems(statement).every((stem) => hasStem(texts.generatedDescription, stem))
    : isMostlyTold(texts, statement)
}

function hasStem(text: string, stem: string): boolean {
  return CONTAINING.has(stem) || contentStems(text).includes(stem)
}

/** True where at least half of a statement's meaningful words stand in the description. */
export function isMostlyTold(texts: Described, statement: string): boolean {
  return isToldBy(TOLD_SHARE, texts, statement)
}

function isToldBy(share: number, { generatedDescription }: Described, statement: string): boolean {
  const told = readText(generatedDescription).places
  const wanted = [...new Set(rootsOf(inSpellingOf(generatedDescription, statement)))]
  return wanted.filter((word) => told.has(word)).length >= wanted.length * share
}

/** The description with these statements as its last paragraph. */
export function sayAtTheEnd(description: string, statements: readonly string[]): string {
  if (statements.length === 0) return description
  return `${description}\n\n${statements.map(asSentence).join(' ')}`
}

export function inOneLine({ text }: Pick<MustSay, 'text'>): string {
  return text.replaceAll('\n', ' ')
}

function asSentence(statement: string): string {
  const [first = ''] = statement
  const ending = /[.!?。]$/u.test(statement) ? '' : '.'
  return `${first.toUpperCase()}${statement.slice(first.length)}${ending}`
}

import type { Brief } from '../read/form.ts'
import { headNoun } from '../read/kinds.ts'
import type { Fact } from '../read/told.ts'
import { nameOf } from './title-name.ts'
import { withShortNames } from './title-shape.ts'
import { line, sentence, withLabel } from '../say/sentence.ts'
import { isSmall, rootOf, wordsOf } from '#marketplace/searches/words.ts'

export type Opening = { text: string; used: Fact[] }

const NONE: Opening = { text: '', used: [] }
const FIRST_MAX = 8
/** In a paragraph the second sentence may say what the first one speaks of. */
const NAMED_WITHIN = 2

/**
 * The first sentence is the seller's own, in its place. Only where it does not say what the thing is, a line of the
 * seller's own title of the listing stands before it.
 */
export function openingOf(brief: Brief): Opening {
  const { headings, facts } = withoutToldNames(brief)
  const opening = openingFrom({ ...brief, facts })
  return { ...opening, used: [...headings, ...opening.used] }
}

/** The title as a line of its own, in the place of what says no more than it. */
export function underTitle(title: string, { used }: Opening): Opening {
  return { text: line(title), used: used.filter((fact) => holdsAll(title, fact)) }
}

/** The same of what the length asked for has left. */
export function openingFrom(brief: Brief): Opening {
  const { facts, language, input } = brief
  const [front] = facts
  if (front === undefined) return NONE
  if (language === 'en' && isTurned(front, brief))
    return { text: asLine(nameOf(brief), brief), used: [front] }
  if (front.said.form === 'name') return underName(front, brief)
  if (input.includeBulletedLists && headsList(front, brief))
    return { text: line(front.said.text), used: [front] }
  if (language !== 'en') return inOwnWords(front)
  const isNamed = facts
    .slice(0, isSpoken(front) && !isStory(front) ? NAMED_WITHIN : 1)
    .some((fact) => fact.said.block === front.said.block && names(fact, brief))
  return isNamed || isToldBy(front, brief) ? NONE : { text: titleLine(brief), used: [] }
}

/** "Low tide" above "Linen scarf": the name of a design stands with what it is the name of. */
function underName(front: Fact, brief: Brief): Opening {
  const [, next] = brief.facts
  const isThing = next !== undefined && !names(front, brief) && names(next, brief)
  const isPhrase = isThing && next.said.label === '' && next.said.form !== 'sentence'
  if (!isPhrase) return { text: line(front.said.text), used: [front] }
  return { text: line(withLabel(front.said.text, next.said.text)), used: [front, next] }
}

/** "Treat yourself!" is called out before the sentence that says to what. */
function isSpoken({ said: { form, text } }: Fact): boolean {
  return form === 'sentence' || text.endsWith('!')
}

const STORY = new Set("i i'm i've i'd we we've my our when so well years".split(' '))

/** "I made the first one for my sister": a buyer who sees no more of the text must read what it is. */
function isStory({ said: { words } }: Fact): boolean {
  return STORY.has(words[0]?.low ?? '') && words.length >= STORY_WORDS_MIN
}

/** Behind a shorter one the next sentence is still the beginning. */
const STORY_WORDS_MIN = 8

/** "Oak floating shelf" above "Thickness 40 mm" is no point among the others. */
function headsList(front: Fact, { facts, item }: Brief): boolean {
  const { form, label, section, block, words } = front.said
  const rows = facts.slice(1, 1 + ROWS_MIN).map(({ said }) => said)
  const isName = form === 'line' && label === '' && section === null
  const isFirstOfRow =
    rows.length === ROWS_MIN && rows.every((one) => one.form === 'line' && one.block === block)
  return isName && isFirstOfRow && words.some(({ stem }) => stem === item.head)
}

const ROWS_MIN = 3

/** The seller's own title where it certainly names the thing; a note to oneself does not. */
function titleLine(brief: Brief): string {
  const { ownTitle, item, language } = brief
  const words = wordsOf(ownTitle)
  const isNaming = words.some((word) => word.stem === item.head) || headNoun(words) !== null
  if (!isNaming || words.length < 2) return ''
  // "Pet portrait watercolor" was typed to find it again: nobody says so.
  const [first] = words
  const isPlain = first !== undefined && !isSmall(first)
  const isName = isPlain && words.at(-1)?.stem === item.head
  if (language !== 'en' || isName) return line(ownTitle)
  const lead = nameOf(brief)
  const isSaidSo = wordsOf(lead).every(({ stem }, at) => words[at]?.stem === stem)
  return isSaidSo ? line(ownTitle) : asLine(lead, brief)
}

/** "A slim bifold in leather" says "Slim bifold wallet" but for its noun. */
function isToldBy({ said }: Fact, { ownTitle, item }: Brief): boolean {
  const first = new Set(said.words.slice(0, FIRST_MAX).map(({ stem }) => stem))
  const more = wordsOf(ownTitle).filter(({ stem }) => stem !== item.head)
  const isArticle = ['a', 'an', 'the'].includes(said.words[0]?.low ?? '')
  return isArticle && more.length > 1 && more.every(({ stem }) => first.has(stem))
}

function asLine(name: string, brief: Brief): string {
  return line(withShortNames(inSmallLetters(name, brief), brief))
}

/** "Earrings silver": all she typed is the name, in another order than one says it. */
function isTurned({ said }: Fact, brief: Brief): boolean {
  const name = wordsOf(nameOf(brief)).map(({ stem }) => stem)
  const typed = said.words.map(({ stem }) => stem)
  const isSame = typed.length === name.length && typed.every((stem) => name.includes(stem))
  return isSame && said.label === '' && typed.some((stem, at) => stem !== name[at])
}

function inSmallLetters(text: string, { document }: Brief): string {
  return wordsOf(text).reduceRight(
    (whole, { low, start, end }) =>
      document.names.has(low) ? whole : whole.slice(0, start) + low + whole.slice(end),
    text,
  )
}

function names({ said }: Fact, { item }: Brief): boolean {
  return [...wordsOf(said.label), ...said.words].some((word) => word.stem === item.head)
}

/** A name in a line of its own is not told before statements that say all its words and name the thing again. */
function withoutToldNames(brief: Brief): { headings: Fact[]; facts: Fact[] } {
  const { facts } = brief
  const [front, ...rest] = facts
  const isLine =
    front !== undefined &&
    front.said.label === '' &&
    !front.isMustKnow &&
    // "Frog sticker sheet!" in front of a sentence is no line of its own.
    (front.said.form === 'name' ||
      (front.said.form === 'phrase' && front.said.block !== rest[0]?.said.block))
  const isNamedAgain = rest.slice(0, NAMED_WITHIN).some((fact) => names(fact, brief))
  if (!isLine || !isNamedAgain) return { headings: [], facts }
  const told = new Set(
    rest
      .slice(0, FIRST_MAX)
      .flatMap(({ said }) =>
        said.form === 'name' ? [] : said.words.map((word) => rootOf(word.stem)),
      ),
  )
  const isTold = front.said.words.every((word) => isSmall(word) || told.has(rootOf(word.stem)))
  return isTold ? { headings: [front], facts: rest } : { headings: [], facts }
}

/** Whether nothing of the statement is lost. */
function holdsAll(text: string, { said }: Fact): boolean {
  const roots = new Set(wordsOf(text).map((word) => rootOf(word.stem)))
  return said.words.every((word) => isSmall(word) || roots.has(rootOf(word.stem)))
}

/** In a language whose grammar we do not know the seller's first statement stands first, as it is. */
function inOwnWords(first: Fact): Opening {
  return first.said.label !== '' || first.said.form === 'step'
    ? NONE
    : { text: sentence(first.said.text), used: [first] }
}

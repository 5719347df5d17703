import type { Brief } from '../read/form.ts'
import { is, isModifier, knownIn } from '../read/lexicon.ts'
import { ownName } from '../read/naming/names.ts'
import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** Searches that the seller wrote without saving them as keywords, surest first. */
export function ownSearches(brief: Brief): string[] {
  if (brief.language !== 'en' || brief.keywords.length === 0) return []
  return [...fitPhrases(brief), ...ofStuff(brief), ...sellersNames(brief)]
}

/** "Cover for moleskine": what it fits, said as the seller says it. */
function fitPhrases({ item, keywords }: Brief): string[] {
  const head = wordsOf(item.name).findLast(({ stem }) => stem === item.head)?.low ?? ''
  const name = item.name.toLowerCase()
  return keywords.flatMap(({ fits }) =>
    fits === '' || head === '' ? [] : [`${name} for ${fits}`, `${head} for ${fits}`],
  )
}

/** "Material: olive wood" of a spoon: a sentence may tell it of a part, a label tells it of the thing. */
function ofStuff({ traits, item }: Brief): string[] {
  const name = wordsOf(item.name)
  if (name.some((word) => is(word, 'material'))) return []
  return traits
    .filter(({ kind, said }) => kind === 'material' && said.said.labelMeaning === 'material')
    .map(({ text }) => wordsOf(text).filter((word) => !word.isNumber && !isSmall(word)))
    .filter((words) => words.length < 3 && words.every((word) => is(word, 'material')))
    .map((words) => `${spelt(words)} ${item.name.toLowerCase()}`)
}

/** A shorter word is short for another: "lg", "sm". */
const LETTERS_MIN = 3

/** How the seller names the thing: "tiny crescent moon necklace" holds three searches, each from a word that describes. */
function sellersNames(brief: Brief): string[] {
  const own = ownName(brief) ?? []
  const stems = own.map(({ stem }) => stem)
  const isPlain =
    stems.at(-1) === brief.item.head && new Set(stems).size === stems.length && !isTorn(own, brief)
  if (!isPlain || own.some((word) => isShort(word))) return []
  const known = knownIn(own)
  const isInside = (at: number) => known.some(({ from, to }) => from < at && at < to)
  return own
    .slice(0, -1)
    .flatMap((word, at) =>
      isInside(at) || (at > 0 && !isModifier(word)) ? [] : [spelt(own.slice(at))],
    )
}

function isShort(word: Word): boolean {
  return word.low.length < LETTERS_MIN && !isSmall(word)
}

/** "Collar dog bandana" of one that goes "over the collar". */
function isTorn([first]: readonly Word[], { facts }: Brief): boolean {
  const said = facts[0]?.said.words ?? []
  const at = said.findIndex(({ start, low }) => start === first?.start && low === first.low)
  return at > 1 && ['the', 'a', 'an'].includes(said[at - 1]?.low ?? '')
}

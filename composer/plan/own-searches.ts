import type { Brief } from '../read/form.ts'
import { is, isModifier, knownIn } from '../read/lexicon.ts'
import { ownName } from '../read/naming/names.ts'
import { groundOf } from './usable.ts'
import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** Searches that the seller wrote without saving them as keywords, surest first. */
export function ownSearches(brief: Brief): string[] {
  if (brief.language !== 'en' || brief.keywords.length === 0) return []
  return [...fitPhrases(brief), ...ofStuff(brief), ...ofLooks(brief), ...sellersNames(brief)]
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

const LOOKS = ['colour', 'finish', 'technique', 'style'] as const

/** "Speckled mug" of a "Mug, speckled", for who typed "speckled" alone. */
function ofLooks({ keywords, item, facts }: Brief): string[] {
  const front = facts[0]?.said
  const { options } = groundOf(facts)
  const typed = keywords.filter(({ words, support }) => words.length === 1 && support === 'backed')
  return typed.flatMap(({ words: [word] }) => {
    if (word === undefined || item.stems.includes(word.stem) || options.has(word.stem)) return []
    const at = front?.words.findIndex(({ stem }) => stem === word.stem) ?? -1
    const next = front?.words[at + 1]
    const isOfIt = next === undefined || item.stems.includes(next.stem) || isModifier(next)
    const isLook = LOOKS.some((property) => is(word, property)) && !is(word, 'ambiguous')
    return at !== -1 && isOfIt && isLook ? [`${word.low} ${item.name.toLowerCase()}`] : []
  })
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
  const isWholeFrom = (at: number) => own.slice(0, at).every(isAdjective)
  return own
    .slice(0, -1)
    .flatMap((word, at) =>
      isInside(at) || (at > 0 && !(isModifier(word) && isWholeFrom(at)))
        ? []
        : [spelt(own.slice(at))],
    )
}

/** "Tiny" may go and leaves a crescent moon necklace; "peanut" would leave butter dog biscuits. */
function isAdjective(word: Word): boolean {
  return ADJECTIVES.some((property) => is(word, property)) && !is(word, 'material')
}

const ADJECTIVES = ['colour', 'finish', 'technique', 'style', 'form', 'origin', 'age'] as const

function isShort(word: Word): boolean {
  return word.low.length < LETTERS_MIN && !isSmall(word)
}

/** "Collar dog bandana" of one that goes "over the collar". */
function isTorn([first]: readonly Word[], { facts }: Brief): boolean {
  const said = facts[0]?.said.words ?? []
  const at = said.findIndex(({ start, low }) => start === first?.start && low === first.low)
  return at > 1 && ['the', 'a', 'an'].includes(said[at - 1]?.low ?? '')
}

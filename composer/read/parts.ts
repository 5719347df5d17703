import { is, propertiesOf } from './lexicon.ts'
import { startsWithOrder } from './sentences.ts'
import type { Fact } from './told.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

/** A phrase inside one statement, between its commas, brackets and dashes. */
export type Part = { text: string; words: Word[]; said: Fact; at: number }

const MARKS = /,(?!\d)|:(?!\d)|[;()[\]•|?!…]|\.(?!\d)|\s[-–—/+&~]+\s|[–—]/
const PARTS_MAX = 24

/** The phrases of a statement from left to right. */
export function partsIn(said: Fact): Part[] {
  return withoutAsides(said.said.text)
    .split(MARKS)
    .slice(0, PARTS_MAX)
    .flatMap((raw, at) => {
      const text = raw.trim()
      const words = wordsOf(text)
      return words.length === 0 ? [] : [{ text, words, said, at }]
    })
}

/** What stands between the commas and stops of a text. */
export function clausesIn(text: string): string[] {
  return text.split(/[,;.]/)
}

const FRONT_ENDS = /,(?!\d)|:(?!\d)|[;()[\]|•?!…]|\.(?!\d)|\s[-–—/~]+\s|[–—]/

/** What stands in front of the first mark: "with digger + name" is one phrase. */
export function frontPhrase(text: string): string {
  const [front = ''] = text.split(FRONT_ENDS)
  return front.trim()
}

const ASIDE = /\([^()]{0,200}\)/g

/** The statement as it reads without its asides, and without a choice where slashes part the traits of the front line. */
export function plainly(fact: Fact, isFront: boolean): Fact {
  const bare = withoutAsides(fact.said.text)
  const text = isFront ? bare.replaceAll(' / ', ' , ') : bare
  const kind = isFront ? 'item' : fact.kind
  return { ...fact, kind, said: { ...fact.said, text, words: wordsOf(text) } }
}

/** What stands in brackets is said beside the thing: a part, a choice, the same measure once more. */
function withoutAsides(text: string): string {
  return text.replace(ASIDE, ' ; ')
}

const PERSONS = new Set(
  "i i'm i've we we're we've my our me us you your you'll it it's its he she they them this that these those there here".split(
    ' ',
  ),
)
const CHANCE = new Set(
  'if when while until unless may might can could will would should must please not no never without or either any see ask like than too only just because so but also extra lol spare optional about approx roughly photo photos pictured picture shown'.split(
    ' ',
  ),
)

/** Whether a phrase only names or describes: nobody speaks in it, nothing happens and nothing is left open. */
export function isPlainPhrase(words: readonly Word[]): boolean {
  return (
    (!startsWithOrder(words) || isMade(words)) &&
    words.every((word, at) => !PERSONS.has(word.low) && !CHANCE.has(word.low) && !isVerb(words, at))
  )
}

/** "Cut from lime wood" tells how it was made and gives no order. */
function isMade([first, second]: readonly Word[]): boolean {
  const isForm = first !== undefined && is(first, 'participle')
  return isForm && ['from', 'out', 'in', 'of'].includes(second?.low ?? '')
}

/** A finite verb, unless it may be a noun or stands where only a describing word can. */
export function isVerb(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word === undefined) return false
  const properties = propertiesOf(word)
  if (!properties.has('finite')) return VERBS.has(word.low)
  // "Three layers of epoxy waves": behind a number, or behind "of" and a word that describes it, is a noun.
  const isOf = at === words.length - 1 && words[at - 2]?.low === 'of'
  if (isOf || NUMBERS.has(words[at - 1]?.low ?? '')) return false
  return !properties.has('ambiguous') && at > 0
}

const NUMBERS = new Set('two three four five six seven eight nine ten'.split(' '))

const VERBS = new Set('is are was were be been has have had do does did am'.split(' '))

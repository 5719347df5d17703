import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { isAcronym, uncapitalised } from '../read/case.ts'
import type { Brief } from '../read/form.ts'
import { holds, is, knownIn } from '../read/lexicon.ts'
import { sentence } from '../say/sentence.ts'
import type { Change } from './change.ts'
import { readOnce } from './facts.ts'
import { BETWEEN } from './lone-words.ts'
import { isOfIt, traitsSaid } from './own-names.ts'

/** Of what a photo shows: colour and stuff, finish and make. */
const SEEN = ['colour', 'material', 'finish', 'technique'] as const
/** No name ends in how it is made. */
const HOW = ['participle', 'technique', 'claim'] as const
const JOINTS = new Set(['for', 'by', 'from'])

/**
 * What her photo shows as far as her title and text tell it: the thing with its colour and its stuff. Null where they say
 * nothing of how it looks; for what is made for others to fill in or a file nobody sees, its name is no picture.
 */
export function seenOf(change: Change): string | null {
  const { pasted, written, input } = change
  const brief = readOnce(input)
  if (brief.language !== 'en' || pasted.generatedAltText !== null) return written.generatedAltText
  if (brief.item.kind.isDigital) return null
  const [name = ''] = written.generatedTitle.split(BETWEEN)
  const words = wordsOf(name)
  const joint = words.findIndex(({ low }) => JOINTS.has(low))
  // "Walnut cheese board handmade" and "candlesticks pair" end in what it is called.
  const whole = joint > 0 ? words.slice(0, joint) : words
  const isCalled = (word: Word, at: number) =>
    !HOW.some((property) => is(word, property)) && isOfIt(whole.slice(0, at + 1), brief)
  const end = whole.some(isSmall) ? -1 : whole.findLastIndex(isCalled)
  const own = end === -1 ? whole : whole.slice(0, end + 1)
  const joined = own.findIndex(isSmall)
  const ends = pasted.generatedTags.flatMap((tag) => wordsOf(tag).at(-1)?.stem ?? [])
  const called = own.slice(0, joined === -1 ? undefined : joined)
  if (!isOfIt(called, brief) && !ends.includes(called.at(-1)?.stem ?? '')) return null
  const said = new Set(own.map(({ stem }) => stem))
  const traits = traitsSaid(change).filter(({ words: trait }) =>
    trait.every(({ stem }) => !said.has(stem)),
  )
  const missing = (property: 'colour' | 'material') =>
    holds(own, property)
      ? undefined
      : traits
          .filter(({ properties }) => properties.has(property))
          // "Mushroom" of a mushroom basket is no colour of it.
          .filter(({ properties }) => property !== 'colour' || !properties.has('ambiguous'))
          .toSorted((one, other) => one.words.length - other.words.length)[0]
  const [colour, stuff] = [missing('colour'), missing('material')]
  const isSeen = [...own, ...(colour?.words ?? []), ...(stuff?.words ?? [])].some((word) =>
    SEEN.some((property) => is(word, property) && !isAcronym(word.low)),
  )
  const isHued = colour !== undefined || holds(own, 'colour')
  const hues = isHued ? [] : huesListed(brief)
  if (!isSeen && hues.length === 0) return null
  // "New Zealand" keeps its capitals.
  const places = knownIn(own).flatMap(({ from, to, properties }) =>
    properties.has('origin') ? own.slice(from, to) : [],
  )
  const named = own.map((word) =>
    places.includes(word) ? word.text : calm(word, brief.document.names),
  )
  const told = (text: string) => sentence(withArticle(text, { called, brief }))
  // "Wooden" stands before a name, "pine" is what it is made of.
  const isBefore = stuff?.words.some(({ low }) => BEFORE.has(low)) === true
  const before = [...(colour?.words ?? []), ...(isBefore && stuff !== colour ? stuff.words : [])]
  const front = before.map(({ low }) => low)
  if (hues.length > 0) {
    const [last = '', ...others] = hues.toReversed()
    return told(`${named.join(' ')} in ${others.toReversed().join(', ')} and ${last}`)
  }
  if (stuff === undefined || stuff === colour || isBefore)
    return told([...front, ...named].join(' '))
  // A candle is of soy wax, and not in it.
  const isPoured = stuff.words.at(-1)?.low.endsWith('wax') === true
  const noun = named.length - 1
  return isPoured
    ? told([...front, ...named.slice(0, noun), spelt(stuff.words), ...named.slice(noun)].join(' '))
    : told(`${[...front, ...named].join(' ')} made of ${spelt(stuff.words)}`)
}

const BEFORE = new Set(['wooden', 'woollen', 'woolen', 'golden'])

type Naming = { called: readonly Word[]; brief: Brief }

/** "A", where her text speaks of one: of rosin there is none, and of knobs several. */
function withArticle(name: string, { called, brief }: Naming): string {
  const noun = called.at(-1)
  const isOne = brief.facts.some(({ said: { words } }) =>
    words.some(({ low }, at) => {
      const before = words.slice(Math.max(0, at - ARTICLE_WITHIN), at)
      return low === noun?.low && before.some((word) => ONE.has(word.low))
    }),
  )
  const article = VOWELS.has(name.charAt(0).toLowerCase()) ? 'an' : 'a'
  return isOne ? `${article} ${name}` : name
}

const ONE = new Set(['a', 'an', 'this', 'each', 'every'])
const VOWELS = new Set('aeiou')
const ARTICLE_WITHIN = 4

const HUES_LEAST = 3
/** "Rose pink and a few specks of moss green" goes on; further on another thing is told of. */
const HUES_APART = 5
const HUES_MAX = 5
/** Of these one is sent, and nobody sees the others. */
const CHOOSING = new Set('or choose choice available options option select pick either'.split(' '))

/** "Deep plum, rose pink and a few specks of moss green on a cream base": the colours of what has several at once. */
function huesListed({ facts }: Brief): string[] {
  const rows = facts.slice(0, HUES_WITHIN).map(({ said: { words } }) => {
    if (words.some(({ low }) => CHOOSING.has(low))) return []
    const hues = knownIn(words).filter(({ properties }) => properties.has('colour'))
    const end = hues.findIndex(({ to }, at) => (hues[at + 1]?.from ?? Infinity) - to > HUES_APART)
    return hues.slice(0, end + 1).map(({ from, to }) => {
      const shade = words[from - 1]
      const isShade = shade !== undefined && SHADES.has(shade.low)
      return spelt(words.slice(isShade ? from - 1 : from, to))
    })
  })
  const hues = [...new Set(rows.find((row) => row.length >= HUES_LEAST))]
  return hues.length < HUES_LEAST ? [] : hues.slice(0, HUES_MAX)
}

/** What it is told by at first. */
const HUES_WITHIN = 3
const SHADES = new Set('deep dark light pale bright soft warm dusty dusky rich'.split(' '))

function calm(word: Word, names: ReadonlySet<string>): string {
  return isAcronym(word.text) ? word.text : uncapitalised(word.text, names)
}

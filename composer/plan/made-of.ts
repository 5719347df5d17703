import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { is, knownIn, type Property } from '../read/lexicon.ts'
import { clausesIn } from '../read/parts.ts'
import type { Fact } from '../read/told.ts'

const WORDS_MAX = 5

/** "Wheel thrown stoneware", "black walnut and hard maple": what a statement begins with; "hand carved and printed" in the first. */
export function madeIn(fact: Fact, isFront: boolean): (readonly Word[])[] {
  const { label, text } = fact.said
  if (label !== '' || (!isFront && NOT_OF_IT.includes(fact.kind))) return []
  const [first = '', ...others] = clausesIn(text.replaceAll(' & ', ' and '))
  // "Tray mould for resin, plaster" lists what it is for.
  const more = wordsOf(first).some(({ low }) => low === 'for') ? [] : others
  return [first, ...(isFront ? more : [])].flatMap((clause) => {
    const words = wordsOf(clause)
    const from = words.findIndex((word) => !word.isNumber && !is(word, 'unit') && word.low !== 'x')
    // "3D printed" begins with no measure.
    const isTied = words[from]?.start === words[from - 1]?.end
    return makingAt(words.slice(isTied ? 0 : Math.max(0, from)), isFront)
  })
}

function makingAt(words: readonly Word[], isFront: boolean): (readonly Word[])[] {
  const joint = words.findIndex((word) => isSmall(word) && word.low !== 'and')
  const own = words.slice(0, joint === -1 ? undefined : joint)
  const known = knownIn(own)
  const isKnown = own.every(
    (word, at) => word.low === 'and' || known.some(({ from, to }) => from <= at && at < to),
  )
  const has = (property: Property) => known.some(({ properties }) => properties.has(property))
  const isPair = own.some(({ low }) => low === 'and')
  const stuffs = known.filter(({ properties }) => properties.has('material')).length
  const isWay = isFront && stuffs === 0 && own.length > 1 && has('technique')
  // "Birch ply with a jute pad on top"
  const isStuff = isFront && joint > 1 && stuffs === known.length
  const isOfStuff = isPair ? stuffs > 1 : stuffs > 0 && has('technique')
  if (!isKnown || (!isWay && !isOfStuff && !isStuff) || own.length > WORDS_MAX)
    return pairAtEnd(own)
  // "Hand carved" alone of a print that is "hand carved and printed".
  const [lead] = isWay && isPair ? known : []
  return lead !== undefined && lead.to > 1 ? [own, own.slice(0, lead.to)] : [own]
}

/** "Ash and hard maple" of a "bent grain ash and hard maple", whatever stands before them. */
function pairAtEnd(words: readonly Word[]): (readonly Word[])[] {
  const at = words.findIndex(({ low }) => low === 'and')
  const stuffs = knownIn(words).filter(({ properties }) => properties.has('material'))
  const first = stuffs.find(({ to }) => to === at)
  const second = stuffs.find(({ from, to }) => from === at + 1 && to === words.length)
  return first === undefined || second === undefined ? [] : [words.slice(first.from)]
}

export const NOT_OF_IT: readonly Fact['kind'][] = ['options', 'order', 'care', 'included', 'must']

const SHARE_REACH = 4

/** "100% NZ wool" where a clause begins so or says that the thing is of it; never of a lining. */
export function shareIn(
  { said: { text, label, labelMeaning }, kind }: Fact,
  isFront: boolean,
): (readonly Word[])[] {
  if ((NOT_OF_IT.includes(kind) && !isFront) || (label !== '' && labelMeaning !== 'material'))
    return []
  return clausesIn(text).flatMap((clause) => {
    const words = wordsOf(clause)
    const at = words.findIndex(
      ({ low, end }) => low === '100' && clause.slice(end, end + 1) === '%',
    )
    const [before] = words.slice(0, Math.max(0, at)).slice(-1)
    const isLed = at === 0 || isFront || LEADING.has(before?.low ?? '')
    const rest = words.slice(at + 1, at + 1 + SHARE_REACH)
    const last = rest.findIndex((word, place) => {
      const next = rest[place + 1]
      return is(word, 'material') && (next === undefined || !is(next, 'material'))
    })
    const own = rest.slice(0, last + 1)
    return at !== -1 && isLed && last !== -1 && !own.some(isSmall) ? [own] : []
  })
}

const LEADING = new Set(['of', 'from', 'in', 'is', 'are', 'material', 'fabric'])

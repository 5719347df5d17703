import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { COLOURS } from '#marketplace/lexicon/colours.ts'
import { phrasesIn } from '#marketplace/text.ts'
import { headNoun, isMassNoun, isPluralNoun, listOf } from '../english/grammar.ts'
import { isPart } from '../english/parts.ts'
import {
  ADJECTIVE_ENDINGS,
  ADJECTIVES,
  AFTER_PLURAL,
  FINITE,
  VERBS_THIRD,
} from '../english/words.ts'
import { isDone } from './done.ts'

/** "Wreath of dried strawflowers, statice and oat grass": the last two close the list of the first. */
export function isListOfNouns(before: string, part: string): boolean {
  const [, first = ''] = /\b(?:of|with) ((?:[\p{L}-]+ ){0,2}\p{L}+)$/u.exec(before) ?? []
  const [, second = '', last = ''] =
    /^((?:\p{L}+ )?\p{L}+) and (\p{L}+(?: \p{L}+)?)\b/u.exec(part) ?? []
  const isBare = [first, second, last].every(
    (noun) => noun !== '' && !/^(?:an?|the|my|our|your|its)\b/i.test(noun),
  )
  const words = [second, last].flatMap((noun) => noun.toLowerCase().split(' '))
  return (
    isBare &&
    (isPluralNoun(headNoun(first)) || isMassNoun(headNoun(first))) &&
    !words.some(
      (word) =>
        ADJECTIVES.has(word) ||
        ADJECTIVE_ENDINGS.has(word) ||
        FINITE.has(word) ||
        VERBS_THIRD.has(word),
    ) &&
    !isDone(part) &&
    !isColour(second)
  )
}

/** "Painted in chalky white, sage and blush" names all its colours. */
export function isListOfColours(before: string, part: string): boolean {
  const last = /\b(?:in|painted|dyed|glazed) (?:\p{L}+ )?(\p{L}+)$/u.exec(before)?.[1] ?? ''
  const others = part.split(/ and /)
  return isColour(last) && others.length === 2 && others.every(isColour)
}

const COUNTED = /^(?:an?|one|two|three|four|five|six|seven|eight|ten|twelve|\d+) \p{L}/iu
const BEGINS_LIST = /^with (?:an?|one|two|three|four|five|six|seven|eight|ten|twelve|\d+) \p{L}/iu

/** "With a menu, a shopping list and an inventory" is one statement, if the last of them closes it. */
export function withCountedLists(parts: readonly string[]): string[] {
  const joined: string[] = []
  let rest = [...parts]
  for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
    const end = rest.findIndex((next) => !COUNTED.test(next) || / and /.test(next))
    const closing = rest[end] ?? ''
    const isList = joined.length > 0 && BEGINS_LIST.test(part) && !/ and /.test(part)
    if (isList && COUNTED.test(closing)) {
      joined.push([part, ...rest.slice(0, end + 1)].join(', '))
      rest = rest.slice(end + 1)
    } else joined.push(part)
  }
  return joined
}

const isColour = (part: string) => COLOURS.includes(part.toLowerCase())

/** What says by itself what it is needs no list: a part, a material, a quality. */
function isKnown(part: string): boolean {
  const words = part.toLowerCase().split(/\s+/)
  const last = words.at(-1) ?? ''
  return (
    isPart(part) ||
    MATERIALS.includes(headNoun(part)) ||
    ADJECTIVES.has(last) ||
    isDone(part) ||
    /^(?:inside|outside|below|included|painted|lined)$/.test(last)
  )
}

/** "Elastic loops slide on collar" is a statement. */
function isActing(word: string, at: number, all: readonly string[]): boolean {
  return AFTER_PLURAL.has(word) && isPluralNoun(all[at - 1] ?? '')
}

const isShort = (part: string) => part.split(/\s+/).length <= 2 && !/\d/.test(part)

/** "fox, bear, deer and owl in watercolour": short members, and the last one closes the list. */
export function isEnumeration(parts: readonly string[]): boolean {
  const others = parts.slice(0, -1)
  const last = parts.at(-1) ?? ''
  if (others.length === 0 || last.split(/\s+/).length > 6) return false
  // "Sage, two pockets and a strap": a count begins another statement, and no part is a colour.
  if (/^(?:\d|(?:an?|one|two|three|four|five|six|eight|ten|twelve|adjustable) )/i.test(last))
    return false
  if (last.split(/\s+/).some(isActing)) return false
  if (others.some(isColour) && phrasesIn(last, COLOURS).length === 0) return false
  // "Includes A4, US letter and A0 files": the verb rules the whole list.
  if (
    /^(?:includes|contains|features|comes with|choose|choose from|pick)\b/i.test(others[0] ?? '')
  ) {
    return /\s(?:and|or)\s/.test(last)
  }
  const isClosed = /\s(?:and|or|in|on)\s/.test(last)
  if (
    others.length >= 2 &&
    isClosed &&
    others.every((part) => part.split(/\s+/).length <= 3 && !/\d/.test(part))
  )
    return others.some(isShort)
  if (!others.every(isShort)) return false
  if (/\s(?:and|or)\s/.test(last)) return true
  const isList = others.length >= 3 || (others.length === 2 && isShort(last))
  return isList && !parts.some(isKnown)
}

/** The members of a list as one phrase, with the "and" it may lack. */
export function enumerated(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return / (?:and|or) /.test(last) ? parts.join(', ') : listOf(parts)
}

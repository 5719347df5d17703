import type { Fault } from '#contract/improving/fault.ts'
import { capsWords } from '../characters.ts'
import { PRAISE, PROMOTIONAL } from '../lexicon/claims.ts'
import { asksForCredit, handleIn } from '../reading/crediting.ts'
import { TITLE } from '../rules.ts'
import { lowWordsOf } from '../searches/words.ts'
import { phrasesIn, proseSentences } from '../text.ts'
import { type HealthCheck, quotedList } from './check.ts'

/** With what a fault begins that names what is said to whoever reads, and not of the item. */
const NOT_OF_ITEM = 'Not about the item, so no buyer needs it'

const GREETINGS = new Set('hi hello hey hiya welcome'.split(' '))
const THANKS =
  /\b(?:thanks?|thank you|thx) (?:so much |very much )?for (?:looking|stopping|visiting|browsing|viewing|reading|shopping)\b/i
const BEGGING = /\bleave (?:me |us )?an? (?:[\d\p{L}]+[ -]){0,3}review\b|\bfollow (?:me|us)\b/iu
/** A greeting of more words goes on to tell of the item. */
const GREETING_MAX = 6

/** Greetings, thanks, begging for reviews and handles in a description that was pasted. */
export function talkIn(description: string): string[] {
  return description
    .split('\n')
    .flatMap((line) => proseSentences(line))
    .flatMap((text) => {
      const words = lowWordsOf(text)
      if (GREETINGS.has(words[0] ?? '') && words.length <= GREETING_MAX) return [text.trim()]
      const handle = asksForCredit(text) ? undefined : handleIn(text)
      const found = [
        ...[THANKS, BEGGING].flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
        ...(handle === undefined ? [] : [handle]),
      ]
      return words.length <= WHOLE_MAX && found.length > 0 ? [text.trim()] : found
    })
}

/** Of a longer sentence only the words are named that are not of the item. */
const WHOLE_MAX = 12

/** With what a fault begins that names what sells in a title. */
export const CALLS = 'The title calls instead of saying what the item is'

/** A word in capitals of so many letters is no "SVG". */
const LOUD_MIN = 4
const LOUD_LEAST = 2

/** What a pasted title calls out where it should tell: "SALE!!!", "HANDMADE cup LOVELY mug". */
export function calledIn(title: string): Fault[] {
  const calls = phrasesIn(title, [...PROMOTIONAL, 'sale'])
  // Praise is told by itself, however loud it is.
  const called = new Set([...calls, ...phrasesIn(title, PRAISE)].flatMap(lowWordsOf))
  const capitals = capsWords(title)
  const loud = capitals
    .map((word) => word.replaceAll('!', ''))
    .filter((word) => LOUD.test(word) && !called.has(word.toLowerCase()))
  // More of them no marketplace takes, which is told by itself.
  const isLoud = loud.length >= LOUD_LEAST && capitals.length <= TITLE.capsWordsMax
  const told = [
    ...calls.map((call) => `"${call}"`),
    ...(isLoud ? [`${quotedList(loud)} in capitals`] : []),
    ...(title.includes('!') ? ['exclamation marks'] : []),
  ]
  if (told.length === 0) return []
  return [
    {
      part: 'title',
      // Praise of the shop belongs into no part.
      text: `${CALLS}: ${told.join(', ')}.${calls.length > 0 ? ` Take ${told.length > 1 ? 'them' : 'it'} out.` : ''}`,
    },
  ]
}

/** A tag that only calls, "sale": nobody types it to find this thing. */
export function calledInTags(tags: readonly string[]): Fault[] {
  const calls = new Set([...PROMOTIONAL, 'sale'])
  const called = tags.filter((tag) => calls.has(tag.trim().toLowerCase()))
  if (called.length === 0) return []
  const are = called.length > 1 ? 'Tags that call' : 'A tag that calls'
  return [
    { part: 'tags', text: `${are} instead of saying what the item is: ${quotedList(called)}.` },
  ]
}

const LOUD = new RegExp(`^\\p{Lu}{${LOUD_MIN},}$`, 'u')

/** A check with what is said in a pasted description besides the item, in the place of what was found of it before. */
export function withTalk(check: HealthCheck, talk: readonly string[]): HealthCheck {
  if (talk.length === 0) return check
  const fault: Fault = { part: 'description', text: talkFault(talk) }
  return withFaults({ ...check, faults: check.faults.filter((one) => !isTalk(one)) }, [fault])
}

/** A check that passed does so no longer; one that did not tells more. */
export function withFaults(check: HealthCheck, more: readonly Fault[]): HealthCheck {
  if (more.length === 0) return check
  const faults = [...check.faults, ...more]
  const finding = faults.map(({ text }) => text).join(' ')
  return { ...check, state: check.state === 'open' ? 'open' : 'partly', finding, faults }
}

export function talkFault(talk: readonly string[]): string {
  return `${NOT_OF_ITEM}: ${quotedList(talk)}.`
}

export function isTalk({ text }: Fault): boolean {
  return text.startsWith(NOT_OF_ITEM)
}

import { isTagAccepted, refusedInTag } from './characters.ts'
import { isWholePhrase } from './review/tags.ts'
import { TAGS } from './rules.ts'
import { stemKey, tokens } from './text.ts'

/** What is to say about a tag while it is edited; a refused one cannot be saved. */
export type TagNote = { text: string; isRefused: boolean }

/** A tag as it is kept: composed, without stray spaces. */
export function tidyTag(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** The first thing to say about the tag at a place; null when it is fine. */
export function noteOnTag(tags: readonly string[], at: number): TagNote | null {
  const tag = tidyTag(tags[at] ?? '')
  const others = tags.filter((_, index) => index !== at).map(tidyTag)
  const refusal = refusalOf(tag, others)
  if (refusal !== null) return { text: refusal, isRefused: true }
  const advice = adviceOn(tag, others)
  return advice === null ? null : { text: advice, isRefused: false }
}

function refusalOf(tag: string, others: readonly string[]): string | null {
  const signs = refusedInTag(tag)
  if (tag === '') return 'Write the tag, or remove it.'
  if (tag.length > TAGS.lengthMax) return `At most ${TAGS.lengthMax} characters: take out a word.`
  if (signs.length > 0)
    return `Etsy takes only letters, numbers, - and ' in tags, not ${signs.join(' ')}`
  if (tag.length < TAGS.lengthMin) return `A tag has at least ${TAGS.lengthMin} characters.`
  if (!isTagAccepted(tag)) return 'A tag begins with a letter or a number.'
  if (!isWholePhrase(tag))
    return 'A tag is a whole phrase: take out the word it begins or ends with.'
  const isTaken = others.some((other) => other.toLowerCase() === tag.toLowerCase())
  return isTaken ? 'You have this tag already.' : null
}

function adviceOn(tag: string, others: readonly string[]): string | null {
  const twin = others.find((other) => other !== '' && stemKey(other) === stemKey(tag))
  if (twin !== undefined) return `Answers the same search as “${twin}”.`
  return tokens(tag).length < 2 ? 'One word; a phrase is found more easily.' : null
}

import { tokens } from '#marketplace/text.ts'
import { NOT_ITEMS } from '../brief/item.ts'
import { OCCASIONS, PLACES, RECIPIENTS, SEASONS } from '../brief/people-words.ts'
import { headNoun } from '../english/grammar.ts'

/** A gift, an occasion, a room or a style: true of many things. */
export function isOfLife(keyword: string): boolean {
  const head = headNoun(keyword)
  const isTime = tokens(keyword).some((word) => OCCASIONS.has(word))
  return NOT_ITEMS.has(head) || PLACES.has(head) || RECIPIENTS.has(head) || isTime
}

const PEOPLE = /^(?:lovers?|owners?|mom|mum|dad|baker|cook|chef|reader|gardener|knitter)$/

/** "Coffee lover": a person, and nothing one could buy. */
export function isPerson(keyword: string): boolean {
  const last = tokens(keyword).at(-1) ?? ''
  return !GIFT.test(keyword) && (PEOPLE.test(last) || RECIPIENTS.has(last))
}

/** A person, a place or a season by itself: nobody types it who looks for this item. */
export function isBare(keyword: string): boolean {
  const last = tokens(keyword).at(-1) ?? ''
  return isPerson(keyword) || (!GIFT.test(keyword) && (PLACES.has(last) || SEASONS.has(last)))
}

const GIFT = /\b(?:gifts?|presents?|for)\b/

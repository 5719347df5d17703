import { contentStems } from '#marketplace/text.ts'
import type { People } from '../../brief/people.ts'
import { listOf } from '../../english/grammar.ts'
import { isFile } from '../lexicon/crafts.ts'
import { isName, spelt } from '../names.ts'
import { GIFTS, KINDS, MOMENTS, PLACES, type KeywordFrames } from '../lexicon/keyword-frames.ts'
import { keywordPhrase, type Speaker } from '../voice.ts'

/** A phrase about the item, and what stands in its slots. */
export type Phrase = { phrase: string; slots: Record<string, string> }

// Nobody gives a memorial "to your mother": the keyword names whom it remembers.
const NOBODY: People = { recipients: [], occasions: [], places: [], seasons: [], isGift: false }

/** Phrases drawn from whom, when and where the keywords have in mind. */
export function giftPhrases({ brief, random, voice }: Speaker): {
  gift: Phrase[]
  place: Phrase[]
} {
  const people = brief.isSolemn ? NOBODY : brief.people
  const recipients = people.isGift ? random.shuffle(people.recipients).slice(0, 3) : []
  const moments = random.shuffle([...people.occasions, ...people.seasons]).slice(0, 2)
  const places = isFile(brief) ? [] : random.shuffle(people.places).slice(0, 2)
  const framed = (frames: KeywordFrames, slots: Record<string, string>): Phrase[] =>
    Object.values(slots).includes('') ? [] : [{ phrase: random.pick(frames[voice]), slots }]
  return {
    gift: [
      ...framed(GIFTS, { people: listOf(recipients, 'or') }),
      ...framed(MOMENTS, { moments: listOf(moments) }),
    ],
    place: framed(PLACES, { places: listOf(places, 'or') }),
  }
}

const FOCUS_MAX = 3

/**
 * The focus keywords the opening does not hold: those that name the item serve as its name in what
 * follows, the others are said in a sentence of their own.
 */
export function focusKeywords({ brief, random, voice }: Speaker): {
  names: string[]
  phrases: Phrase[]
} {
  const { lead, primary, starred } = brief
  const opening = contentStems([...lead.before, lead.noun, lead.after, primary].join(' '))
  const missing = starred
    .filter((keyword) => contentStems(keyword).some((found) => !opening.includes(found)))
    .slice(0, FOCUS_MAX)
  return {
    names: missing.filter((keyword) => isName(keyword, brief)).map(spelt),
    phrases: missing
      .filter((keyword) => !isName(keyword, brief))
      .map((keyword) => ({
        phrase: random.pick(KINDS[voice]),
        slots: { a_keyword: keywordPhrase(keyword) },
      })),
  }
}

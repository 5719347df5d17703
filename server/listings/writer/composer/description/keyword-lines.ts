import { contentStems, stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import type { People } from '../../brief/people.ts'
import { isPluralNoun, listOf } from '../../english/grammar.ts'
import { isFile } from '../lexicon/file-items.ts'
import { isName, spelt } from '../names.ts'
import type { Passages } from '../lexicon/craft.ts'
import { GIFTS, KINDS, MOMENTS, PLACES, SUITING } from '../lexicon/keyword-frames.ts'
import { keywordPhrase, type Phrase, type Speaker } from '../voice.ts'

// Nobody gives a memorial "to your mother": the keyword names whom it remembers.
const NOBODY: People = { recipients: [], occasions: [], places: [], seasons: [], isGift: false }

/** Phrases drawn from whom, when and where the keywords have in mind. */
export function giftPhrases({ brief, random, voice }: Speaker): {
  gift: Phrase[]
  place: Phrase[]
} {
  const people = brief.isSolemn ? NOBODY : brief.people
  const named = contentStems(brief.primary)
  const isNew = (words: string) => contentStems(words).some((word) => !named.includes(word))
  const recipients = people.isGift
    ? nounsFirst(differing(random.shuffle(people.recipients.filter(isNew)))).slice(0, 3)
    : []
  const occasions = [...people.occasions, ...people.seasons].filter(isNew)
  const moments = random.shuffle(occasions).slice(0, 2)
  const places = isFile(brief)
    ? []
    : random.shuffle(people.places.filter((place) => isMeant(place, brief))).slice(0, 2)
  const framed = (frames: Passages, slots: Record<string, string>): Phrase[] =>
    Object.values(slots).includes('')
      ? []
      : random
          .shuffle(frames[voice].filter((frame) => isPolite(frame, slots)))
          .slice(0, 1)
          .map((phrase) => ({ phrase, slots }))
  return {
    gift: [
      ...framed(GIFTS, { people: listOf(recipients, 'or') }),
      ...framed(MOMENTS, { moments: listOf(moments, 'or') }),
    ],
    place: framed(PLACES, { places: listOf(places.map(withPreposition), 'or') }),
  }
}

/** "Her" and "him" say whom a gift is for only where no noun says it better. */
function nounsFirst(people: readonly string[]): readonly string[] {
  const nouns = people.filter((person) => !PRONOUN.test(person))
  return nouns.length > 0 ? nouns : people.slice(0, 1)
}

const PRONOUN = /^(?:her|him)$/

/** Nobody says "Know a newborn?" or "the lap of her": such a gift is for somebody, and no more. */
const ONLY_FOR = /^(?:her|him)$|\b(?:baby|newborn|puppy)\b/

function isPolite(frame: string, { people = '' }: Record<string, string>): boolean {
  return !ONLY_FOR.test(people) || /\bfor \{people\}/i.test(frame)
}

function kin(person: string): string | undefined {
  return contentStems(person.replace(/\bmother\b/, 'mom').replace(/\bfather\b/, 'dad')).at(-1)
}

/** "A knitter" and "knitters", "your mom" and "a mother" are the same people. */
function differing(people: readonly string[]): string[] {
  return people.filter((person, at) => people.findIndex((one) => kin(one) === kin(person)) === at)
}

const AFTER_PLACE = /^(?:decor|decoration|art|wall|gift|set|storage|shelf|accessory|prints?|sign)$/

/** The bedroom of a dollhouse is no place in a home. */
const OF_DOLLS = /^(?:dollhouse|dolls?|doll's|miniature|mini|toy|fairy)$/

/** True where a keyword sets the item in the place: "garden decor" does, "garden grown" and "beach house" do not. */
function isMeant(place: string, { item, usable }: Brief): boolean {
  const named = contentStems(place)
  return usable.some((keyword) => {
    const words = tokens(keyword)
    const at = words.findLastIndex((word) => named.includes(stem(word)))
    const next = words[at + 1]
    if (at === -1 || OF_DOLLS.test(words[at - 1] ?? '')) return false
    return next === undefined || AFTER_PLACE.test(next) || stem(next) === stem(item.noun)
  })
}

const SURFACES =
  /\b(?:desk|bookshelf|windowsill|mantel|patio|porch|balcony|beach|couch|sofa|table|picnic)$/

function withPreposition(place: string): string {
  return `${SURFACES.test(place) ? 'on' : 'in'} ${place}`
}

const FOCUS_MAX = 3

/**
 * The focus keywords whose words nothing else says: those that name the item serve as its name in what
 * follows, the others are said in a sentence of their own.
 */
export function focusKeywords({ brief, random, voice }: Speaker): {
  names: string[]
  phrases: Phrase[]
} {
  const { facts, lead, primary, starred } = brief
  const told = facts.map(({ text }) => text)
  const said = contentStems([...lead.before, lead.noun, lead.after, primary, ...told].join(' '))
  const missing = starred
    .filter((keyword) => contentStems(keyword).some((found) => !said.includes(found)))
    .slice(0, FOCUS_MAX)
  return {
    names: missing.filter((keyword) => isCalled(keyword, brief)).map(spelt),
    phrases: missing
      .filter((keyword) => !isCalled(keyword, brief) && !isGiftFor(keyword, brief))
      .flatMap((keyword) => {
        const frames = DECOR.test(keyword) ? SUITING : KINDS
        const slots = { keyword: spelt(keyword), a_keyword: keywordPhrase(keyword) }
        return random
          .shuffle(frames[voice])
          .slice(0, 1)
          .map((phrase) => ({ phrase, slots }))
      }),
  }
}

/** A "linocut print" is what the linocut may be called, though its noun stands first. */
function isCalled(keyword: string, brief: Brief): boolean {
  const words = tokens(keyword)
  const [last = ''] = words.slice(-1)
  const isWider =
    words.length === 2 &&
    stem(words[0] ?? '') === stem(brief.item.noun) &&
    isPluralNoun(last) === brief.item.isPlural &&
    !DECOR.test(last) &&
    !/^(?:gift|present|idea|art)s?$/.test(last)
  return isWider || isName(keyword, brief)
}

/** Styles and rooms: an item goes with them, but is none itself. */
const DECOR =
  /\b(?:decor|decoration|style|aesthetic|vibes?|kitchens?|nursery|bathroom|bedroom|living room|office|home|house|room|cottage|cabin|core)$/

// "Gift for a coffee lover" is said by the line about giving, which names the coffee lover.
function isGiftFor(keyword: string, { people }: Brief): boolean {
  return (
    /\b(?:gifts?|presents?|stuffers?|favou?rs?)\b/.test(keyword) && people.recipients.length > 0
  )
}

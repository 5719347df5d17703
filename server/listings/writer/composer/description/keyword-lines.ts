import { contentStems, stem } from '#marketplace/text.ts'
import type { People } from '../../brief/people.ts'
import { headNoun, listOf, sentence } from '../../english/grammar.ts'
import { isFile } from '../lexicon/crafts.ts'
import { keywordPhrase, type Speaker, type Voice } from '../voice.ts'

type Lines = Record<Voice, readonly [string, ...string[]]>

const GIFTS: Lines = {
  warm: [
    "It's easy to picture the {name} with {people}.",
    'Give {them} to {people}, or keep {them} for yourself.',
    'Someone to thank? The {name} would suit {people}.',
    '{It} {v:travels} well to {people}, with a short note.',
    'Know {people} who would smile at this? Wrap {them} up.',
    'Think of {people}: the {name} will get used.',
  ],
  tale: [
    'Wrap {them} up for {people} and watch the secret smile appear.',
    'A little bird says {people} would be glad of {them}.',
    'Hand {them} to {people} and let the story go on from there.',
    'Tuck the {name} into a parcel for {people}.',
  ],
  plain: [
    '{It} {v:makes} a suitable gift for {people}.',
    'As a gift, the {name} {v:suits} {people}.',
    'Consider the {name} as a present for {people}.',
    'It is also a practical gift for {people}.',
  ],
  terse: ['A gift for {people}.', 'For {people}.', 'Suits {people}.'],
}

const MOMENTS: Lines = {
  warm: [
    '{It} {v:works} well for {moments}.',
    'Good company for {moments}.',
    'Good timing for {moments}, though the {name} {v:needs} no occasion.',
    'Keep {them} in mind for {moments}.',
  ],
  tale: [
    'Save {them} for {moments}, or for a plain day that wants a little magic.',
    'Ready and waiting for {moments}.',
  ],
  plain: [
    '{It} {is} well suited to {moments}.',
    'Occasions that suit: {moments}.',
    '{It} {v:suits} {moments}.',
    'Consider {them} for {moments}.',
  ],
  terse: ['Right for {moments}.', 'For {moments}.'],
}

const PLACES: Lines = {
  warm: [
    "You'll find a spot for {them} in {places}.",
    'Try {them} in {places}.',
    'At home in {places}.',
  ],
  tale: [
    '{It} {v:likes} {places} best of all.',
    'Let {them} wander into {places}.',
    'A cozy corner of {places} will do nicely.',
  ],
  plain: [
    '{It} {v:suits} {places}.',
    'Suggested setting: {places}.',
    '{It} {v:fits} well in {places}.',
  ],
  terse: ['For {places}.', 'At home in {places}.'],
}

const KINDS: Lines = {
  warm: [
    "If you searched for {a_keyword}, you're in the right place.",
    '{It} {v:works} as {a_keyword}, too.',
    'At heart {it} {is} {a_keyword}.',
    'Think of {them} as {a_keyword}.',
    'Call {them} {a_keyword} if you like.',
  ],
  tale: [
    'Some would call {them} {a_keyword}, and they would be right.',
    'Part {keyword}, part daydream.',
    'In plainer words: {a_keyword}.',
    'A wish for {a_keyword}, granted.',
  ],
  plain: [
    '{It} can also be described as {a_keyword}.',
    '{It} also {v:serves} as {a_keyword}.',
    'Those in search of {a_keyword} will find the details here.',
    '{It} {is} equally suitable as {a_keyword}.',
  ],
  terse: ['Also {a_keyword}.', 'Call it {a_keyword}.'],
}

// Nobody gives a memorial "to your mother": the keyword names whom it remembers.
const NOBODY: People = { recipients: [], occasions: [], places: [], seasons: [], isGift: false }

/** Sentences drawn from what the keywords name: people, occasions, places, the other focus keywords. */
export function keywordLines(speaker: Speaker): {
  focus: string[]
  gift: string[]
  place: string[]
} {
  const people = speaker.brief.isSolemn ? NOBODY : speaker.brief.people
  const { random } = speaker
  const recipients = people.isGift ? random.shuffle(people.recipients).slice(0, 3) : []
  const moments = random.shuffle([...people.occasions, ...people.seasons]).slice(0, 2)
  const places = isFile(speaker.brief) ? [] : random.shuffle(people.places).slice(0, 2)
  const say = (lines: Lines, slots: Record<string, string>) =>
    sentence(speaker.say(random.pick(lines[speaker.voice]), slots))
  return {
    focus: focusLines(speaker, say),
    gift: [
      ...(recipients.length > 0 ? [say(GIFTS, { people: listOf(recipients, 'or') })] : []),
      ...(moments.length > 0 ? [say(MOMENTS, { moments: listOf(moments) })] : []),
    ],
    place: places.length > 0 ? [say(PLACES, { places: listOf(places, 'or') })] : [],
  }
}

type Say = (lines: Lines, slots: Record<string, string>) => string

// Only the words of the first focus keyword are sure to stand in the opening.
function focusLines({ brief }: Speaker, say: Say): string[] {
  const opening = contentStems(
    [...brief.lead.before, brief.lead.noun, brief.lead.after, brief.primary].join(' '),
  )
  return brief.starred
    .filter((keyword) => contentStems(keyword).some((found) => !opening.includes(found)))
    .filter((keyword) => stem(headNoun(keyword)) !== '')
    .slice(0, 3)
    .map((keyword) => say(KINDS, { a_keyword: keywordPhrase(keyword), keyword }))
}

import { DESCRIPTION } from '#marketplace/rules.ts'
import { contentStems, hasPhrase, stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import type { Fact } from '../../brief/fact.ts'
import { modifiers } from '../../english/articles.ts'
import {
  capitalised,
  headNoun,
  indefinite,
  isMassNoun,
  isPluralNoun,
  sentence,
} from '../../english/grammar.ts'
import { AS_SET, OPENERS, WITH_PRIMARY } from '../lexicon/openers.ts'
import { isOfMany, spelt, traitOf } from '../names.ts'
import { keywordPhrase, type Speaker } from '../voice.ts'
import { craftOpenings } from './craft-lines.ts'
import { factSentence } from './fact-sentences.ts'
import { asStart } from './fact-wording.ts'
import { inVoice } from './sellers-words.ts'

export type Opening = { text: string; used: Fact[] }

/** The naming phrase without its article: "hand poured lavender soy candle in an amber jar". */
export function leadPhrase(speaker: Speaker): string {
  const { lead, primary } = speaker.brief
  const name = isWithin(speaker.brief) ? [spelt(primary)] : [...withTrait(speaker.brief), lead.noun]
  const phrase = modifiers([...name, lead.after].filter((part) => part !== '').join(' '))
  return inVoice(phrase, speaker)
}

// The scent or colour that tells this item apart stands before the words of its focus keyword.
function withTrait(brief: Brief): string[] {
  const { before, after } = brief.lead
  const trait = traitOf(brief)
  if (trait === undefined || hasPhrase([...before, after].join(' '), trait)) return before
  const keyword = tokens(brief.primary)
  const at = before.findIndex((word) => keyword.includes(word))
  return before.toSpliced(at === -1 ? before.length : at, 0, trait)
}

// A focus keyword that says all the naming phrase says, and more, takes its place.
function isWithin({ item, lead, primary }: Brief): boolean {
  // "Botanical print set" is one thing, and the prints are several.
  if (isPluralNoun(headNoun(primary)) !== item.isPlural) return false
  const stems = contentStems(primary)
  const named = contentStems([...lead.before, lead.noun].join(' '))
  return !lead.holdsPrimary && named.every((word) => stems.includes(word))
}

function holdsPrimary(brief: Brief): boolean {
  return brief.lead.holdsPrimary || isWithin(brief)
}

function leadWithArticle(speaker: Speaker): string {
  const phrase = leadPhrase(speaker)
  const { noun } = speaker.brief.lead
  if (/^(?:an?|the|one)\b/.test(phrase)) return phrase
  if (/^(?:set|pair|pack)\b/.test(phrase)) return `a ${phrase}`
  // "String" has no number, a "string of hearts" is one plant.
  const isMass = isMassNoun(noun) && !isOfMany(speaker.brief)
  if (isPluralNoun(noun) || isMass) return phrase
  return `${indefinite(phrase)} ${phrase}`
}

/** The first sentence: it names the item, holds the focus keyword and fits the search preview. */
export function openingOf(speaker: Speaker, facts: readonly Fact[]): Opening {
  const { random } = speaker
  const telling = hasSpareFacts(speaker) ? random.shuffle(tellingFacts(speaker, facts)) : []
  const own = craftNamings(speaker)
  const plain = random.shuffle(namings(speaker))
  // The craft's own words and the facts come first by turns; a bare naming is what is left.
  const better = random.shuffle([...telling.slice(0, own.length + 1), ...own])
  const fitting = [...better, ...plain].filter(({ text }) => text.length <= DESCRIPTION.openingMax)
  const early = fitting.filter(({ text }) => isDistinctSoon(text, speaker))
  return early[0] ?? fitting[0] ?? plain[0] ?? { text: '', used: [] }
}

const SOON = 5

// Listings of one shop often begin alike up to the word that tells them apart.
function isDistinctSoon(text: string, { brief }: Speaker): boolean {
  const start = contentStems(tokens(text).slice(0, SOON).join(' '))
  const own = contentStems(traitOf(brief) ?? brief.primary).filter(
    (word) => word !== stem(brief.item.noun),
  )
  return own.some((word) => start.includes(word))
}

// A list needs its lines more than the opening needs a second fact.
function hasSpareFacts({ brief }: Speaker): boolean {
  return !brief.input.includeBulletedLists || brief.facts.length > 3
}

/** True for "bath bomb set" where the text names bath bombs. */
function isSetOf({ lead, primary }: Brief): boolean {
  const words = tokens(primary)
  if (!/^(?:set|bundle|pack|collection|duo|trio|pair)$/.test(words.at(-1) ?? '')) return false
  const named = contentStems([...lead.before, lead.noun].join(' '))
  return contentStems(words.slice(0, -1).join(' ')).every((word) => named.includes(word))
}

function namings(speaker: Speaker): Opening[] {
  if (!holdsPrimary(speaker.brief) && isSetOf(speaker.brief)) return [framed(AS_SET, speaker)]
  const frames = holdsPrimary(speaker.brief) ? OPENERS : WITH_PRIMARY
  // Where somebody is mourned nothing "comes along", whatever the style.
  const voice = speaker.brief.isSolemn ? 'plain' : speaker.voice
  return frames[voice].map((frame) => framed(frame, speaker))
}

const LEAD_MAX = 10

/** "A fig soy candle for the hour after the dishes": only while the item's own name is short. */
function craftNamings(speaker: Speaker): Opening[] {
  const lead = leadPhrase(speaker)
  if (tokens(lead).length > LEAD_MAX || !holdsPrimary(speaker.brief)) return []
  const { after } = speaker.brief.lead
  return craftOpenings(speaker)
    .filter((opening) => !(opening.includes('lead} for') && / for /.test(lead)))
    .map((opening) => (after === '' ? opening : opening.replace('lead} for', 'lead}, for')))
    .map((opening) => framed(opening, speaker))
}

function framed(frame: string, speaker: Speaker): Opening {
  const a_lead = leadWithArticle(speaker)
  const primary = keywordPhrase(speaker.brief.primary)
  const slots = { a_lead, A_lead: capitalised(a_lead), primary, A_primary: capitalised(primary) }
  return { text: sentence(speaker.say(frame, slots)), used: [] }
}

// "This candle burns around 45 hours": the strongest opening states a fact at once.
function tellingFacts(speaker: Speaker, facts: readonly Fact[]): Opening[] {
  const { brief } = speaker
  if (!holdsPrimary(brief) || brief.lead.after.split(' ').length > 8) return []
  const subject = `${brief.item.isPlural ? 'These' : 'This'} ${leadPhrase(speaker)}`
  const told = facts
    .filter(({ kind }) => ['does', 'has', 'done', 'is', 'size', 'material'].includes(kind))
    .slice(0, 3)
  const about = (named: string, fact: Fact) =>
    restart(factSentence([fact], { ...speaker, voice: 'plain' }), named)
  const alone = told.map((fact): Opening => ({ text: about(subject, fact), used: [fact] }))
  const led = told
    .flatMap((fact) => told.filter(({ kind }) => kind !== fact.kind).map((first) => [first, fact]))
    .flatMap(([first, fact]): Opening[] => {
      if (first === undefined || fact === undefined || facts.length < FACTS_FOR_TWO) return []
      const start = asStart([first], speaker)
      const text = about(`${capitalised(start)}, ${subject.replace(/^T/, 't')}`, fact)
      return start === '' ? [] : [{ text, used: [first, fact] }]
    })
  return [...alone, ...led].filter(({ text }) => text !== '')
}

/** With fewer facts an opening that takes two would leave the text nothing to tell. */
const FACTS_FOR_TWO = 3

function restart(said: string, subject: string): string {
  const rest =
    /^(?:It|They|The [\p{L} ]+?) ((?:is|are|has|have|comes|come|includes|include|measures|measure|was|were)\b.*|\p{Ll}+s? .*)$/u.exec(
      said,
    )
  if (rest === null || !/^(?:It|They) /.test(said)) return ''
  return sentence(`${subject} ${(rest[1] ?? '').replace(/^(is|are) also /, '$1 ')}`)
}

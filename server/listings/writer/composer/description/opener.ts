import { DESCRIPTION } from '#marketplace/rules.ts'
import type { Fact } from '../../brief/fact.ts'
import { modifiers } from '../../english/articles.ts'
import {
  capitalised,
  indefinite,
  isMassNoun,
  isPluralNoun,
  sentence,
} from '../../english/grammar.ts'
import { keywordPhrase, type Speaker } from '../voice.ts'
import { factSentence } from './fact-sentences.ts'
import { inVoice } from './sellers-words.ts'

export type Opening = { text: string; used: Fact[] }

/** The naming phrase without its article: "hand poured lavender soy candle in an amber jar". */
export function leadPhrase(speaker: Speaker): string {
  const { before, noun, after } = speaker.brief.lead
  const phrase = modifiers([...before, noun, after].filter((part) => part !== '').join(' '))
  return inVoice(phrase, speaker)
}

function leadWithArticle(speaker: Speaker): string {
  const phrase = leadPhrase(speaker)
  const { noun } = speaker.brief.lead
  if (/^(?:an?|the|one)\b/.test(phrase)) return phrase
  if (/^(?:set|pair|pack)\b/.test(phrase)) return `a ${phrase}`
  if (isPluralNoun(noun) || isMassNoun(noun)) return phrase
  return `${indefinite(phrase)} ${phrase}`
}

const OPENERS = {
  warm: [
    '{Heres} {a_lead}.',
    '{This_is} {a_lead}.',
    'Say hello to {a_lead}.',
    '{A_lead}, ready for [a new home|{its} new owner|you].',
  ],
  tale: [
    'Say hello to {a_lead}.',
    'Once upon a workbench there {was} {a_lead}.',
    'Imagine {a_lead}.',
    '[Every wish list has room for|Make room for] {a_lead}.',
    'A little daydream come true: {a_lead}.',
  ],
  plain: ['{This_is} {a_lead}.', 'This listing is for {a_lead}.', 'What you see here is {a_lead}.'],
  terse: ['{A_lead}.', '{This_is} {a_lead}.'],
} as const

const WITH_PRIMARY = {
  warm: ['Looking for {primary}? {Heres} {a_lead}.', 'Need {primary}? Try {a_lead}.'],
  tale: ['Psst, someone needs {primary}: {a_lead}.', 'For {primary} with a wink: {a_lead}.'],
  plain: [
    'For anyone who needs {primary}: {a_lead}.',
    'If the search is for {primary}, consider {a_lead}.',
    'To those in need of {primary}, this is {a_lead}.',
    'Searching for {primary} leads to {a_lead}.',
  ],
  terse: ['{A_primary}: {a_lead}.'],
} as const

/** The first sentence: it names the item, holds the focus keyword and fits the search preview. */
export function openingOf(speaker: Speaker, facts: readonly Fact[]): Opening {
  const candidates = [
    ...telling(speaker, facts),
    ...[0, 1].map(() => ({ text: naming(speaker), used: [] })),
  ]
  const told = hasSpareFacts(speaker)
    ? candidates
    : candidates.filter(({ used }) => used.length === 0)
  const fitting = told.filter(({ text }) => text.length <= DESCRIPTION.openingMax)
  const [first = { text: naming(speaker), used: [] }, ...others] = fitting
  return speaker.random.pick([first, ...others])
}

// A list needs its lines more than the opening needs a second fact.
function hasSpareFacts({ brief }: Speaker): boolean {
  return !brief.input.includeBulletedLists || brief.facts.length > 5
}

function naming(speaker: Speaker): string {
  const { brief, random, voice } = speaker
  const a_lead = leadWithArticle(speaker)
  const primary = keywordPhrase(brief.primary)
  const slots = { a_lead, A_lead: capitalised(a_lead), primary, A_primary: capitalised(primary) }
  const openers = brief.lead.holdsPrimary ? OPENERS[voice] : WITH_PRIMARY[voice]
  return sentence(speaker.say(random.pick(openers), slots))
}

// "This candle burns around 45 hours": the strongest opening states a fact at once.
function telling(speaker: Speaker, facts: readonly Fact[]): Opening[] {
  const { brief } = speaker
  if (!brief.lead.holdsPrimary || brief.lead.after.split(' ').length > 8) return []
  const subject = `${brief.item.isPlural ? 'These' : 'This'} ${leadPhrase(speaker)}`
  return facts
    .filter(({ kind }) => ['does', 'has', 'done', 'is', 'size', 'material'].includes(kind))
    .slice(0, 3)
    .map((fact) => ({
      text: restart(factSentence([fact], { ...speaker, voice: 'plain' }), subject),
      used: [fact],
    }))
    .filter(({ text }) => text !== '')
}

function restart(said: string, subject: string): string {
  const rest =
    /^(?:It|They|The [\p{L} ]+?) ((?:is|are|has|have|comes|come|includes|include|measures|measure|was|were)\b.*|\p{Ll}+s? .*)$/u.exec(
      said,
    )
  if (rest === null || !/^(?:It|They) /.test(said)) return ''
  return sentence(`${subject} ${(rest[1] ?? '').replace(/^(is|are) also /, '$1 ')}`)
}

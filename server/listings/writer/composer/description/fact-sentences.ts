import { isFullSentence } from '../../brief/clauses.ts'
import type { Fact, FactKind } from '../../brief/facts.ts'
import { innerArticles, nounPhrase, placed } from '../../english/articles.ts'
import {
  capitalised,
  headNoun,
  isPluralNoun,
  listOf,
  pluralVerb,
  sentence,
} from '../../english/grammar.ts'
import type { Speaker } from '../voice.ts'
import { FACT_PHRASES } from './fact-phrases.ts'
import { inVoice } from './sellers-words.ts'

type Sayer = (facts: readonly Fact[], fact: Fact, speaker: Speaker) => string

const phrasedFacts: Sayer = (facts, _, speaker) => phrased(facts, speaker)

const SAYERS: Record<FactKind, Sayer> = {
  does: (_, fact, speaker) => doing(fact.text, speaker),
  can: (_, fact, speaker) => speaker.say('[You|And yes, you] {p}', { p: fact.text }),
  ask: (_, fact, speaker) => asked(fact.text, speaker),
  says: (_, fact, speaker) => inVoice(theFirst(fact.text), speaker),
  lacks: (_, fact, speaker) => lacking(fact.text, speaker),
  list: (_, fact, speaker) => listed(fact, speaker),
  has: phrasedFacts,
  is: phrasedFacts,
  done: phrasedFacts,
  material: phrasedFacts,
  size: phrasedFacts,
  scent: phrasedFacts,
  colour: phrasedFacts,
  choice: phrasedFacts,
  download: phrasedFacts,
  date: phrasedFacts,
  flaw: phrasedFacts,
}

/** States one or more facts of the same kind in one sentence. */
export function factSentence(facts: readonly Fact[], speaker: Speaker): string {
  const [fact] = facts
  return fact === undefined ? '' : sentence(SAYERS[fact.kind](facts, fact, speaker))
}

function phrased(facts: readonly Fact[], speaker: Speaker): string {
  const kind = facts[0]?.kind ?? 'has'
  const first = facts[0]?.text ?? ''
  const template = special(kind, first) ?? FACT_PHRASES[kind]?.[speaker.voice] ?? ['{raw}.']
  const p = listOf(facts.map(({ text }) => asPhrase(kind, text)))
  const raw = capitalised(placed(listOf(facts.map(({ text }) => text))))
  const isBritish =
    /colour|grey|personalis|customis/i.test(speaker.brief.product) ||
    speaker.brief.instructions.isBritish
  const [one = '{raw}.', ...more] = template
  const said = speaker.say(speaker.random.pick([one, ...more]), {
    p,
    raw,
    colour: isBritish ? 'colour' : 'color',
    "It's": speaker.brief.item.isPlural ? "They're" : "It's",
  })
  return sentence(contracted(said, p))
}

// "There's two repairs" and "You'll get lid" are slips a template cannot see.
function contracted(said: string, p: string): string {
  const isMany = isPluralNoun(headNoun(p)) || / and /.test(p)
  return isMany ? said.replace(/\bthere is\b/i, (word) => word.replace(/is$/, 'are')) : said
}

function special(kind: Fact['kind'], text: string): readonly string[] | null {
  if (kind === 'size' && /^(?:sizes?\b|[x]{0,2}[sml]\b)/i.test(text))
    return ['{It} {v:comes} in {p}.', 'Available in {p}.', 'Choose from {p}.']
  if (kind === 'size' && /^(?:set|pair) of\b/.test(text))
    return ['{It} {v:comes} as a {p}.', 'You get a {p}.', 'Sold as a {p}.']
  if (
    kind === 'size' &&
    !/(?:\d\s?(?:mm|cm|m|in|inch|inches|ft|feet|yd|yds|yards|px)\b|\bx\b|\dx\d|long|wide|tall|deep|across|inch)/i.test(
      text,
    )
  ) {
    return text.endsWith('gsm')
      ? ['The paper weight is {p}.', 'Paper weight: {p}.']
      : ['The size is {p}.', 'You get {p}.', 'Size: {p}.']
  }
  if (
    kind === 'has' &&
    /^(?:last |first |full )?(?:names?|initials|dates?|monogram|message)\b/.test(text)
  ) {
    return [
      'Personalized with your {p}.',
      '{It} {v:carries} your {p}.',
      'Your {p} {v:makes} {them} yours.',
    ]
  }
  return null
}

function asPhrase(kind: Fact['kind'], text: string): string {
  if (kind === 'has' || kind === 'flaw' || kind === 'download') {
    return /^(?:last |first |full )?(?:names?|initials|dates?|monogram|message)\b/.test(text)
      ? text
      : nounPhrase(text)
  }
  if (kind === 'date' && /^\d{4}s/.test(text)) return `the ${text}`
  return text
}

function doing(text: string, speaker: Speaker): string {
  const [verb = '', ...rest] = text.split(' ')
  const agreed = speaker.brief.item.isPlural ? pluralVerb(verb) : verb
  const said = inVoice(`${agreed} ${rest.join(' ')}`, speaker)
  if (speaker.voice === 'terse') return placed(innerArticles(inVoice(text, speaker)))
  return speaker.say('[{It}|The {name}|{This} {name}|{The_ref}] {p}', {
    p: placed(innerArticles(said)),
  })
}

function asked(text: string, speaker: Speaker): string {
  const withObject = text.replace(
    /^(edit|print|wash|use|hang|wear|store|display|frame) (in|at|on|with|as|by|before|or)\b/i,
    (_, verb: string, next: string) =>
      `${verb} ${speaker.brief.item.isPlural ? 'them' : 'it'} ${next}`,
  )
  return inVoice(
    speaker.voice === 'plain' ? speaker.say('[|Please ]{p}', { p: withObject }) : withObject,
    speaker,
  )
}

function lacking(text: string, speaker: Speaker): string {
  if (isFullSentence(text)) return inVoice(text, speaker)
  const [, thing] = /^(?:no|without) ([^,.(]+?)(?: included)?$/i.exec(text) ?? []
  if (thing !== undefined) {
    const verb = isPluralNoun(headNoun(thing)) ? 'are' : 'is'
    return speaker.voice === 'terse'
      ? `no ${thing}`
      : speaker.say('[No {p} {be} included|There {be} no {p}|Please note that there {be} no {p}]', {
          p: thing,
          be: verb,
        })
  }
  const [, left, verbless] =
    /^([^,]+?) (?:is |are )?(not included|sold separately|excluded)$/i.exec(text) ?? []
  if (left !== undefined && verbless !== undefined) {
    return `${theFirst(left)} ${isPluralNoun(headNoun(left)) ? 'are' : 'is'} ${verbless}`
  }
  const only = /^(.+?) only[, ]+no (.+)$/i.exec(text)
  if (only !== null) return `this is the ${only[1]} only, with no ${only[2]}`
  if (/^not\b/i.test(text)) return speaker.say('{It} {is} {p}', { p: text })
  return inVoice(theFirst(text), speaker)
}

/** "band is 1.5 mm wide" needs its article: "the band is". */
function theFirst(text: string): string {
  const [first = '', second = ''] = text.toLowerCase().split(/\s+/)
  const isBare =
    /^\p{Ll}+$/u.test(first) &&
    !/^(?:the|a|an|i|we|you|it|they|this|these|that|those|there|each|every|one|all|both|my|our|your|he|she|some|most|no|not|if|when|as|please|made|digital|also|because|so|while|once|after|any|works|just)$/.test(
      first,
    )
  const isThing =
    /^(?:is|has|says|measures|opens|was|holds|needs|fits|comes|turns|slides|not|sold|included|can)$/.test(
      second,
    )
  if (!isBare || !isThing || isPluralNoun(first)) return text
  return `the ${text}`
}

function listed({ label = '', text }: Fact, speaker: Speaker): string {
  const items = text
    .split(/,(?![^(]*\))\s*(?:and )?/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
  const list = listOf(items)
  if (label === '' || /^(?:ingredients|made (?:with|from)|contains)$/i.test(label)) {
    return speaker.say('[{It} {is} made with {p}|Inside: {p}|The ingredients are {p}]', { p: list })
  }
  if (/colou?rs?|options|choices|designs|scents|sizes/i.test(label)) {
    return speaker.say('[Choose from {p}|The {label} are {p}|{label}: {p}]', { p: list, label })
  }
  return `${label}: ${list}`
}

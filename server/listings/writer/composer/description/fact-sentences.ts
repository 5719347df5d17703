import { isFullSentence } from '../../brief/clauses.ts'
import { PRONOUN_STARTS } from '../../english/words.ts'
import type { Fact, FactKind } from '../../brief/facts.ts'
import { innerArticles, nounPhrase, placed } from '../../english/articles.ts'
import {
  capitalised,
  headNoun,
  isPluralNoun,
  listOf,
  pluralVerb,
  sentence,
  withDefinite,
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
  says: (_, fact, speaker) => inVoice(innerArticles(theFirst(fact.text)), speaker),
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
  const p = listOf(
    facts.map(({ text }) => asPhrase(kind, inVoice(text, speaker).replace(/ included$/, ''))),
  )
  const raw = capitalised(placed(listOf(facts.map(({ text }) => text))))
  const { isBritish } = speaker.brief
  const [one = '{raw}.', ...more] = template
  const sized = p.replace(SIZE_OF, (noun) => `the ${noun} is`).replace(/is is\b/, 'is')
  const said = speaker.say(speaker.random.pick([one, ...more]), {
    sized,
    p,
    raw,
    colour: isBritish ? 'colour' : 'color',
    Itis: speaker.brief.item.isPlural ? "They're" : "It's",
  })
  return sentence(contracted(said, p))
}

// "There's two repairs" and "You'll get lid" are slips a template cannot see.
function contracted(said: string, p: string): string {
  const isMany = isPluralNoun(headNoun(p)) || / and /.test(p)
  return isMany ? said.replace(/\bthere is\b/i, (word) => word.replace(/is$/, 'are')) : said
}

const SIZE_OF =
  /^(?:total |overall |inner |outer )?(?:drop|length|width|height|diameter|opening|circumference|depth)\b/i

function special(kind: Fact['kind'], text: string): readonly string[] | null {
  if (kind === 'size' && SIZE_OF.test(text)) return ['{sized}.']
  if (kind === 'size' && /(?:head|chest|neck|wrist|waist)$/.test(text))
    return ['{It} {v:fits} a {p}.']
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
      : /^a\d/i.test(text)
        ? ['The size is {p}.', 'Size: {p}.']
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

const IS_A = /\b(?:blend|mix|find|original|reproduction|replica|design|classic)\b/

function asPhrase(kind: Fact['kind'], text: string): string {
  if (kind === 'is' && IS_A.test(text)) return nounPhrase(text)
  if (kind === 'has' || kind === 'flaw' || kind === 'download') {
    return /^(?:last |first |full )?(?:names?|initials|dates?|monogram|message)\b/.test(text)
      ? text
      : nounPhrase(text)
  }
  if (kind === 'date' && /^\d{4}s/.test(text)) return `the ${text}`
  if (kind === 'material') return innerArticles(text)
  if (kind === 'size') return text.replace(/ size$/, '')
  return text
}

function doing(text: string, speaker: Speaker): string {
  const [verb = '', ...rest] = text.split(' ')
  const agreed = speaker.brief.item.isPlural ? pluralVerb(verb) : verb
  const said = inVoice(`${agreed} ${rest.join(' ')}`, speaker)
  if (speaker.voice === 'terse') return placed(innerArticles(inVoice(text, speaker)))
  return speaker.say('[{It}|{The_ref}|{The_ref}] {p}', {
    p: placed(innerArticles(said)),
  })
}

function asked(text: string, speaker: Speaker): string {
  const withObject = text.replace(
    /^(edit|print|wash|use|hang|wear|store|display|frame) (in|at|on|with|as(?! many)|by|before|or)\b/i,
    (_, verb: string, next: string) =>
      `${verb} ${speaker.brief.item.isPlural ? 'them' : 'it'} ${next}`,
  )
  return inVoice(
    speaker.voice === 'plain' && !/^please\b/i.test(withObject)
      ? speaker.say('[|Please ]{p}', { p: withObject })
      : withObject,
    speaker,
  )
}

function lacking(text: string, speaker: Speaker): string {
  if (isFullSentence(text)) return inVoice(text, speaker)
  const needed = /^no (\p{L}+) (needed|required|necessary)$/iu.exec(text)
  if (needed !== null) return `no ${needed[1]} is ${needed[2]}`
  const [, thing] = /^(?:no|without) ([^,.(]+?)(?: included)?$/i.exec(text) ?? []
  if (thing !== undefined && / (?:or|and) /.test(thing)) return `not included: ${thing}`
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
    return `${withDefinite(left)} ${isPluralNoun(headNoun(left)) ? 'are' : 'is'} ${verbless}`
  }
  const only = /^(.+?) only[, ]+no (.+)$/i.exec(text)
  if (only !== null) return `this is the ${only[1]} only, with no ${only[2]}`
  if (/^not\b/i.test(text)) return speaker.say('{It} {is} {p}', { p: text })
  return inVoice(theFirst(text), speaker)
}

/** "band is 1.5 mm wide" needs its article: "the band is". */
function theFirst(text: string): string {
  const words = text.split(/\s+/)
  const at = words.slice(1, 4).findIndex((word) => PLAIN_VERBS.test(word)) + 1
  const subject = words.slice(0, at).join(' ')
  const isNoun =
    at > 0 && !PRONOUN_STARTS.has((words[0] ?? '').toLowerCase()) && /^[\p{L} -]+$/u.test(subject)
  const isStated =
    isNoun &&
    !/^(?:the|an?|please|digital|also|because|so|while|once|after|any|what|when|where|if|as|not|she|mom|dad)\b/i.test(
      subject,
    )
  return isStated ? [withDefinite(subject), ...words.slice(at)].join(' ') : text
}

const PLAIN_VERBS =
  /^(?:is|has|says|measures|opens|was|holds|needs|fits|comes|turns|slides|works|can|hangs|closes|folds|pulls|lifts|attaches|screws)$/

/** "black, teal or plum" is a list already; "oat, sage, navy" still needs its "and". */
export function membersOf(items: readonly string[]): string {
  return / (?:and|or) /.test(items.at(-1) ?? '') ? items.join(', ') : listOf(items)
}

function listed({ label = '', text }: Fact, speaker: Speaker): string {
  const items = text
    .split(/,(?![^(]*\))\s*(?:and )?/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
  const list = membersOf(items)
  if (label === 'in the set') return `in the set: ${list}`
  if (label === '' || /^(?:ingredients|made (?:with|from)|contains)$/i.test(label)) {
    return speaker.say('[{It} {is} made with {p}|Inside: {p}|The ingredients are {p}]', { p: list })
  }
  if (/colou?rs?|options|choices|designs|scents|sizes/i.test(label)) {
    return speaker.say('[Choose from {p}|The {label} are {p}|{label}: {p}]', { p: list, label })
  }
  return `${label}: ${list}`
}

import type { Fact, FactKind } from '../../brief/fact.ts'
import { innerArticles, nounPhrase, placed } from '../../english/articles.ts'
import { capitalised, headNoun, isPluralNoun, listOf, sentence } from '../../english/grammar.ts'
import type { Speaker } from '../voice.ts'
import { FACT_PHRASES } from './fact-phrases.ts'
import { inVoice } from './sellers-words.ts'

export function phrased(facts: readonly Fact[], speaker: Speaker): string {
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
    trait: p.replace(NAMED_TRAIT, (_, trait: string) => `the ${trait} is `),
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

const STARTS: Partial<Record<FactKind, string>> = {
  has: 'with {p}',
  material: 'made of {p}',
  size: 'at {p}',
  colour: 'in {p}',
  done: '{p}',
}

/** The facts as the beginning of a sentence about something else: "with a cotton wick". */
export function asStart(facts: readonly Fact[], speaker: Speaker): string {
  const [fact] = facts
  const start = fact === undefined ? undefined : STARTS[fact.kind]
  if (fact === undefined || start === undefined || special(fact.kind, fact.text) !== null) return ''
  const texts = facts.map(({ text }) => inVoice(text, speaker).replace(/ included$/, ''))
  if (texts.some((text) => /[,(]/.test(text))) return ''
  return start.replace('{p}', () => listOf(texts.map((text) => asPhrase(fact.kind, text))))
}

/** 'Colourway "Tidepool"' gives a trait its name: "The colourway is ...". */
const NAMED_TRAIT = /^(?:an? )?(colou?rway|shade|scent|design|pattern|finish|model|style) (?=["“])/i

const IN_THE_PAST =
  /\b(?:last (?:year|month|week|spring|summer|fall|winter)|ago|in (?:19|20)\d\d)\b/i

/** "8 oz jar" is what the item comes in, not a part of it. */
const CONTAINER =
  /^\d[\d.]*\s?(?:oz|ml|g|kg|lb|qt)\.? .*(?:jar|tin|bag|bottle|box|tube|pouch|pack|tub)$/i

/** A "4.5 oz bar" is the soap itself. */
const BAR = /^\d[\d.]*\s?(?:oz|g)\.? bar$/i

const SIZE_OF =
  /^(?:total |overall |inner |outer )?(?:drop|length|width|height|diameter|opening|circumference|depth)\b/i

function special(kind: Fact['kind'], text: string): readonly string[] | null {
  if (kind === 'done' && IN_THE_PAST.test(text)) return ['{It} {was} {p}.']
  if (kind === 'date' && !/^\d/.test(text)) return ['{It} {v:dates} from {p}.']
  if (kind === 'has' && NAMED_TRAIT.test(text)) return ['{trait}.']
  if (kind === 'has' && BAR.test(text)) return ['{It} {is} {p}.']
  if (kind === 'has' && /^\p{L}+ only$/u.test(text)) return [`You get the ${text}.`]
  if (kind === 'has' && CONTAINER.test(text)) return ['{It} {v:comes} in {p}.']
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

/** "12 cm across, 11 cm high" as one says it: "12 cm across and 11 cm high". */
function sides(text: string): string {
  const parts = text.split(', ')
  const isSides = parts.every((part) =>
    /^\d[^,]*(?:long|wide|tall|deep|high|thick|across)$/.test(part),
  )
  return isSides ? listOf(parts) : text
}

/** "From the 1950s" and "1950s" are one date; "c. 1960" takes no article. */
export function period(text: string): string {
  const date = text.replace(/^(?:from|made in) /i, '')
  return /^\d{4}s/.test(date) ? `the ${date}` : date
}

const IS_A = /\b(?:blend|mix|find|original|reproduction|replica|design|classic|patchwork)\b/

function asPhrase(kind: Fact['kind'], text: string): string {
  if (kind === 'is' && IS_A.test(text)) return nounPhrase(text)
  if (kind === 'has' || kind === 'flaw' || kind === 'download') {
    return /^(?:last |first |full )?(?:names?|initials|dates?|monogram|message)\b/.test(text)
      ? text
      : nounPhrase(text)
  }
  if (kind === 'date') return period(text)
  if (kind === 'material') return innerArticles(text)
  if (kind === 'size') return sides(text.replace(/ size$/, ''))
  return text
}

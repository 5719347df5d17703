import type { Fact, FactKind } from '../../brief/fact.ts'
import { innerArticles, nounPhrase, placed } from '../../english/articles.ts'
import { capitalised, headNoun, isPluralNoun, listOf, sentence } from '../../english/grammar.ts'
import { isContainer, isExtra, isMedium, isPart } from '../../english/parts.ts'
import type { Speaker } from '../voice.ts'
import { FACT_PHRASES, NOTES, TERMS } from './fact-phrases.ts'
import { sides, sizePhrases } from './fact-sizes.ts'
import { inVoice } from './sellers-words.ts'

export function phrased(facts: readonly Fact[], speaker: Speaker): string {
  const [fact] = facts
  if (fact === undefined) return ''
  const template = special(fact, speaker) ??
    (fact.kind === 'note' && facts.length > 1 ? NOTES : FACT_PHRASES[fact.kind])?.[
      speaker.voice
    ] ?? ['{P}.']
  const p = together(facts, speaker)
  const [one = '{P}.', ...more] = template
  const sized = p.replace(SIZE_OF, (noun) => `the ${noun} is`).replace(/is is\b/, 'is')
  const said = speaker.say(speaker.random.pick([one, ...more]), {
    sized,
    trait: p.replace(NAMED_TRAIT, (_, trait: string) => `the ${trait} is `),
    p,
    P: capitalised(p),
    colour: speaker.brief.isBritish ? 'colour' : 'color',
  })
  return sentence(agreed(said, p))
}

/** The facts of one kind as one phrase. */
function together(facts: readonly Fact[], speaker: Speaker): string {
  const [first] = facts
  const texts = facts.map(({ kind, text }) => asPhrase(kind, had(kind, inVoice(text, speaker))))
  if (first?.kind === 'note')
    return texts.join(texts.some((text) => text.includes(',')) ? '; ' : ', ')
  if (first?.kind !== 'size') return listOf(texts)
  // Several measures of what is sold by weight and length are one amount: "100 g, about 420 m".
  return speaker.brief.item.isMass ? texts.join(', ') : sides(texts.join(', '))
}

/** What the item comes with is included anyway. */
function had(kind: FactKind, text: string): string {
  return kind === 'has' ? text.replace(/ included$/, '') : text
}

/** What leans on a fact closes its sentence: "; please choose yours". */
export function tailOf(facts: readonly Fact[], speaker: Speaker): string {
  const tail = facts.find((fact) => fact.tail !== undefined)?.tail
  return tail === undefined ? '' : `; ${inVoice(tail, speaker)}`
}

// "There's two repairs" is a slip a template cannot see.
function agreed(said: string, p: string): string {
  const isMany = isPluralNoun(headNoun(p)) || / and /.test(p)
  return isMany ? said.replace(/^there is\b/i, (word) => word.replace(/is$/, 'are')) : said
}

const STARTS: Partial<Record<FactKind, string>> = {
  has: 'with {p}',
  material: 'made of {p}',
  done: '{p}',
}

/** How an item was finished or packed is no way to begin: only how it came to be. */
const AFTERWARDS =
  /^(?:oiled|waxed|sealed|finished|wrapped|packed|packaged|cured|shipped|sold|sent|tested|cleaned|coated|polished|signed|numbered|stamped|marked|left|unpainted|rewired|prewashed|pre[ -]washed|personali[sz]ed)\b/

const START_WORDS_MAX = 9

/** The facts as the beginning of a sentence about something else: "with a cotton wick". */
export function asStart(facts: readonly Fact[], speaker: Speaker): string {
  const [fact] = facts
  const start = fact === undefined ? undefined : STARTS[fact.kind]
  if (fact === undefined || start === undefined || fact.tail !== undefined) return ''
  if (!isPlainlySaid(fact, speaker) || AFTERWARDS.test(fact.text)) return ''
  const texts = facts.map(({ kind, text }) => had(kind, inVoice(text, speaker)))
  if (texts.some((text) => /[,(]/.test(text))) return ''
  const said = start.replace('{p}', () => listOf(texts.map((text) => asPhrase(fact.kind, text))))
  const { length } = said.split(' ')
  return length > START_WORDS_MAX || length === 1 ? '' : said
}

/** A start keeps the words of the usual sentence, so a fact with one of its own has none. */
function isPlainlySaid(fact: Fact, speaker: Speaker): boolean {
  if (fact.kind !== 'material') return special(fact, speaker) === null
  return materialPhrases(fact.text, speaker)[0] === FACT_PHRASES.material?.[speaker.voice][0]
}

/** 'Colourway "Tidepool"' gives a trait its name: "The colourway is ...". */
const NAMED_TRAIT = /^(?:an? )?(colou?rway|shade|scent|design|pattern|finish|model|style) (?=["“])/i

const IN_THE_PAST =
  /\b(?:last (?:year|month|week|spring|summer|fall|winter)|ago|in (?:19|20)\d\d)\b/i

/** A "4.5 oz bar" is the soap itself. */
const BAR = /^\d[\d.]*\s?(?:oz|g)\.? bar$/i

const SIZE_OF =
  /^(?:total |overall |inner |outer )?(?:drop|length|width|height|diameter|opening|circumference|depth)\b/i

const PERSONAL =
  /^(?:last |first |full )?(?:names?(?! (?:plate|tag))|initials|dates?|monogram|message)\b/

function special(fact: Fact, speaker: Speaker): readonly string[] | null {
  const { kind, text } = fact
  if (NAMED_TRAIT.test(text) && (kind === 'has' || kind === 'note')) return ['{trait}.']
  if (kind === 'note' && fact.isRequired) return TERMS[speaker.voice]
  if (kind === 'material') return materialPhrases(text, speaker)
  if (kind === 'size') return sizePhrases(text, speaker.brief)
  if (kind === 'done' && IN_THE_PAST.test(text)) return ['{It} {was} {p}.']
  if (kind === 'date' && !/^\d/.test(text)) return ['{It} {v:dates} from {p}.']
  // "Waxed black" is what was done to it, not a colour it comes in.
  if (kind === 'colour' && /^\p{Ll}+ed /u.test(text)) return ['{It} {is} {p}.']
  if (kind !== 'has') return null
  if (BAR.test(text)) return ['{It} {is} {p}.']
  if (PERSONAL.test(text)) return ['{It} {v:carries} your {p}.']
  if (isContainer(text)) return ['{It} {v:comes} in {p}.']
  return isPart(text) && !isExtra(text) ? null : ['{It} {v:comes} with {p}.']
}

/** What is stirred together is made with a thing, and "gold filled" says how the metal is. */
const STIRRED =
  /\b(?:balm|soap|lotion|scrub|butter|cream|salve|oil|shampoo|bombs?|soak|salts?|tea|fudge|jam|sauce|syrup|granola|treats?|cookies?|crackers?|biscuits?|perfume|spray|mask)\b/i

const PICTURE = /\b(?:painting|canvas|portrait|print|art|illustration|drawing)s?$/

function materialPhrases(text: string, { brief }: Speaker): readonly string[] {
  if (isMedium(text) || (/^(?:acrylics?|oils?|ink)$/.test(text) && PICTURE.test(brief.item.name)))
    return ['{It} {is} in {p}.']
  if (/\b(?:filled|plated|coated|tone|vermeil)$/.test(text)) return ['{It} {is} {p}.']
  return STIRRED.test(brief.item.name) ? ['{It} {is} made with {p}.'] : ['{It} {is} made of {p}.']
}

/** "From the 1950s" and "1950s" are one date; "c. 1960" takes no article. */
export function period(text: string): string {
  const date = text.replace(/^(?:from|made in) /i, '')
  return /^\d{4}s/.test(date) ? `the ${date}` : date
}

const IS_A =
  /\b(?:blend|mix|find|original|reproduction|replica|design|classic|patchwork|pair|duo|trio)\b/

function asPhrase(kind: Fact['kind'], text: string): string {
  if (kind === 'is' && IS_A.test(text)) return nounPhrase(text)
  if (kind === 'has') return PERSONAL.test(text) ? text : nounPhrase(text)
  if (kind === 'flaw') return placed(nounPhrase(text))
  if (kind === 'download') return nounPhrase(text)
  if (kind === 'date') return period(text)
  if (kind === 'done' || kind === 'is') return placed(text)
  if (kind === 'material') return innerArticles(text)
  if (kind === 'size') return sides(text.replace(/(?<!one) size$/, ''))
  return text
}

import { outsideQuotes } from '../../brief/measures.ts'
import { participle } from '../../english/grammar.ts'
import type { Speaker } from '../voice.ts'

const MAKING =
  /^(?:i|we) (?:hand[- ]?)?(\p{Ll}+) (each|every|all|the|this|these|it|them)\b\s*(.*)$/iu

/** The seller's own sentence, turned to the voice: only friendly and whimsical texts say "I". */
export function inVoice(text: string, speaker: Speaker): string {
  return outsideQuotes(text, (open) => turn(open, speaker))
}

function turn(text: string, { voice, brief }: Speaker): string {
  const joined = text
    .replace(/^([^,]+ (?:vary|varies)), (\p{Ll})/u, '$1, so $2')
    .replace(
      /(?<!,) so (?=(?:it|they|you|no|each)\b|\p{Ll}+ (?:may|vary|varies|is|are|will|can|differ|lasts)\b)/gu,
      ', so ',
    )
    .replace(/, (\d+ \p{Ll}+|no \p{Ll}+(?: \p{Ll}+)?)$/u, ', with $1')
  const isPersonal = voice === 'warm' || voice === 'tale'
  return isPersonal
    ? joined.replace(/(?<![\p{L}'])i(?![\p{L}])/gu, 'I')
    : impersonal(joined, brief.item.isPlural)
}

function impersonal(text: string, isPlural: boolean): string {
  const made = MAKING.exec(text)
  if (made !== null && !SECOND_VERB.test(text)) {
    const [, verb = '', what = '', rest = ''] = made
    return withoutMe(passive({ verb, what: what.toLowerCase(), rest, isPlural }))
  }
  return withoutMe(text)
}

/** "I paint them then scan them": two deeds of one maker. */
const SECOND_VERB = /,? (then|and) (\p{Ll}+) (them|it)\b/u

const KIN =
  /\b(?:my|our) (?=(?:mom|mum|mother|dad|father|sister|brother|grandma|grandmother|grandpa|grandfather|daughter|son|kids|wife|husband|dog|cat)s?\b)/iu
const ALL_KIN = new RegExp(KIN, 'giu')

function withoutMe(text: string): string {
  return (
    text
      .replace(SECOND_VERB, (deed, joint: string, verb: string) =>
        deed.replace(
          new RegExp(`,? ${joint} ${verb}`),
          `${joint === 'then' ? ',' : ''} ${joint} ${thirdPerson(verb)}`,
        ),
      )
      .replace(KIN, "the maker's ")
      .replace(ALL_KIN, 'their ')
      .replace(/^(?:my|our) (?=\p{Ll})/iu, 'The ')
      .replace(/\btakes me (?!.* to )([^.,;]+)/gi, 'takes $1 to make')
      .replace(/\btakes me\b/gi, 'takes')
      .replace(/\bby me\b/gi, 'by the maker')
      .replace(/\b(?:for|to|from) me\b/gi, '')
      .replace(/\b(?:i|we) (\p{Ll}+)/giu, (_, verb: string) => `the maker ${thirdPerson(verb)}`)
      .replace(/\b(?:i|we)\b(?!')/gi, 'the maker')
      .replace(/(?<=\bmaker \p{Ll}+ )(?:my|our) own\b/giu, 'their own')
      .replace(/\b(?:my|our) own\b/gi, "the maker's own")
      .replace(/\b(?:my|our)\b/gi, 'the')
      // The "me" of a forget-me-not is a flower's.
      .replace(/(?<!-)\bme\b(?!-)/gi, 'the maker')
      .replace(/\b(\p{L}+)'(?:ve|ll|re|d|m)\b/giu, '$1')
      .replace(/\bit's\b/gi, 'it is')
      .replace(/\bdon't\b/gi, 'do not')
      .replace(/\bdoesn't\b/gi, 'does not')
      .replace(/\bisn't\b/gi, 'is not')
      .replace(/\bcan't\b/gi, 'cannot')
      .replace(/\bwon't\b/gi, 'will not')
  )
}

const SAME_FORM =
  /^(?:made|found|grew|had|was|were|wanted|can|will|may|must|sewed|bought|got|took|did|\p{Ll}+ed|also|never|always|only|hand)$/u

function thirdPerson(verb: string): string {
  if (SAME_FORM.test(verb)) return verb === 'were' ? 'was' : verb
  if (verb === 'have') return 'has'
  if (verb === 'am' || verb === 'are') return 'is'
  if (/(?:ch|sh|ss|x|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

type Making = { verb: string; what: string; rest: string; isPlural: boolean }

/** "I hammer each moon by hand" without the I: "Each moon is hammered by hand". */
function passive({ verb, what, rest, isPlural }: Making): string {
  const done = participle(verb)
  if (what === 'it' || what === 'them') return `${isPlural ? 'They are' : 'It is'} ${done} ${rest}`
  const [object, tail] = cutObject(rest)
  const plural = what === 'these' || what === 'all' || (what === 'the' && object.endsWith('s'))
  return `${what} ${object} ${plural ? 'are' : 'is'} ${done} ${tail}`
}

function cutObject(rest: string): [string, string] {
  const at = rest.search(/\b(?:by|in|on|with|from|at|so|over|using|for|to|and)\b/)
  return at === -1 ? [rest, ''] : [rest.slice(0, at).trim(), rest.slice(at)]
}

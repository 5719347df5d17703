import { isStopWord, stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import type { Fact } from '../brief/fact.ts'
import { headNoun } from '../english/grammar.ts'
import { PREPOSITIONS } from '../english/words.ts'
import type { Random } from './random.ts'

type Addition = { joint: string; text: string; isExtra?: true }

const isShort = ({ text }: Fact) => text.split(/\s+/).length <= 4 && !/[("/]/.test(text)

// "The flower of your month" would lose its sense with the word.
const bare = (text: string) => text.replace(/\b(?:an?|the|(?<!\bof )your|about|around) /g, '')

/** What may follow the name, best first: its own tail, a part, the size, how it is made, who it is for. */
export function additions(brief: Brief, random: Random): Addition[] {
  const { lead, facts } = brief
  const ofKind = (...kinds: Fact['kind'][]) =>
    facts.filter((fact) => kinds.includes(fact.kind) && isShort(fact))
  const parts = partsIn(brief, random)
  const materials = ofKind('material').map(({ text }) => ({ joint: ' in ', text: bare(text) }))
  const after = shortTail(bare(lead.after))
  const sizes = facts
    .filter(({ kind }) => kind === 'size')
    .map(({ text }) => bare(text.split(/,| \/ /)[0] ?? ''))
    .filter((text) => /\p{L}/u.test(text) && text.split(/\s+/).length <= 6 && !/["/]/.test(text))
  const named = lead.holdsPrimary
    ? []
    : [{ joint: ', ', text: [...lead.before, lead.noun].join(' ') }]
  const tail =
    after === '' ? [] : [{ joint: /^(?:set|pair|pack) of /.test(after) ? ', ' : ' ', text: after }]
  const made = random
    .shuffle(ofKind('done', 'scent', 'colour', 'choice', 'download', 'is', 'date'))
    .filter(({ text }) => !/^(?:for|from|suitable|ideal) |\d\+/.test(text))
  return [
    ...named,
    ...(tail.length > 0 ? tail : [...materials, ...parts].slice(0, 1)),
    ...sizes.slice(0, 2).map((text) => ({ joint: ', ', text })),
    ...made.slice(0, 2).map(({ text }) => ({ joint: ', ', text: bare(text) })),
    ...otherSearches(brief, random).map((text) => ({ joint: ', ', text, isExtra: true })),
  ]
}

const TAIL_WORDS_MAX = 7

/** As much of what follows the noun as a title can hold. */
function shortTail(after: string): string {
  // What the seller says in the first person, or in another script, belongs in the description.
  if (/\b(?:my|our|me|us)\b|(?!\p{Script=Latin})\p{L}/iu.test(after)) return ''
  const pieces = after.split(/(?=,? (?:with|in|on|for|by|at|from|and|that|which) )/)
  while (pieces.join('').split(/\s+/).length > TAIL_WORDS_MAX) pieces.pop()
  return pieces.join('')
}

/** What the item has, said in a few words; what it is in other words stands apart from it. */
function partsIn({ facts, usable }: Brief, random: Random): Addition[] {
  const kinds = new Set(usable.map((keyword) => stem(headNoun(keyword))))
  const named = facts
    .filter(({ kind, text }) => kind === 'has' && !/^\d+ (?!oz|ml|g |lb)|["(/]/.test(text))
    .map(({ text }) => bare(text.split(/\s+/).length > PART_WORDS_MAX ? headOf(text) : text))
    .filter((text) => text !== '' && !/ with | is | are /.test(text))
  return random
    .shuffle(named)
    .toSorted(plainLast)
    .map((text) => {
      const standsApart = /^\d|\d$/.test(text) || kinds.has(stem(headNoun(text)))
      return { joint: standsApart ? ', ' : ' with ', text }
    })
}

const PART_WORDS_MAX = 4

const plainLast = (a: string, b: string) => Number(b.includes(' ')) - Number(a.includes(' '))

/** "Natural cotton rope" of "natural cotton rope tied to a driftwood stick". */
function headOf(text: string): string {
  const head = upToNoun(upToNoun(text))
  const isNoun = !isStopWord(headNoun(head))
  return isNoun && head.includes(' ') && head.split(' ').length <= PART_WORDS_MAX ? head : ''
}

function upToNoun(text: string): string {
  const words = text.split(/\s+/)
  const noun = headNoun(text)
  return words.slice(0, words.findIndex((word) => tokens(word)[0] === noun) + 1).join(' ')
}

/** Keywords that say something new about the item: a gift, a style, a room. */
const isGift = (keyword: string) => /\b(?:gift|present|decor)\b/.test(keyword)

function otherSearches({ usable, starred, primary }: Brief, random: Random): string[] {
  const short = random
    .shuffle(usable)
    .filter((keyword) => keyword !== primary && keyword.length <= 24 && tokens(keyword).length <= 4)
    .filter((keyword) => !PREPOSITIONS.has(tokens(keyword)[0] ?? ''))
  const rank = (keyword: string) => {
    if (starred.includes(keyword)) return 0
    return isGift(keyword) ? 1 : 2
  }
  return short.toSorted((a, b) => rank(a) - rank(b))
}

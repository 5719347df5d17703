import { tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import type { Fact } from '../brief/fact.ts'
import type { Random } from './random.ts'

type Addition = { joint: string; text: string; isExtra?: true }

const isShort = ({ text }: Fact) => text.split(/\s+/).length <= 4 && !/[("/]/.test(text)

const bare = (text: string) => text.replace(/\b(?:an?|the|your|about|around) /g, '')

/** What may follow the name, best first: its own tail, a part, the size, how it is made, who it is for. */
export function additions(brief: Brief, random: Random): Addition[] {
  const { lead, facts } = brief
  const ofKind = (...kinds: Fact['kind'][]) =>
    facts.filter((fact) => kinds.includes(fact.kind) && isShort(fact))
  const parts = random.shuffle(ofKind('has').filter(({ text }) => !/^\d+ /.test(text)))
  const materials = ofKind('material').map(({ text }) => ({ joint: ' in ', text: bare(text) }))
  const after = shortTail(bare(lead.after))
  const sizes = facts.filter(
    ({ kind, text }) => kind === 'size' && text.split(/\s+/).length <= 6 && !/[,/]/.test(text),
  )
  const named = lead.holdsPrimary
    ? []
    : [{ joint: ', ', text: [...lead.before, lead.noun].join(' ') }]
  const tail =
    after !== '' && after.split(/\s+/).length <= TAIL_WORDS_MAX ? [{ joint: ' ', text: after }] : []
  const withPart = parts
    .slice(0, 2)
    .map(({ text }) => ({ joint: /^\d/.test(text) ? ', ' : ' with ', text: bare(text) }))
  const made = random
    .shuffle(ofKind('done', 'scent', 'colour', 'choice', 'download', 'is', 'date'))
    .filter(({ text }) => !/^(?:for|from|suitable|ideal) |\d\+/.test(text))
  return [
    ...named,
    ...(tail.length > 0 ? tail : [...materials, ...withPart].slice(0, 1)),
    ...sizes.slice(0, 2).map(({ text }) => ({ joint: ', ', text: bare(text) })),
    ...made.slice(0, 2).map(({ text }) => ({ joint: ', ', text: bare(text) })),
    ...otherSearches(brief, random).map((text) => ({ joint: ', ', text, isExtra: true })),
  ]
}

const TAIL_WORDS_MAX = 7

/** As much of what follows the noun as a title can hold. */
function shortTail(after: string): string {
  // What the seller says in the first person belongs in the description.
  if (/\b(?:my|our|me|us)\b/i.test(after)) return ''
  const [first = ''] = after.split(/ (?=with )/)
  return after.split(/\s+/).length <= TAIL_WORDS_MAX ? after : first
}

/** Keywords that say something new about the item: a gift, a style, a room. */
const isGift = (keyword: string) => /\b(?:gift|present|decor)\b/.test(keyword)

function otherSearches({ usable, starred, primary }: Brief, random: Random): string[] {
  const short = random
    .shuffle(usable)
    .filter((keyword) => keyword !== primary && keyword.length <= 24 && tokens(keyword).length <= 4)
  const rank = (keyword: string) => {
    if (starred.includes(keyword)) return 0
    return isGift(keyword) ? 1 : 2
  }
  return short.toSorted((a, b) => rank(a) - rank(b))
}

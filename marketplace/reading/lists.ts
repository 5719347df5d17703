import { isContent } from './phrases.ts'
import { ALLERGENS } from './tables/facts.ts'
import { PREPOSITIONS, VERBS_AFTER_NOUN } from './tables/denying.ts'
import type { Run, Sentence } from './sentences.ts'
import type { Token } from './tokens.ts'

/** What only says what it says as a whole: contents, allergens, choices, what is in the parcel. */
export type ListKind = 'contains' | 'may contain' | 'ingredients' | 'choice' | 'included'

export type TextList = {
  kind: ListKind
  /** The words that open it: "May contain", "Colours". */
  cue: string
  members: readonly Member[]
  start: number
  end: number
  sentence: number
}

export type Member = { text: string; roots: readonly string[] }

type Cue = { words: readonly string[]; kind: ListKind; needsColon?: true }

const CUES: readonly Cue[] = [
  { words: ['may', 'contain', 'traces', 'of'], kind: 'may contain' },
  { words: ['may', 'contain'], kind: 'may contain' },
  { words: ['traces', 'of'], kind: 'may contain' },
  { words: ['kitchen', 'that', 'handles'], kind: 'may contain' },
  { words: ['kitchen', 'that', 'also', 'handles'], kind: 'may contain' },
  { words: ['contains'], kind: 'contains' },
  { words: ['contain'], kind: 'contains' },
  { words: ['allergens'], kind: 'contains' },
  { words: ['ingredients'], kind: 'ingredients' },
  { words: ['includes'], kind: 'included', needsColon: true },
  { words: ['included'], kind: 'included', needsColon: true },
  ...'colours colors shades scents fragrances flavours flavors prints colourways colorways'
    .split(' ')
    .map((word): Cue => ({ words: [word], kind: 'choice' })),
  { words: ['choose', 'from'], kind: 'choice' },
  { words: ['choice', 'of'], kind: 'choice' },
  { words: ['available', 'in'], kind: 'choice' },
  { words: ['comes', 'in'], kind: 'choice' },
  { words: ['either'], kind: 'choice' },
  { words: ['colour', 'choice'], kind: 'choice' },
  { words: ['color', 'choice'], kind: 'choice' },
]

const CUES_BY_FIRST = Map.groupBy(CUES, ({ words: [first = ''] }) => first)

const MEMBERS_MAX = 60
/** The longest stretch a list is looked for in. */
const TOKENS_MAX = 240
const MEMBER_WORDS_MAX = 5
/** With what stands in brackets behind it. */
const MEMBER_TOKENS_MAX = 24

export function listsIn(
  tokens: readonly Token[],
  sentences: readonly Sentence[],
  text: string,
): TextList[] {
  const found: TextList[] = []
  sentences.forEach((sentence, index) => {
    for (let at = sentence.from; at < sentence.to; at += 1) {
      const cue = cueAt(tokens, at, sentence.to)
      if (cue === undefined) continue
      const list = listAfter({ tokens, sentences, index, text }, { cue, at })
      if (list !== null) found.push(list)
      at += cue.words.length - 1
      // What stands in one list opens no other.
      const end = list?.end ?? 0
      while (at + 1 < sentence.to && (tokens[at + 1]?.end ?? 0) <= end) at += 1
    }
  })
  return found
}

function cueAt(tokens: readonly Token[], at: number, end: number): Cue | undefined {
  return CUES_BY_FIRST.get(tokens[at]?.word ?? '')?.find(
    ({ words }) =>
      at + words.length <= end && words.every((word, step) => tokens[at + step]?.word === word),
  )
}

type Place = {
  tokens: readonly Token[]
  sentences: readonly Sentence[]
  index: number
  text: string
}

function listAfter(place: Place, { cue, at }: { cue: Cue; at: number }): TextList | null {
  const { tokens, text } = place
  const own = place.sentences[place.index]
  if (own === undefined) return null
  const after = at + cue.words.length
  const isNegated = ['not', "isn't", "aren't"].includes(tokens[at - 1]?.word ?? '')
  if (isNegated || tokens[after]?.word === ',') return null
  const hasColon = [':', '=', '-', '–'].includes(tokens[after]?.word ?? '')
  if (cue.needsColon === true && !hasColon) return null
  const from = hasColon ? after + 1 : after
  const inLine = membersFrom(place, { from, to: Math.min(own.to, from + TOKENS_MAX) }, cue.kind)
  const members = inLine.length === 0 && hasColon ? membersBelow(place) : inLine
  if (members.length < 2) {
    const [only] = members
    const isAllergen =
      cue.kind !== 'choice' && only?.roots.some((root) => ALLERGENS.has(root)) === true
    if (!isAllergen) return null
  }
  // "Colours may vary" and "scents I love" open no list; "choose from" wants an "or" or commas.
  const start = tokens[at]?.start ?? 0
  const cueEnd = tokens[after - 1]?.end ?? start
  const end = members.at(-1)?.end ?? cueEnd
  return {
    kind: cue.kind,
    cue: text.slice(start, cueEnd),
    members: members.map((member) => ({ text: member.text, roots: member.roots })),
    start,
    end,
    sentence: place.index,
  }
}

type Placed = Member & { end: number }

const JOINTS: ReadonlySet<string> = new Set([
  ',',
  '/',
  '&',
  '+',
  ';',
  '|',
  '•',
  '·',
  'and',
  'or',
  'plus',
])

function membersFrom({ tokens, text }: Place, { from, to }: Run, kind: ListKind): Placed[] {
  const members: Placed[] = []
  let start = from
  let depth = 0
  let isLast = false
  for (let at = from; at <= to && members.length < MEMBERS_MAX; at += 1) {
    if (at - start > MEMBER_TOKENS_MAX) return members
    const token = tokens[at]
    const word = token?.word ?? ''
    if (at < to && word === '(') depth += 1
    if (at < to && word === ')' && depth > 0) {
      depth -= 1
      continue
    }
    const isEnd = at === to || (depth === 0 && ['.', '!', '?', '…', ')', '–', '—'].includes(word))
    if (!isEnd && (depth > 0 || !JOINTS.has(word) || isInName(tokens, at))) continue
    if (at > start) {
      const member = memberOf(tokens, { from: start, to: at }, text)
      if (member === null) return members
      members.push(member)
    }
    // "Oat, sage or clay, lined with cotton" is a choice of three.
    if (isEnd || (isLast && kind === 'choice')) return members
    isLast = word === 'or'
    start = at + 1
  }
  return members
}

/** "Tea & Toast" is one name among others. */
function isInName(tokens: readonly Token[], at: number): boolean {
  const isAnd = ['&', 'and'].includes(tokens[at]?.word ?? '')
  const beside = [tokens[at - 1], tokens[at + 1]]
  return isAnd && beside.every((token) => /^\p{Lu}\p{Ll}/u.test(token?.text ?? ''))
}

/** Null where the list has gone over into a sentence. */
function memberOf(tokens: readonly Token[], run: Run, text: string): Placed | null {
  const inside = tokens.slice(run.from, run.to)
  const open = inside.findIndex(({ word }) => word === '(')
  const bare = open === -1 ? inside : inside.slice(0, open)
  const content = bare.filter(isContent)
  const isSentence = bare.some(({ word }) => VERBS_AFTER_NOUN.has(word) || STARTS.has(word))
  const opener = bare[0]?.word ?? ''
  const isPlace = PREPOSITIONS.has(opener) || NO_FIRST.has(opener)
  const hasNumber = content.some(({ kind }) => kind === 'number')
  if (content.length === 0 || hasNumber || bare.length > MEMBER_WORDS_MAX || isSentence || isPlace)
    return null
  const [first] = bare
  const last = bare.at(-1)
  if (first === undefined || last === undefined) return null
  return {
    text: text.slice(first.start, last.end),
    roots: content.map(({ root }) => root),
    end: inside.at(-1)?.end ?? last.end,
  }
}

const STARTS = new Set([
  'you',
  'we',
  'i',
  'it',
  'they',
  'please',
  'so',
  'just',
  'if',
  'vary',
  'are',
  'not',
  'no',
  'which',
  'that',
])
const NO_FIRST = new Set(['of', 'rn', 'and', 'by'])

/** The lines under a heading such as "Colours:". */
function membersBelow({ tokens, sentences, index, text }: Place): Placed[] {
  const members: Placed[] = []
  for (const sentence of sentences.slice(index + 1, index + 1 + MEMBERS_MAX)) {
    const isLine = tokens[sentence.from - 1] !== undefined
    const member = memberOf(tokens, lineOf(tokens, sentence), text)
    if (!isLine || member === null || sentence.mark === '?') return members
    members.push(member)
  }
  return members
}

function lineOf(tokens: readonly Token[], { from, to }: Sentence): Run {
  return { from, to: ['.', ',', ';'].includes(tokens[to - 1]?.word ?? '') ? to - 1 : to }
}

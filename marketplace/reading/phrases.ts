import type { Clause, Run, Sentence } from './sentences.ts'
import type { Token } from './tokens.ts'
import { INCLUDED, NO_WORDS, NOT_WORDS, VERBS_AFTER_NOUN } from './tables/denying.ts'
import { SMALL_WORDS } from './tables/spelling.ts'

const JOINING = new Set(['or', 'nor', 'and', 'n', '&', '/', ',', 'oder', 'und', 'ou', 'et'])
const OR = new Set(['or', 'nor', 'oder', 'ou'])
/** A list of more members, or a member of more words, is a text of its own. */
const MEMBERS_MAX = 16
const WORDS_MAX = 9
/** No phrase that denies is longer; whatever comes after is another thought. */
export const PHRASE_MAX = 24

export function isContent(token: Token): boolean {
  return token.kind !== 'sign' && token.root !== '' && !SMALL_WORDS.has(token.word)
}

/** The roots of a run's meaningful words, in order. */
export function rootsIn(tokens: readonly Token[], { from, to }: Run): string[] {
  return tokens
    .slice(from, to)
    .filter(isContent)
    .map(({ root }) => root)
}

/**
 * The end of a phrase that begins somewhere in a clause. "No lid, box or tray" goes on over its
 * commas, since an "or" closes the list; "no lid, tray included" does not.
 */
export function phraseEnd(tokens: readonly Token[], sentence: Sentence, from: number): number {
  const at = clauseIndex(sentence, from)
  const own = sentence.clauses[at]
  if (own === undefined) return from
  const following = sentence.clauses.slice(at + 1, at + 1 + MEMBERS_MAX)
  const past = following.findIndex((clause) => clause.joint !== ',' || !isMember(tokens, clause))
  const members = past === -1 ? following : following.slice(0, past)
  const last = members.findIndex((clause) => holdsOr(tokens, clause))
  const listEnd = members[last]?.to
  const end = listEnd ?? Math.min(own.to, from + PHRASE_MAX)
  const length = tokens.slice(from + 1, end).findIndex(({ word }) => ANEW.has(word))
  return length === -1 ? end : from + 1 + length
}

/** In a line without full stops these begin another statement: "NOT with it thats another listing". */
const ANEW: ReadonlySet<string> = new Set(["that's", 'thats', "they're", 'theyre'])

/** The place of the clause that holds a token. */
export function clauseIndex({ clauses }: Sentence, at: number): number {
  let low = 0
  let high = clauses.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((clauses[middle]?.from ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** A short member of a list: no verb, no number, no sentence of its own, no denial of its own. */
function isMember(tokens: readonly Token[], { from, to }: Clause): boolean {
  const inside = tokens.slice(from, Math.min(to, from + WORDS_MAX + 1))
  return (
    inside.length <= WORDS_MAX &&
    !inside.some(
      ({ word, kind }, at) =>
        kind === 'number' ||
        // "No app, stickers or binder is included"
        (VERBS_AFTER_NOUN.has(word) && !INCLUDED.has(inside[at + 1]?.word ?? '')) ||
        NO_WORDS.has(word) ||
        NOT_WORDS.has(word),
    )
  )
}

function holdsOr(tokens: readonly Token[], { from, to }: Clause): boolean {
  return tokens.slice(from, to).some(({ word }) => OR.has(word))
}

/** Parts a run at "or", "and", commas and slashes. */
export function membersOf(tokens: readonly Token[], { from, to }: Run): Run[] {
  const members: Run[] = []
  let start = from
  for (let at = from; at <= to; at += 1) {
    const token = tokens[at]
    const isJoint = at === to || (token !== undefined && JOINING.has(token.word))
    if (!isJoint) continue
    if (at > start) members.push({ from: start, to: at })
    start = at + 1
  }
  return members
}

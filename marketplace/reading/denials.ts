import { answered, isAnswer } from './denying/answers.ts'
import { type DeniedLine, deniedLines } from './denying/headings.ts'
import { afterNo, besideFree } from './denying/no.ts'
import { afterNot, keptAway, keptOut, tooMuchFor } from './denying/not.ts'
import { soldApart } from './denying/parcel.ts'
import { type DenialKind, isConditional, type Place, type Read } from './denying/place.ts'
import { isContent, membersOf, phraseEnd, rootsIn } from './phrases.ts'
import { rootOf } from './roots.ts'
import type { Run, Sentence } from './sentences.ts'
import {
  NO_WORDS,
  NOT_LESS,
  NOT_WORDS,
  TOO,
  UN_DENIALS,
  VAGUE,
  WEAK_VERBS,
} from './tables/denying.ts'
import type { Token } from './tokens.ts'

export type Denial = {
  kind: DenialKind
  /** The meaningful words of what is denied, by root, in order. */
  roots: readonly string[]
  /** The words as they were written, with the word that denies. */
  said: string
  start: number
  end: number
  sentence: number
  /** The heading that denies it, where the words alone do not. */
  under?: string
}

/** A stretch of tokens that stands under a denial, whatever comes of it. */
export type Scope = Run

export type Denied = { denials: Denial[]; scopes: Scope[] }

const ROOTS_MAX = 5
/** "Sold separately", "sold sep", "frame excluded", "costs extra". */
const APART = new Set(['separately', 'sep', 'excluded', 'extra'])

export function deniedIn(
  tokens: readonly Token[],
  sentences: readonly Sentence[],
  text: string,
): Denied {
  const found = sentences.map((sentence, index) =>
    deniedInSentence({ tokens, sentence, index, text }),
  )
  const listed = deniedLines({ tokens, sentences }).flatMap((line) => deniedInLine(line, found))
  return {
    denials: unique([...found, ...listed].flatMap(({ denials }) => denials)),
    scopes: [...found, ...listed].flatMap(({ scopes }) => scopes),
  }

  function deniedInLine(
    { kind, heading, line, index }: DeniedLine,
    own: readonly Denied[],
  ): Denied[] {
    const sentence = sentences[index]
    // "Glue (not supplied)" says it once more itself.
    if (sentence === undefined || (own[index]?.denials.length ?? 0) > 0) return []
    const place = { tokens, sentence, index, text }
    const under = asSaid(place, heading).said
    const denials = membersOf(tokens, line).flatMap((run) =>
      asDenials(place, { kind, run, cue: run }).map((denial) => ({
        ...denial,
        under,
        said: `${under} ${denial.said}`,
      })),
    )
    return [{ denials, scopes: [line] }]
  }
}

function unique(denials: readonly Denial[]): Denial[] {
  const seen = new Set<string>()
  return denials.filter(({ kind, roots }) => {
    const key = `${kind} ${roots.join(' ')}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

function deniedInSentence(place: Place): Denied {
  const { tokens, sentence } = place
  const denials: Denial[] = []
  const scopes: Scope[] = []
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const read = readerOf(place, at)
    if (read === null) continue
    const { from, to, cue, roots, until = at + 1 } = read
    const kind = isConditional(place, at) ? null : read.kind
    // "Nickel free" is known by the word after it, so that "not nickel free" can be told from it.
    if (read.isBeside !== true) scopes.push({ from: Math.min(cue, from), to: Math.max(until, to) })
    if (kind !== null && roots !== undefined) {
      denials.push({ ...asSaid(place, { from, to }), kind, roots })
    } else if (kind !== null) {
      for (const run of membersOf(tokens, { from, to })) {
        // "Weighted with iron, not lead, 900 g": a measure behind a comma is another thought.
        if (run.from > from && tokens[run.from]?.kind === 'number') continue
        denials.push(...asDenials(place, { kind, run, cue: { from: cue, to: until } }))
      }
    }
  }
  return { denials, scopes }
}

/** "Not a Morning Person" is what a design is called, or says. */
function isInName({ tokens, text }: Place, at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.text === token.word) return false
  return /["“„]/.test(text.charAt(token.start - 1))
}

function readerOf(place: Place, at: number): Read | null {
  const word = place.tokens[at]?.word ?? ''
  if (isAnswer(place, at)) return answered(place, at)
  if (isInName(place, at)) return null
  if (NOT_WORDS.has(word)) return afterNot(place, at)
  if (NO_WORDS.has(word)) return afterNo(place, at)
  if (word === 'free') return besideFree(place, at)
  if (APART.has(word)) return soldApart(place, at)
  if (word === 'excluding' || word === 'excludes') return following(place, at, 'not-included')
  if (word === 'avoid') return following(place, at, 'deed')
  if (word === 'out') return keptOut(place, at)
  if (word === 'away') return keptAway(place, at)
  if (word === TOO) return tooMuchFor(place, at)
  const inner = innerRoot(word)
  if (inner === null) return null
  return {
    kind: word.startsWith('un') ? 'quality' : 'thing',
    cue: at,
    from: at,
    to: at + 1,
    roots: [inner],
  }
}

function following(place: Place, at: number, kind: DenialKind): Read {
  return { kind, cue: at, from: at + 1, to: phraseEnd(place.tokens, place.sentence, at + 1) }
}

type Found = { kind: DenialKind; run: Run; cue: Run }

function asDenials(place: Place, { kind, run, cue }: Found): Denial[] {
  const { tokens } = place
  const roots = strongRoots(tokens, run, kind)
  if (roots.length === 0 || roots.length > ROOTS_MAX) return []
  if (roots.length === 1 && VAGUE.has(roots[0] ?? '')) return []
  if (roots.every((root) => Number.isFinite(Number(root)))) return []
  const from = Math.min(cue.from, run.from)
  const to = Math.max(cue.to, run.to)
  return [{ ...asSaid(place, { from, to }), kind, roots }]
}

function asSaid({ tokens, text, index }: Place, { from, to }: Run) {
  const start = tokens[from]?.start ?? 0
  const end = tokens[to - 1]?.end ?? start
  return { said: text.slice(start, end).replaceAll('\n', ' '), start, end, sentence: index }
}

/** Without the verbs that mean nothing alone: "put it in the dryer" is about the dryer. */
function strongRoots(tokens: readonly Token[], run: Run, kind: DenialKind): string[] {
  const all = rootsIn(tokens, run)
  if (kind !== 'deed') return all
  const strong = tokens
    .slice(run.from, run.to)
    .filter((token) => isContent(token) && !WEAK_VERBS.has(token.word))
    .map(({ root }) => root)
  // To tumble dry is to use a dryer.
  return strong.filter((root) => root !== 'dry' || !strong.includes('dryer')).slice(0, ROOTS_MAX)
}

/** The same denials, told in one word: "unscented", "strapless". */
function innerRoot(word: string): string | null {
  if (UN_DENIALS.has(word)) return rootOf(word.slice(2))
  return word.endsWith('less') && word.length > 6 && !NOT_LESS.has(word)
    ? rootOf(word.slice(0, -4))
    : null
}

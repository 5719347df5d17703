import { holdsWords } from '#contract/shop-profile/contradictions.ts'
import { factsIn, type ProfileTexts, wordsIn } from './profile-texts.ts'

/** What a profile does to a piece of a text. */
export type Effect = 'fact' | 'never' | 'always'

export type EffectPiece = { text: string; effect: Effect | null }

type Marks = readonly [Effect, readonly string[]][]

export type Said = { title: string; description: string }

/** The words of a listing as the profile would have them, paragraph by paragraph. */
export type ProfileEffect = { title: EffectPiece[]; paragraphs: EffectPiece[][] }

/** A profile in a listing that was written before it: facts that are not told yet stand at the end. */
export function effectOf({ title, description }: Said, profile: ProfileTexts): ProfileEffect {
  const facts = factsIn(profile.facts)
  const told = facts.filter((fact) => includes(description, fact))
  const never = wordsIn(profile.neverSay)
  const marks: Marks = [
    ['fact', told],
    ['never', never],
    ['always', wordsIn(profile.alwaysSay)],
  ]
  const paragraphs = description.split(/\n+/).filter((text) => text.trim() !== '')
  return {
    title: piecesOf(title, marks),
    paragraphs: [
      ...paragraphs.map((text) => sentencePieces(text, marks, never)),
      ...facts
        .filter((fact) => !told.includes(fact))
        .map((text) => [{ text, effect: isUnsaid(text, never) ? 'never' : 'fact' } as const]),
    ],
  }
}

/** A sentence that holds what is never said goes whole; a title loses the words. */
function sentencePieces(text: string, marks: Marks, never: readonly string[]): EffectPiece[] {
  return text
    .split(/(?<=[.!?]\s+)/)
    .flatMap((sentence): EffectPiece[] =>
      isUnsaid(sentence, never) ? [{ text: sentence, effect: 'never' }] : piecesOf(sentence, marks),
    )
}

function isUnsaid(text: string, never: readonly string[]): boolean {
  return never.some((word) => holdsWords(text, word))
}

function includes(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase())
}

/** The text cut at the words that a profile speaks of, wherever they stand as words of their own. */
function piecesOf(text: string, marks: Marks): EffectPiece[] {
  const effects = new Map(
    marks.flatMap(([effect, words]) => words.map((word) => [word.toLowerCase(), effect])),
  )
  if (effects.size === 0) return [{ text, effect: null }]
  const longestFirst = [...effects.keys()].toSorted((one, other) => other.length - one.length)
  const words = new RegExp(
    `(?<![\\p{L}\\p{N}])(${longestFirst.map((word) => RegExp.escape(word)).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  return text
    .split(words)
    .map((piece) => ({ text: piece, effect: effects.get(piece.toLowerCase()) ?? null }))
    .filter((piece) => piece.text !== '')
}

import { TAG } from '#contract/listings.ts'
import { isListLine } from '#contract/parts.ts'

/** Pinned tags first, then the new ones that say something else, as many as the marketplace takes. */
export function tagsWithPinned(fresh: readonly string[], pinned: readonly string[]): string[] {
  const kept = new Set(pinned.map((tag) => tag.toLowerCase()))
  const others = fresh.filter((tag) => !kept.has(tag.toLowerCase()))
  return [...pinned, ...others].slice(0, TAG.max)
}

type Old = { before: string; pinned: readonly string[] }

/**
 * The new description with every pinned sentence in it, letter for letter. One that the writer left
 * out goes where it stood: into the paragraph at the same distance from the top, or below the list.
 */
export function descriptionWithPinned(fresh: string, { before, pinned }: Old): string {
  const missing = pinned.filter((text) => !fresh.includes(text))
  return missing.reduce(
    (text, piece) =>
      isListLine(piece) ? withListLine(text, piece) : withSentence(text, { before, piece }),
    fresh,
  )
}

function withListLine(text: string, piece: string): string {
  const lines = text.split('\n')
  const last = lines.findLastIndex(isListLine)
  return last === -1 ? `${text}\n\n${piece}` : lines.toSpliced(last + 1, 0, piece).join('\n')
}

function withSentence(text: string, { before, piece }: { before: string; piece: string }): string {
  const old = paragraphsOf(before)
  const stood = old.findIndex(({ line }) => line.includes(piece))
  const place = stood / Math.max(1, old.length - 1)
  const paragraphs = paragraphsOf(text)
  const goal = paragraphs[Math.round(place * (paragraphs.length - 1))]
  if (goal === undefined) return place < 0.5 ? `${piece}\n\n${text}` : `${text}\n\n${piece}`
  const joined = before.startsWith(piece) ? `${piece} ${goal.line}` : `${ended(goal.line)} ${piece}`
  return text.split('\n').with(goal.at, joined).join('\n')
}

function paragraphsOf(text: string): { line: string; at: number }[] {
  return text
    .split('\n')
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => line.trim() !== '' && !isListLine(line))
}

/** A line that ends nowhere would run into the sentence after it. */
function ended(line: string): string {
  return /[\p{P}\p{Extended_Pictographic}]$/u.test(line) ? line : `${line}.`
}

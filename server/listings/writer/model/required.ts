import { leftUnsaid as unsaidIn, mustSay, type MustSay } from '#marketplace/review/must-say.ts'
import type { Brief } from '../brief/brief.ts'
import type { Writing } from '../writer.ts'

/** What a buyer must read before buying, in the seller's words: a warning, a flaw, a limit, what is not included. */
export function requiredStatements({ input }: Brief): string[] {
  return once(mustSay(input))
}

/** Those of them that a description does not say, or turns round. */
export function leftUnsaid(
  texts: Pick<Writing, 'generatedDescription'>,
  { input }: Brief,
): string[] {
  // How a thing is cared for is told in many ways; what would harm a buyer is not.
  return once(unsaidIn(texts, input).filter(({ isHard, kind }) => isHard || kind === 'flaw'))
}

function once(statements: readonly MustSay[]): string[] {
  return [...new Set(statements.map(({ text }) => text.replaceAll('\n', ' ')))]
}

/** The description with these statements as its last paragraph. */
export function sayAtTheEnd(description: string, statements: readonly string[]): string {
  if (statements.length === 0) return description
  return `${description}\n\n${statements.map(asSentence).join(' ')}`
}

function asSentence(statement: string): string {
  const [first = ''] = statement
  const ending = /[.!?。]$/u.test(statement) ? '' : '.'
  return `${first.toUpperCase()}${statement.slice(first.length)}${ending}`
}

import { contentStems } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'

// A seller who lists more than this is telling a story, not warning a buyer.
const STATEMENTS_MAX = 12

/** What a buyer must read before buying, in the seller's words: a flaw, a limit, what is not included. */
export function requiredStatements(brief: Brief): string[] {
  const required = brief.facts.filter(({ isRequired }) => isRequired)
  return required.slice(0, STATEMENTS_MAX).map(({ text }) => text)
}

/** Those of them that a description does not say, not even in other words around the same nouns. */
export function leftUnsaid(description: string, brief: Brief): string[] {
  const said = new Set(contentStems(description))
  return requiredStatements(brief).filter((statement) => {
    const stems = contentStems(statement)
    return stems.filter((word) => said.has(word)).length < stems.length / 2
  })
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

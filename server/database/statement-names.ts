import { createHash } from 'node:crypto'

/** A connection keeps its named statements, so there is an end to them. */
const NAMED_MAX = 300

// A limit or a list decides between plans. And "every column" is another result once a newer
// version has added one: PostgreSQL then refuses the statement it had prepared.
const PLANNED_ANEW = /\*|\blimit\b|\bin \(/i

/** Ends a statement whose limit is a number in its text, and whose one plan is the walk of an index. */
export const PLANNED_ONCE = '-- planned once'

type Statement = { text: string; parameters: readonly unknown[] }

export type StatementNames = (statement: Statement) => string | undefined

/**
 * A named statement is parsed and planned once for each connection, which is most of what looking
 * up one row costs. Only a statement that is the same in every plan gets a name, and the same one
 * in every process: what a name means must not depend on who came first.
 */
export function statementNames(): StatementNames {
  const names = new Map<string, string>()
  return ({ text, parameters }) => {
    if (parameters.length === 0) return undefined
    const known = names.get(text)
    if (known !== undefined || names.size === NAMED_MAX || isPlannedAnew(text)) return known
    const name = `s_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
    names.set(text, name)
    return name
  }
}

function isPlannedAnew(text: string): boolean {
  return !text.endsWith(PLANNED_ONCE) && PLANNED_ANEW.test(text)
}

/** Behind a pooler the next statement may meet another connection, which knows no such name. */
export const unnamed: StatementNames = () => undefined

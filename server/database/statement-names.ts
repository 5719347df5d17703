/** A connection keeps its named statements, so there is an end to them. */
const NAMED_MAX = 300

// A limit or a list decides between plans. And "every column" is another result once a newer
// version has added one: PostgreSQL then refuses the statement it had prepared.
const PLANNED_ANEW = /\*|\blimit\b|\bin \(/i

type Statement = { text: string; parameters: readonly unknown[] }

/**
 * A named statement is parsed and planned once for each connection, which is most of what looking
 * up one row costs. Only a statement that is the same in every plan gets a name.
 */
export function statementNames(): (statement: Statement) => string | undefined {
  const names = new Map<string, string>()
  return ({ text, parameters }) => {
    if (parameters.length === 0) return undefined
    const known = names.get(text)
    if (known !== undefined || names.size === NAMED_MAX || PLANNED_ANEW.test(text)) return known
    const name = `statement_${names.size}`
    names.set(text, name)
    return name
  }
}

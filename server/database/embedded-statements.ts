import { parse, type PGlite, protocol } from '@electric-sql/pglite'
import type { Session } from './dialect.ts'
import { statementNames } from './statement-names.ts'

const { serialize } = protocol

/** How PostgreSQL numbers a type that it has not found out. */
const UNKNOWN = 705

/**
 * Asks the embedded database by its protocol. Its own `query` takes six steps for each statement and
 * plans it anew, which is most of what looking up one row costs.
 */
export function statementsOn(lite: PGlite): Session['query'] {
  const nameOf = statementNames()
  const prepared = new Map<string, number[]>()

  const send = (...messages: Uint8Array[]) =>
    lite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]))

  /** Answers the types of the parameters. */
  const prepare = async (text: string, name = '') =>
    parse.parseDescribeStatementResults(
      await send(serialize.parse({ text, name }), serialize.describe({ type: 'S', name })),
    )

  const written = (value: unknown, type = UNKNOWN): string | null =>
    value === null || value === undefined ? null : (lite.serializers[type] ?? String)(value)

  return async (text, parameters) => {
    const name = nameOf({ text, parameters })
    const types = prepared.get(text) ?? (await prepare(text, name))
    if (name !== undefined) prepared.set(text, types)
    const messages = await send(
      serialize.bind({
        values: parameters.map((value, place) => written(value, types[place])),
        ...(name !== undefined && { statement: name }),
      }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    )
    const {
      rows = [],
      command = '',
      rowCount = 0,
    } = parse.parseResults(messages, lite.parsers)[0] ?? {}
    return { rows, command, count: rowCount }
  }
}

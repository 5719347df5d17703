import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { misused } from './failure.ts'

export type Values = Readonly<Record<string, string | boolean | undefined>>
export type Given = { words: string[]; values: Values }

/** Of every command. */
const COMMON = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsOptionsConfig

/** The words and options of a command line; what is not known is refused, with what there is. */
export function argumentsOf(words: string[], options: ParseArgsOptionsConfig): Given {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      options: { ...COMMON, ...options },
      allowPositionals: true,
      strict: true,
    })
    return { words: positionals, values: valuesOf(values) }
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : '').split('. ')
    throw misused(`${sentence}. Please see listwright --help.`)
  }
}

function valuesOf(values: Record<string, unknown>): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? value : String(value),
    ]),
  )
}

/** The value of an option that takes a text. */
export function textIn(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** Exactly one word, as the command wants it. */
export function onlyWord({ words }: Given, what: string): string {
  const [word, ...others] = words
  if (word === undefined) throw misused(`Please name ${what}. See listwright --help.`)
  if (others.length > 0)
    throw misused(`There is "${others[0]}" beside ${what}. See listwright --help.`)
  return word
}

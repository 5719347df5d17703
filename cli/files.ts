import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type * as z from 'zod/mini'
import { misused } from './failure.ts'

/** The text of a file; "-" is what is piped in. */
export async function textOf(file: string, input: NodeJS.ReadableStream): Promise<string> {
  if (file === '-') return text(input)
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw misused(
      why === 'ENOENT' ? `There is no file ${file}.` : `${file} could not be read (${why}).`,
    )
  }
}

/** What a JSON file holds, as the contract wants it; names each field that is not. */
export function parsedBy<Value>(
  schema: z.ZodMiniType<Value>,
  { file, value }: { file: string; value: unknown },
): Value {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path, message, ...issue }) =>
    issue.code === 'unrecognized_keys'
      ? `  There is no field ${issue.keys.join(', ')}`
      : `  ${path.join('.')}: ${message}`,
  )
  throw misused([`${nameOf(file)} is not as it should be:`, ...lines].join('\n'))
}

export function jsonIn(file: string, content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    throw misused(`${nameOf(file)} is no JSON: ${why}`)
  }
}

function nameOf(file: string): string {
  return file === '-' ? 'What was piped in' : file
}

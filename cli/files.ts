import { createWriteStream } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type * as z from 'zod/mini'
import { misused } from './failure.ts'

/** The text of a file; "-" is what is piped in. */
export async function textOf(file: string, input: NodeJS.ReadableStream): Promise<string> {
  if (file === '-') return decoded(await buffer(input))
  try {
    return decoded(await readFile(file))
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw misused(
      why === 'ENOENT' ? `There is no file ${file}.` : `${file} could not be read (${why}).`,
    )
  }
}

/** Spreadsheets save in UTF-8, in UTF-16 with a mark, or in the alphabet of Western Europe without one. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
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
    const message = error instanceof Error ? error.message : ''
    throw misused(`${nameOf(file)} is not JSON: ${whyNotJson(file, content, message)}`)
  }
}

const BEGINNING_MAX = 20

/** In our words, with the place where the parser names one. */
function whyNotJson(file: string, content: string, message: string): string {
  const [first = ''] = content.trim().split('\n')
  if (first === '') return 'it is empty.'
  if (/\.csv$/i.test(file)) return `the rows of a CSV file are written by: listwright batch ${file}`
  if (!/^[{[]/.test(first))
    return `it begins with "${first.slice(0, BEGINNING_MAX)}", and JSON with {.`
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? []
  if (line !== undefined)
    return `it cannot be read at line ${line}, column ${column}. Is a comma or a quotation mark missing before it?`
  const [, sign] = /Unexpected token '(.+?)'/.exec(message) ?? []
  return sign === undefined
    ? 'it breaks off before its end.'
    : `there is ${sign} in it where none can be.`
}

function nameOf(file: string): string {
  return file === '-' ? 'What was piped in' : file
}

/** Keeps an answer as a file, whole or not at all: what breaks off leaves the file that was there. */
export async function keep(answer: Response, out: string): Promise<void> {
  const partial = `${out}.partial`
  try {
    await pipeline(Readable.from(answer.body ?? []), createWriteStream(partial))
    await rename(partial, out)
  } catch (error) {
    await rm(partial, { force: true })
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw misused(`${out} could not be written${why}. Nothing was changed.`)
  }
}

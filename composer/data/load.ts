import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The lines of a data file that say something, in order. */
export function linesOf(file: string): string[] {
  return textOf(file)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/** The blocks of a data file, each a record of its `key: value` lines. */
export function blocksOf(file: string): ReadonlyMap<string, string>[] {
  return textOf(file)
    .split('\n\n')
    .map((block) => block.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== '' && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map((lines) => new Map(lines.map((line) => pairOf(line, ':'))))
}

/** `key: value` or `wrong = right` as a pair, both trimmed. */
export function pairOf(line: string, sign: string): [string, string] {
  const at = line.indexOf(sign)
  if (at === -1) return [line, '']
  return [line.slice(0, at).trim(), line.slice(at + sign.length).trim()]
}

/** "a, b, c" as a list without blanks. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function textOf(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}

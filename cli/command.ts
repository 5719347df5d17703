import type { ParseArgsOptionsConfig } from 'node:util'
import type { Given } from './arguments.ts'
import type { Connection } from './connection.ts'

/** What the program is run in. */
export type Surroundings = {
  environment: Readonly<Record<string, string | undefined>>
  input: NodeJS.ReadableStream
  /** What was asked for. */
  print: (text: string) => void
  /** What else there is to say, apart from it. */
  tell: (sentence: string) => void
}

export type Work = Surroundings & { given: Given; connection: () => Connection; isJson: boolean }

export type Command = {
  /** As it is typed, without the program's name. */
  usage: string
  summary: string
  options: ParseArgsOptionsConfig
  run: (work: Work) => Promise<void>
}

/** Prints an answer as JSON, or in words. */
export function printAnswer({ print, isJson }: Work, answer: unknown, words: () => string): void {
  print(isJson ? JSON.stringify(answer, null, 2) : words())
}

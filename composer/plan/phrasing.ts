import { blocksOf } from '../data/load.ts'
import type { Tongue } from '../read/abroad/tongue.ts'

/** What the explanation says in one language. */
export type Phrasing = {
  /** The sentence of a key with what stands for its gaps; empty where the language has none. */
  say: (key: string, filled?: Readonly<Record<string, string>>) => string
  /** The same of the first of several keys that the language has. */
  sayOneOf: (keys: readonly string[], filled?: Readonly<Record<string, string>>) => string
}

const LANGUAGES = new Map(
  blocksOf('explanation.txt').map((block) => [block.get('language') ?? '', block]),
)

/** The sentences of a language, or English ones where we are not certain of it. */
export function phrasingOf(language: Tongue): Phrasing {
  const block = LANGUAGES.get(language) ?? LANGUAGES.get('en')
  const say: Phrasing['say'] = (key, filled = {}) => withGaps(block?.get(key) ?? '', filled)
  return {
    say,
    sayOneOf: (keys, filled) => say(keys.find((key) => block?.has(key)) ?? '', filled),
  }
}

/** Whether the explanation can be given in a language other than English. */
export function isExplainedAbroad(language: Tongue): boolean {
  return language !== 'en' && LANGUAGES.has(language)
}

function withGaps(sentence: string, filled: Readonly<Record<string, string>>): string {
  let said = sentence
  for (const [gap, text] of Object.entries(filled)) said = said.split(`{${gap}}`).join(text)
  return said
}

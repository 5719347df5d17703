import { OPPOSITES } from '../lexicon/opposites.ts'
import { stemsOf } from './words.ts'

type Side = { said: string[]; denied: string[]; ruledOut: string[] }

const sides: readonly Side[] = OPPOSITES.map((line) => {
  const [left = '', right = ''] = line.split('|')
  const all = listOf(left)
  return {
    said: all.filter((one) => !one.startsWith('not ')).map(stemsOf),
    denied: all.filter((one) => one.startsWith('not ')).map((one) => stemsOf(one.slice(4))),
    ruledOut: listOf(right).map(stemsOf),
  }
})

function listOf(text: string): string[] {
  return text.split(',').map((part) => part.trim())
}

type Text = { says: (phrase: string) => boolean; denies: (phrase: string) => string | null }

/** Phrases that the text rules out by what it says, each with the words that do so. */
export function ruledOutBy({ says, denies }: Text): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { said, denied, ruledOut } of sides) {
    const cause =
      said.find(says) ?? denied.map((one) => denies(one)).find((quote) => quote !== null)
    if (cause === undefined) continue
    // "Inside only, outdoors it goes chalky"
    const isSure = cause.endsWith(' only')
    for (const phrase of ruledOut) if (isSure || !says(phrase)) found.set(phrase, cause)
  }
  return found
}

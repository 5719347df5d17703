import { remembered } from '../remembered.ts'
import { SAME_MEANING } from './tables/spelling.ts'

const ENDINGS = ['ing', 'able', 'ible', 'ed', 'ly'] as const

/** The same for all forms of a word: "soak", "soaked" and "soaking", "lid" and "lidded". */
export const rootOf = remembered(rooted, 50_000)

function rooted(word: string): string {
  const bare = withoutPossessive(word)
  const known = SAME_MEANING.get(bare)
  if (known !== undefined) return known
  const one = singular(bare)
  return SAME_MEANING.get(one) ?? withoutEnding(one)
}

function withoutPossessive(word: string): string {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word
  return bare.replaceAll("'", '')
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && ['ches', 'shes', 'sses', 'xes', 'zes'].some((end) => word.endsWith(end)))
    return word.slice(0, -2)
  const isPlural =
    word.length > 3 && word.endsWith('s') && !['ss', 'us', 'is'].includes(word.slice(-2))
  return isPlural ? word.slice(0, -1) : word
}

function withoutEnding(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length > end.length + 2)
  const short = ending === undefined ? word : undoubled(word.slice(0, -ending.length))
  const bare = ending !== undefined && short.endsWith('i') ? `${short.slice(0, -1)}y` : short
  return bare.length > 3 && bare.endsWith('e') ? bare.slice(0, -1) : bare
}

function undoubled(word: string): string {
  const last = word.at(-1) ?? ''
  const isDoubled = word.length > 3 && last === word.at(-2) && !'aeiousl'.includes(last)
  return isDoubled ? word.slice(0, -1) : word
}

import { type Word, wordsOf } from '#marketplace/searches/words.ts'

/** Picks among things that are equally good: the same seed picks the same, another one may pick another. */
export type Choice = <T>(about: string, among: readonly T[]) => T | undefined

function choiceBy(seed: string): Choice {
  return (about, among) => among[hashOf(`${seed} ${about}`) % Math.max(1, among.length)]
}

/** The list in an order of the seed's. */
export function shuffled(choice: Choice, about: string, among: readonly string[]): string[] {
  const placed = among.map((text) => ({ text, place: choice(`${about} ${text}`, PLACES) ?? 0 }))
  return placed.toSorted((a, b) => a.place - b.place).map(({ text }) => text)
}

const PLACES = Array.from({ length: 1000 }, (_, at) => at)

const BASIS = 0x811c9dc5
const PRIME = 0x01000193

/** FNV-1a, stirred at the end, because near seeds should not pick alike. */
function hashOf(text: string): number {
  let hash = BASIS
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** How what is equally good is picked, and whether another listing of the shop begins so. */
export type Ours = {
  choice: Choice
  /** How many listings ago one began so; infinite where none did. */
  beganAgo: (line: string) => number
}

const OTHERS_MAX = 50

type Round = { seed: string; others: readonly string[] }

/** One seed for a whole shop should not say the same of each thing. */
export function oursIn({ seed, others }: Round, about: string): Ours {
  const beginnings = others.slice(0, OTHERS_MAX).map((text) => wordsOf(text.split('\n')[0] ?? ''))
  const beganAgo = (line: string) => {
    const at = beginnings.findIndex((words) => isSame(words, wordsOf(line)))
    return at === -1 ? Infinity : at
  }
  return { choice: choiceBy(`${seed} ${about}`), beganAgo }
}

function isSame(one: readonly Word[], other: readonly Word[]): boolean {
  return one.length === other.length && one.every(({ low }, at) => low === other[at]?.low)
}

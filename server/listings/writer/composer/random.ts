/** Repeatable choices: the same seed always picks the same way. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  pick<T>(items: readonly [T, ...T[]]): T
  shuffle<T>(items: readonly T[]): T[]
  /** Another source of choices that does not disturb this one. */
  fork(name: string): Random
}

export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ item }) => item),
    fork: (name) => createRandom(`${seed}\n${name}`),
  }
}

// FNV-1a: spreads texts that differ in one character over the whole range.
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  return value
}

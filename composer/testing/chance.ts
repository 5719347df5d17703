/** A number from 0 to before 1; the same row of them for the same seed. */
export type Chance = () => number

export function chanceFrom(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function oneOf<Value>(values: readonly Value[], chance: Chance): Value {
  const value = values[Math.floor(chance() * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}

/** Some of them, in another order. */
export function someOf<Value>(values: readonly Value[], count: number, chance: Chance): Value[] {
  const left = [...values]
  const taken: Value[] = []
  while (taken.length < count && left.length > 0) {
    const [one] = left.splice(Math.floor(chance() * left.length), 1)
    if (one !== undefined) taken.push(one)
  }
  return taken
}

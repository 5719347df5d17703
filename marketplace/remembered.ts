/**
 * Reads each of the same few texts once, however often it is asked for. What was read must never be changed;
 * the oldest is forgotten when the texts together have more characters than this.
 */
export function remembered<Value>(
  read: (text: string) => Value,
  charactersMax: number,
): (text: string) => Value {
  const known = new Map<string, Value>()
  let characters = 0
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    known.set(text, value)
    characters += text.length
    for (const oldest of known.keys()) {
      if (characters <= charactersMax) break
      known.delete(oldest)
      characters -= oldest.length
    }
    return value
  }
}

/** Works out once what belongs to a thing that never changes. */
export function rememberedOf<Key extends object, Value>(
  work: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before.value
    const value = work(key)
    known.set(key, { value })
    return value
  }
}

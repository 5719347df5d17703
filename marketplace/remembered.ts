/**
 * Reads each of the same few texts once, however often it is asked for. What was read must never be changed; texts
 * that were not asked for again are forgotten when all together have more characters than this.
 */
export function remembered<Value>(
  read: (text: string) => Value,
  charactersMax: number,
): (text: string) => Value {
  let recent = new Map<string, Value>()
  let older = new Map<string, Value>()
  let characters = 0
  return (text) => {
    const before = recent.get(text)
    if (before !== undefined) return before
    const value = older.get(text) ?? read(text)
    // Forgetting half at once is cheaper than forgetting one by one.
    if (characters > charactersMax / 2) {
      older = recent
      recent = new Map()
      characters = 0
    }
    recent.set(text, value)
    characters += text.length
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

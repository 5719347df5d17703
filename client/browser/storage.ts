/** What browser storage holds under a key, as far as it is JSON; null otherwise. Never to be trusted as is. */
export function readStored(storage: Storage, key: string): unknown {
  const text = storage.getItem(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps a value as JSON. A full storage must not stop anyone from working, so it is only not kept. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    storage.removeItem(key)
  }
}

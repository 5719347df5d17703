/** What browser storage holds, as far as it is JSON; null otherwise. It is never to be trusted as is. */
export function parseStored(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

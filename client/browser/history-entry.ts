/** What the entry of the browser's history knows: it outlives a reload and a way back, and no link brings it along. */
export function knownHere(name: string): unknown {
  return stateNow()[name]
}

export function noteHere(name: string, value: unknown): void {
  history.replaceState({ ...stateNow(), [name]: value }, '')
}

function stateNow(): Record<string, unknown> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

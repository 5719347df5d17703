import { useSyncExternalStore } from 'react'

export type Toast = {
  title: string
  description?: string | undefined
  look?: 'normal' | 'destructive'
  action?: { label: string; onPress: () => void }
  /** Until it is closed: of what she waited for and could miss. */
  isLasting?: boolean
}

/** The toast that shows, numbered so that a new one is not mistaken for the old. */
export type ShownToast = Toast & { id: number }

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

/** Shows one toast; it replaces the one before. */
export function showToast(toast: Toast): void {
  count += 1
  change({ ...toast, id: count })
}

export function dismissToast(): void {
  change(null)
}

/** The toast that shows now, if any. */
export function useToast(): ShownToast | null {
  return useSyncExternalStore(subscribe, current, current)
}

function change(next: ShownToast | null): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function current(): ShownToast | null {
  return shown
}

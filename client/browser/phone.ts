import { useSyncExternalStore } from 'react'

/** As wide as a phone, by the breakpoint of the styles. */
const PHONE = matchMedia('(width <= 760px)')

/** Whether the window is as narrow as a phone, where what counts is another number of things. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(follow, () => PHONE.matches)
}

function follow(change: () => void): () => void {
  PHONE.addEventListener('change', change)
  return () => PHONE.removeEventListener('change', change)
}

import { type RefObject, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { useWaiting } from '#client/listing/submitting/use-waiting.ts'
import { viewOf } from './result-view.ts'
import type { Generation } from './writing/use-generation.ts'

/** What the result shows, going from one view to the next so that nothing collapses in between. */
export function useCalmView(generation: Generation) {
  const waiting = useWaiting(generation.step === 'writing')
  const wanted = useMemo(() => viewOf(generation, waiting), [generation, waiting])
  // What stands there stays until the code of what comes next has arrived.
  const view = useDeferredValue(wanted)
  const card = useHeldHeight(wanted.isWriting || view.isWriting)
  return { view, waiting, card, isWriting: wanted.isWriting }
}

/** From when the writing begins it keeps at least the height it had, so that what is below it stays. */
function useHeldHeight(isHeld: boolean): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null)
  // The page is measured before what stood there goes.
  useLayoutEffect(() => {
    const held = card.current
    if (!isHeld || held === null) return undefined
    held.style.minHeight = `${held.getBoundingClientRect().height}px`
    return () => {
      held.style.minHeight = ''
    }
  }, [isHeld])
  return card
}

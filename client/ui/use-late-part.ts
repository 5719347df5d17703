import { useEffect, useEffectEvent, useState } from 'react'

/** The first sign that somebody is here. */
const ACTS = ['pointermove', 'pointerdown', 'keydown']

/**
 * Whether a part that only answers what people do is wanted: from the first time it is needed on, so
 * that it can still close with grace. Its code is loaded when they first do anything at all.
 */
export function useLatePart(isNeeded: boolean, load: () => Promise<unknown>): boolean {
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)

  // Whoever needs the part later meets the failure there, so nobody has to hear of it now.
  const loadAhead = useEffectEvent(() => void load().catch(() => undefined))
  // Listens to the document, where every act passes.
  useEffect(() => {
    const stop = new AbortController()
    const act = () => {
      stop.abort()
      // Behind the picture that answers the act: a dozen scripts put into the page would hold it up.
      requestAnimationFrame(() => setTimeout(loadAhead))
    }
    for (const name of ACTS)
      document.addEventListener(name, act, { capture: true, passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])

  return wasNeeded
}

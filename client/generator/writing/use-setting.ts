import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { noteBeingSet } from './being-set.ts'
import { SETTING_MS, type WrittenTexts, type Writing, writingAt } from './writing.ts'

/** Sets a finished listing before the seller's eyes, part by part, then says so. */
export function useSetting(listing: WrittenTexts, onSet: () => void): Writing {
  const [share, setShare] = useState(0)
  const done = useEffectEvent(onSet)

  const cache = useQueryClient()
  // The cache, from which the head of the page learns of it.
  useEffect(() => {
    noteBeingSet(cache, true)
    return () => noteBeingSet(cache, false)
  }, [cache])

  // The browser's frames carry the time.
  useEffect(() => {
    const start = performance.now()
    let frame = requestAnimationFrame(step)
    function step(now: number) {
      const passed = (now - start) / SETTING_MS
      setShare(Math.min(1, Math.max(0, passed)))
      if (passed >= 1) done()
      else frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
  }, [])

  return writingAt(listing, share)
}

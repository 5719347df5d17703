import { useCallback, useInsertionEffect, useRef } from 'react'

/** One function for good that does what the newest one would: whatever gets it is not drawn again for it. */
export function useSteady<Args extends unknown[], Answer>(act: (...args: Args) => Answer) {
  const newest = useRef(act)
  // Before anything of the new picture can be pressed.
  useInsertionEffect(() => {
    newest.current = act
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}

import { useEffect, useState } from 'react'

/** A value that follows once the other has rested: what is heavy need not run with each key. */
export function useSettled<Value>(value: Value, restMs: number): Value {
  const [settled, setSettled] = useState(value)

  // The clock waits for a pause of typing.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])

  return settled
}

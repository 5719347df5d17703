import { useEffect, useState } from 'react'

/** How long someone has been waiting, as far as it changes what they see. */
export type Waiting = 'notYet' | 'shown' | 'long' | 'veryLong'

// An answer within 300 ms shows no sign of waiting at all, so that nothing flashes.
const STAGES: [waiting: Waiting, fromMs: number][] = [
  ['shown', 300],
  ['long', 8_000],
  ['veryLong', 20_000],
]

export function useWaiting(isWaiting: boolean): Waiting {
  const [waiting, setWaiting] = useState<Waiting>('notYet')

  // The clock moves the stages on.
  useEffect(() => {
    if (!isWaiting) return undefined
    const timers = STAGES.map(([stage, fromMs]) => setTimeout(() => setWaiting(stage), fromMs))
    return () => {
      timers.forEach(clearTimeout)
      setWaiting('notYet')
    }
  }, [isWaiting])

  return waiting
}

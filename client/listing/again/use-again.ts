import { useState } from 'react'

/** Whether a part is about to be written again; once it was closed, the button that opens it takes the focus. */
export type Again = { isOpen: boolean; wasOpen: boolean; open: () => void; close: () => void }

export function useAgain(): Again {
  const [phase, setPhase] = useState<'never' | 'open' | 'closed'>('never')
  return {
    isOpen: phase === 'open',
    wasOpen: phase === 'closed',
    open: () => setPhase('open'),
    close: () => setPhase('closed'),
  }
}

import { useState } from 'react'
import type { Listing } from '#contract/listings.ts'

/** How the listing stood before a part of it was written again, and as which version it stands since. */
export type WrittenAgain = { before: Listing; version: number }

/** Whether a part is about to be written again, or just was; once it was closed, the button that opens it takes the focus. */
export type Again = {
  isOpen: boolean
  wasOpen: boolean
  written: WrittenAgain | null
  open: () => void
  close: () => void
  finish: (written: WrittenAgain) => void
}

export function useAgain(): Again {
  const [phase, setPhase] = useState<'never' | 'open' | 'closed' | WrittenAgain>('never')
  return {
    isOpen: phase === 'open',
    wasOpen: phase !== 'never' && phase !== 'open',
    written: typeof phase === 'object' ? phase : null,
    open: () => setPhase('open'),
    close: () => setPhase('closed'),
    finish: setPhase,
  }
}

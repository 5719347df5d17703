import { Repeat2, X } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import type { Again } from './use-again.ts'
import { takeFocus } from '#client/ui/take-focus.ts'

type AgainButtonProps = { again: Again; thing: string }

/** Has a part written again, or thinks better of it. */
export function AgainButton({ again, thing }: AgainButtonProps) {
  const { isOpen, wasOpen, open, close } = again
  return (
    <Button
      key={isOpen ? 'close' : 'open'}
      ref={!isOpen && wasOpen ? takeFocus : undefined}
      look="quiet"
      size="small"
      icon={isOpen ? <X aria-hidden="true" /> : <Repeat2 aria-hidden="true" />}
      aria-label={isOpen ? `Close without rewriting the ${thing}` : `Rewrite the ${thing}`}
      onClick={isOpen ? close : open}
    >
      {isOpen ? 'Close' : 'Rewrite'}
    </Button>
  )
}

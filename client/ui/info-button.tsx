import { Info } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Dialog } from './dialog.tsx'

type InfoButtonProps = { about: string; title: string; children: ReactNode }

/** The small (i) beside a label; it opens a dialog that explains the field. */
export function InfoButton({ about, title, children }: InfoButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="relative ml-0.5 grid size-6 place-items-center rounded-sm text-ink-3 hover:bg-sunk hover:text-ink"
      >
        <Info className="size-4" strokeWidth={1.9} aria-hidden="true" />
        <span className="sr-only">About {about}</span>
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={title} width="narrow">
        {children}
      </Dialog>
    </>
  )
}

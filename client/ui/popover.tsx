import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { placeBeside } from './place-beside.ts'

type PopoverButtonProps = {
  /** What the button is called, where its text alone says too little. */
  label: string
  /** What the popover is called. */
  title: string
  text: string
  className?: string
  children: ReactNode
}

/** A word or sign that opens a small dialog beside itself; Escape or a press elsewhere closes it. */
export function PopoverButton({ label, title, text, className, children }: PopoverButtonProps) {
  const [isOpen, setIsOpen] = useState(false)

  // Beside its word only while the page stands still.
  useEffect(() => {
    if (!isOpen) return undefined
    const stop = new AbortController()
    const hide = () => setIsOpen(false)
    document.addEventListener('scroll', hide, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [isOpen])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setIsOpen(!isOpen)}
        className={className}
      >
        {text}
      </button>
      {isOpen && (
        <span
          ref={openBeside}
          role="dialog"
          aria-label={title}
          popover="auto"
          onToggle={({ newState }) => newState === 'closed' && setIsOpen(false)}
          className={classNames(
            'inset-auto m-0 w-80 max-w-[calc(100vw-16px)] rounded-md border border-line-control',
            'bg-sheet p-4 text-start text-small font-normal whitespace-normal text-ink shadow-e3',
          )}
        >
          {children}
        </span>
      )}
    </>
  )
}

function openBeside(popover: HTMLElement | null): void {
  placeBeside(popover)
  popover?.querySelector('button')?.focus({ preventScroll: true })
}

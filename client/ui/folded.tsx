import { type ReactNode, Suspense, useId, useState } from 'react'
import { Button } from './button.tsx'

type FoldedProps = {
  icon: ReactNode
  /** What is set, in words. */
  summary: ReactNode
  action: 'Change' | 'Add'
  /** What is changed, for those who hear the button alone. */
  about: string
  /** Something in it must be seen. */
  isForced: boolean
  children: ReactNode
}

/** Choices that are usually right, told in a line; they open where they stand. */
export function Folded({ icon, summary, action, about, isForced, children }: FoldedProps) {
  const id = useId()
  const [wasOpened, setWasOpened] = useState(false)
  const isOpen = wasOpened || isForced
  return (
    <div className="border-t border-line-soft">
      <div className="folded">
        {icon}
        <p className="min-w-0 flex-1 leading-snug wrap-anywhere">{summary}</p>
        <Button
          look="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="-mr-3 text-green-text max-md:min-h-11"
          onClick={() => setWasOpened(!isOpen)}
        >
          {isOpen ? 'Done' : action}
          <span className="sr-only"> {about}</span>
        </Button>
      </div>
      <Suspense>
        {isOpen && (
          // Clear of what sticks to the foot.
          <div
            id={id}
            ref={wasOpened ? bringIntoView : undefined}
            className="scroll-mb-24 px-4 pb-4 md:px-6"
          >
            {children}
          </div>
        )}
      </Suspense>
    </div>
  )
}

function bringIntoView(opened: HTMLElement | null): void {
  opened?.scrollIntoView({ block: 'nearest' })
}

import type { ReactNode } from 'react'

type LabelRowProps = {
  /** The label element itself: a label for a field, a span for a group. */
  children: ReactNode
  isRequired?: boolean | undefined
  isOptional?: boolean | undefined
  help?: ReactNode
  counter?: ReactNode
}

/** What stands above a field: its label, whether it is required, help, and a counter at the end. */
export function LabelRow({ children, isRequired, isOptional, help, counter }: LabelRowProps) {
  return (
    <div className="flex min-h-6 items-center gap-1 text-small font-semibold">
      {children}
      {isRequired && (
        <span className="text-madder-text" aria-hidden="true">
          *
        </span>
      )}
      {isOptional && <span className="font-normal text-ink-3">(optional)</span>}
      {help}
      {counter && <span className="ml-auto text-meta font-normal text-ink-3">{counter}</span>}
    </div>
  )
}

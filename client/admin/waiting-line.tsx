import type { ReactNode } from 'react'
import { ButtonLink } from '#client/ui/button.tsx'
import { PAGES } from '#contract/pages.ts'

type WaitingLineProps = { children: ReactNode; note?: string; mark?: string; action?: ReactNode }

/** One thing that waits, what is known of it, and the way to decide it. */
export function WaitingLine({ children, note, mark, action }: WaitingLineProps) {
  return (
    <div className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 border-t border-line-soft px-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_auto] md:px-6">
      <div>
        <p className="leading-snug font-semibold wrap-anywhere">{children}</p>
        {note && <p className="text-small wrap-anywhere text-ink-2">{note}</p>}
      </div>
      {mark && (
        <p className="text-small font-semibold text-weld-text max-sm:col-start-1 max-sm:row-start-2">
          {mark}
        </p>
      )}
      {action && (
        <div className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 sm:col-start-3">
          {action}
        </div>
      )}
    </div>
  )
}

type WayProps = { tab: string; isNext?: boolean; children: string }

export function Way({ tab, isNext = false, children }: WayProps) {
  return (
    <ButtonLink
      look={isNext ? 'primary' : 'outline'}
      size="small"
      href={`${PAGES.admin}?tab=${tab}`}
    >
      {children}
    </ButtonLink>
  )
}

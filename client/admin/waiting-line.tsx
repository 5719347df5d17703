import type { ReactNode } from 'react'
import { ButtonLink } from '#client/ui/button.tsx'
import { PAGES } from '#contract/pages.ts'

type WaitingLineProps = { children: ReactNode; note?: string; mark?: string; action?: ReactNode }

/** One thing that waits, what is known of it, and the way to decide it. */
export function WaitingLine({ children, note, mark, action }: WaitingLineProps) {
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-5 gap-y-1 border-t border-line-soft px-4 py-2 md:px-6">
      <div className="min-w-0 flex-1 basis-40">
        <p className="leading-snug font-semibold wrap-anywhere">{children}</p>
        {note && <p className="text-small wrap-anywhere text-ink-2">{note}</p>}
      </div>
      {mark && <p className="text-small font-semibold text-weld-text">{mark}</p>}
      {action}
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

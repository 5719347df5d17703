import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { KraftLabel } from '#client/ui/kraft-label.tsx'

type AccessNoticeProps = { heading: ReactNode; sentence: string; action: ReactNode }

/** A closed door: what it is, why, and the way on. */
export function AccessNotice({ heading, sentence, action }: AccessNoticeProps) {
  return (
    <div className="grid min-h-[60dvh] place-content-center py-8">
      <KraftLabel className="grid max-w-md justify-items-center gap-3 px-8 py-10 text-center sm:px-14">
        <Lock aria-hidden="true" strokeWidth={1.7} className="size-9" />
        {heading}
        <p className="text-ink-2">{sentence}</p>
        <div className="mt-2">{action}</div>
      </KraftLabel>
    </div>
  )
}

import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { OpenPatch } from '#client/art/open-patch.tsx'

type AccessNoticeProps = { heading: ReactNode; sentence: string; action: ReactNode }

/** A closed door: what it is, why, and the way on. */
export function AccessNotice({ heading, sentence, action }: AccessNoticeProps) {
  return (
    <div className="grid min-h-[60dvh] content-center items-center gap-8 py-12 md:grid-cols-[auto_minmax(0,480px)] md:justify-center md:gap-18">
      <OpenPatch seed="closed">
        <Lock aria-hidden="true" strokeWidth={1.7} className="size-7" />
      </OpenPatch>
      <div>
        {heading}
        <p className="mt-3 text-lead text-ink-2">{sentence}</p>
        <div className="mt-6">{action}</div>
      </div>
    </div>
  )
}

import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { ClothNotice } from '#client/marketing/cloth-notice.tsx'
import { usePageName } from './heading/page-heading.tsx'

type AccessNoticeProps = { name: string; sentence: string; children: ReactNode }

/** A closed door: what it is, why, and the way on. */
export function AccessNotice({ name, sentence, children }: AccessNoticeProps) {
  usePageName(name)
  return (
    <ClothNotice
      title={name}
      sentence={sentence}
      inHole={<Lock strokeWidth={1.7} className="size-9" />}
    >
      {children}
    </ClothNotice>
  )
}

import type { ReactNode } from 'react'
import { ClothNotice } from './cloth-notice.tsx'

const NOT_THERE = 'This patch is missing. The address may be old, or a letter may have slipped.'

type NotFoundNoticeProps = { sentence?: string; children: ReactNode }

/** Says that there is no such page, and offers ways on. */
export function NotFoundNotice({ sentence = NOT_THERE, children }: NotFoundNoticeProps) {
  return (
    <ClothNotice title="Page Not Found" sentence={sentence}>
      {children}
    </ClothNotice>
  )
}

import type { ReactNode } from 'react'
import { ClothNotice } from './cloth-notice.tsx'

const NOT_THERE = 'This patch is missing. The address may be old, or a letter may have slipped.'

type NotFoundNoticeProps = {
  sentence?: ReactNode
  /** What stands where the patch is missing. */
  inHole?: ReactNode
  children: ReactNode
}

/** Says that there is no such page, and offers ways on. */
export function NotFoundNotice({ sentence = NOT_THERE, ...notice }: NotFoundNoticeProps) {
  return <ClothNotice {...notice} title="Page Not Found" sentence={sentence} />
}

import type { ReactNode } from 'react'
import type { Page } from '#contract/pages.ts'
import type { Reader } from '#contract/site.ts'
import { PublicFooter } from '#client/layout/public-footer.tsx'
import { PublicHeader } from '#client/layout/public-header.tsx'
import { Screen } from '#client/layout/screen.tsx'

type PublicScreenProps = { current: Page; reader: Reader; children: ReactNode }

/** The frame of every public page. */
export function PublicScreen({ current, reader, children }: PublicScreenProps) {
  return (
    <Screen
      width="full"
      header={<PublicHeader current={current} reader={reader} />}
      footer={<PublicFooter reader={reader} />}
    >
      {children}
    </Screen>
  )
}

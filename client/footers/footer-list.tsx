import type { ReactNode } from 'react'
import { OpenPatch } from '#client/art/open-patch.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { SkeletonLines } from '#client/ui/loading.tsx'
import type { Footer } from '#contract/footers.ts'
import { FooterCard, NoUsualFooter } from './footer-card.tsx'

type FooterListProps = {
  footers: readonly Footer[]
  /** The one in the preview. */
  shownId: string | undefined
  onEdit: (footer: Footer) => void
  /** The person has come to a footer, by pointer or by keyboard. */
  onLook: (footer: Footer) => void
}

export function FooterList({ footers, shownId, onEdit, onLook }: FooterListProps) {
  return (
    <ul className={GRID}>
      <li>
        <NoUsualFooter isChosen={footers.every(({ isUsual }) => !isUsual)} />
      </li>
      {footers.map((footer) => (
        <li key={footer.id}>
          <FooterCard
            footer={footer}
            isShown={footer.id === shownId}
            onEdit={() => onEdit(footer)}
            onLook={() => onLook(footer)}
          />
        </li>
      ))}
    </ul>
  )
}

const PLACEHOLDERS = ['first', 'second', 'third']

/** Three places where footers will stand. */
export function FooterPlaceholders() {
  return (
    <div role="status" aria-label="Loading your footers" className={GRID}>
      {PLACEHOLDERS.map((place) => (
        <Card key={place} className="p-5">
          <SkeletonLines lines={3} />
        </Card>
      ))}
    </div>
  )
}

export function NoFooters({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      swatch={<OpenPatch seed="footers" />}
      title="No footers yet"
      sentence="Save care notes or shipping times once, use them everywhere."
      action={action}
    />
  )
}

const GRID = 'grid gap-4'

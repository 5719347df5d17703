import type { ReactNode } from 'react'

type EmptyStateProps = {
  swatch?: ReactNode
  title: string
  sentence: string
  action?: ReactNode
}

/** What a list shows while there is nothing in it. */
export function EmptyState({ swatch, title, sentence, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-1.5 rounded-lg border-[1.5px] border-dashed border-line-control px-6 py-8 text-center text-ink-2">
      {swatch && <div className="mb-2">{swatch}</div>}
      <p className="font-display text-[1.125rem] leading-snug font-semibold text-ink">{title}</p>
      <p>{sentence}</p>
      {action && <div className="mt-2.5">{action}</div>}
    </div>
  )
}

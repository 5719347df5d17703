import type { ReactNode } from 'react'

type EmptyStateProps = {
  swatch?: ReactNode
  title: string
  sentence: string
  action?: ReactNode
}

/** What a list shows while there is nothing in it: what will be here, and the way to it. */
export function EmptyState({ swatch, title, sentence, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-1.5 rounded-lg bg-sheet px-6 pt-11 pb-9 text-center shadow-e1 forced-colors:border">
      {swatch && <div className="mb-3.5">{swatch}</div>}
      <p className="font-display text-[1.375rem] leading-snug font-semibold">{title}</p>
      <p className="max-w-[52ch] text-ink-2">{sentence}</p>
      {action && <div className="mt-3.5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type EmptyStateProps = {
  swatch?: ReactNode
  title: string
  sentence: string
  action?: ReactNode
  /** It stands for the whole page, and fills it. */
  isPage?: boolean
}

/** What a list shows while there is nothing in it: what will be here, and the way to it. */
export function EmptyState({ swatch, title, sentence, action, isPage }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'empty-state rounded-lg bg-sheet shadow-e1 forced-colors:border',
        isPage && 'grid content-center md:min-h-[56dvh]',
      )}
    >
      <div className="empty-state-inside">
        {swatch}
        <div className="max-w-[48ch]">
          <p className="empty-state-title">{title}</p>
          <p className="mt-2 text-ink-2">{sentence}</p>
          {action && <div className="empty-state-actions">{action}</div>}
        </div>
      </div>
    </div>
  )
}

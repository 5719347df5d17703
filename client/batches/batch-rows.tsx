import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import type { BatchRow } from '#contract/batches/batches.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import { canTryAgain } from './batch-words.ts'
import { LongList } from './long-list.tsx'

type BatchRowsProps = {
  rows: BatchRow[]
  /** Null where a row cannot be tried again any more. */
  onRetry: ((number: number) => void) | null
}

/** The rows of a batch with what came of each. */
export function BatchRows({ rows, onRetry }: BatchRowsProps) {
  return (
    <LongList
      label="Rows of the batch"
      columns={['Row', '', 'Nickname', 'Title', 'State', '']}
      rows={rows.map((row) => (
        <Row key={row.number} row={row} onRetry={onRetry} />
      ))}
    />
  )
}

function Row({ row, onRetry }: { row: BatchRow; onRetry: BatchRowsProps['onRetry'] }) {
  const { number, nickname, state, listingId, title } = row
  const isThere = state === 'written' && title !== null
  const href = `${PAGES.history}${listingHash(listingId ?? '')}`
  return (
    <li
      className={classNames(
        'batch-row relative not-first:border-t not-first:border-line-soft',
        state === 'writing' && 'bg-green-tint',
      )}
    >
      <span className="batch-row-number text-meta text-ink-3">
        <span className="md:sr-only">Row </span>
        {number}
      </span>
      {state === 'written' ? (
        <QuiltSwatch
          seed={nickname.trim().toLowerCase()}
          size={36}
          className="batch-row-face rounded-sm"
        />
      ) : (
        <i
          aria-hidden="true"
          className={`batch-row-face batch-patch max-w-9 batch-patch-${state}`}
        />
      )}
      <b dir="auto" className="batch-row-name truncate text-ui font-semibold">
        {nickname}
      </b>
      <span
        dir="auto"
        className={classNames('batch-row-text text-ink-2', state !== 'failed' && 'truncate')}
      >
        {saidOf(row)}
      </span>
      <span className="batch-row-note flex items-center gap-1.5 text-meta whitespace-nowrap">
        {NOTES[state]}
      </span>
      {isThere && (
        <ButtonLink
          look="quiet"
          size="small"
          className="max-md:after:absolute max-md:after:inset-0"
          aria-label={`Open ${nickname}`}
          href={href}
        >
          Open
        </ButtonLink>
      )}
      {canTryAgain(row) && onRetry && (
        <Button size="small" aria-label={`Try ${nickname} again`} onClick={() => onRetry(number)}>
          Try again
        </Button>
      )}
    </li>
  )
}

function saidOf({ state, problem, title }: BatchRow): string {
  if (state === 'written') return title ?? 'Its listing was deleted.'
  if (state === 'failed') return problem?.detail ?? ''
  return SAID[state]
}

const SAID = {
  waiting: 'Waiting for its turn.',
  writing: 'Being written now.',
  canceled: 'Not written. It cost nothing.',
} as const

const ICON = { 'aria-hidden': true, strokeWidth: 1.9, className: 'size-4 flex-none' } as const

const NOTES: Record<BatchRow['state'], ReactNode> = {
  waiting: (
    <span className="flex items-center gap-1.5 text-ink-3">
      <Clock {...ICON} /> Waiting
    </span>
  ),
  writing: <span className="text-green-text">Writing</span>,
  written: (
    <span className="flex items-center gap-1.5 text-green-text">
      <CircleCheck {...ICON} /> Written
    </span>
  ),
  failed: (
    <span className="flex items-center gap-1.5 text-madder-text">
      <CircleAlert {...ICON} /> Failed
    </span>
  ),
  canceled: <span className="text-ink-3">Canceled</span>,
}

import { ChevronDown, CircleAlert, CircleCheck, CircleDot, Clock } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense, useId, useState } from 'react'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { SkeletonLines } from '#client/ui/loading.tsx'
import type { BatchRow } from '#contract/batches/batches.ts'
import { LISTING_CHECKS } from '#contract/listings.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import { canTryAgain } from './batch-words.ts'
import { LongList } from './long-list.tsx'

type BatchRowsProps = {
  rows: BatchRow[]
  /** Null where a row cannot be tried again any more. */
  onRetry: ((number: number) => void) | null
  /** What is checked of a written one. */
  Checks: ComponentType<{ listingId: string }>
}

/** The rows of a batch with what came of each. */
export function BatchRows({ rows, ...row }: BatchRowsProps) {
  return (
    <div className="batch-rows-checked">
      <LongList
        label="Rows of the batch"
        columns={['Row', '', 'Nickname', 'Title', 'State', '']}
        rows={rows.map((one) => (
          <Row key={one.number} row={one} {...row} />
        ))}
      />
    </div>
  )
}

type RowProps = Omit<BatchRowsProps, 'rows'> & { row: BatchRow }

function Row({ row, onRetry, Checks }: RowProps) {
  const { number, nickname, state, listingId, title, checksPassed } = row
  const [isChecked, setIsChecked] = useState(false)
  const healthId = useId()
  const isThere = state === 'written' && title !== null
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
        {state === 'written' && checksPassed !== null ? (
          <Passed count={checksPassed} />
        ) : (
          NOTES[state]
        )}
      </span>
      {isThere && (
        <Ways
          nickname={nickname}
          href={`${PAGES.history}${listingHash(listingId ?? '')}`}
          opened={isChecked ? healthId : undefined}
          onCheck={() => setIsChecked(!isChecked)}
        />
      )}
      {canTryAgain(row) && onRetry && (
        <Button size="small" aria-label={`Try ${nickname} again`} onClick={() => onRetry(number)}>
          Try again
        </Button>
      )}
      {isThere && isChecked && (
        <section id={healthId} aria-label={`Checks of ${nickname}`} className="batch-row-health">
          <Suspense fallback={<SkeletonLines lines={3} />}>
            <Checks listingId={listingId ?? ''} />
          </Suspense>
        </section>
      )}
    </li>
  )
}

type WaysProps = {
  nickname: string
  href: string
  /** The id of its checks, once they are open. */
  opened: string | undefined
  onCheck: () => void
}

/** From a written row to its checks, and to its listing. */
function Ways({ nickname, href, opened, onCheck }: WaysProps) {
  return (
    <span className="batch-row-ways">
      <Button
        look="quiet"
        size="small"
        className="batch-row-checks"
        aria-label={`Checks of ${nickname}`}
        aria-expanded={opened !== undefined}
        aria-controls={opened}
        onClick={onCheck}
      >
        Checks
        <ChevronDown
          aria-hidden="true"
          className={classNames('transition-[rotate]', opened && 'rotate-180')}
        />
      </Button>
      <ButtonLink
        look="quiet"
        size="small"
        className="max-md:after:absolute max-md:after:inset-0"
        aria-label={`Open ${nickname}`}
        href={href}
      >
        Open
      </ButtonLink>
    </span>
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

/** How its listing stood when it was written: what is to be looked at first is found without opening any. */
function Passed({ count }: { count: number }) {
  const isAll = count === LISTING_CHECKS
  const Icon = isAll ? CircleCheck : CircleDot
  return (
    <span
      className={classNames(
        'flex items-center gap-1.5',
        isAll ? 'text-green-text' : 'text-weld-text',
      )}
    >
      <Icon {...ICON} />
      <span>
        <span className="sr-only">Written, </span>
        {count} of {LISTING_CHECKS}
        <span className="sr-only"> checks pass</span>
      </span>
    </span>
  )
}

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

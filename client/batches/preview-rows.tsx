import { CircleAlert, CircleSlash } from 'lucide-react'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/button.tsx'
import { isShort, shortKeywordAdvice, splitKeywords } from '#contract/keywords.ts'
import { TAG } from '#contract/listings.ts'
import { LongList } from './long-list.tsx'
import type { PreviewRow } from './preview.ts'

type PreviewRowsProps = {
  rows: PreviewRow[]
  onOpen: (row: PreviewRow) => void
  onTakeBack: (number: number) => void
}

/** The rows of a file as they will be written, and what is wrong with those that cannot be. */
export function PreviewRows({ rows, onOpen, onTakeBack }: PreviewRowsProps) {
  return (
    <LongList
      label="Rows of the file"
      columns={['Row', '', 'Nickname', 'Description', 'Keywords', '']}
      rows={rows.map((row) =>
        row.isLeftOut ? (
          <LeftOut key={row.number} row={row} onTakeBack={() => onTakeBack(row.number)} />
        ) : (
          <Row key={row.number} row={row} onOpen={() => onOpen(row)} />
        ),
      )}
    />
  )
}

type LeftOutProps = { row: PreviewRow; onTakeBack: () => void }

function LeftOut({ row: { number, texts }, onTakeBack }: LeftOutProps) {
  return (
    <li className="batch-row text-ink-3 not-first:border-t not-first:border-line-soft">
      <Number of={number} />
      <span className="batch-row-face grid size-9 place-items-center">
        <CircleSlash aria-hidden="true" strokeWidth={1.9} className="size-5" />
      </span>
      <b dir="auto" className="batch-row-name truncate text-ui font-semibold">
        {texts.listingTitle ?? `Row ${number}`}
      </b>
      <span className="batch-row-text">Left out: not written, and costs nothing.</span>
      <span className="batch-row-note" />
      <Button size="small" aria-label={`Take row ${number} back`} onClick={onTakeBack}>
        Take back
      </Button>
    </li>
  )
}

function Row({ row, onOpen }: { row: PreviewRow; onOpen: () => void }) {
  if (!row.isUsable)
    return (
      <li className="batch-row bg-weld-tint not-first:border-t not-first:border-line-soft">
        <Number of={row.number} />
        <span className="batch-row-face grid size-9 place-items-center text-weld-text">
          <CircleAlert aria-hidden="true" strokeWidth={1.9} className="size-5" />
        </span>
        <b className="batch-row-name truncate text-ui font-semibold">
          {row.texts.listingTitle ?? `Row ${row.number}`}
        </b>
        <span className="batch-row-text">{row.sentence}</span>
        <span className="batch-row-note" />
        {!row.isBroken && (
          <Button size="small" aria-label={`Fix row ${row.number}`} onClick={onOpen}>
            Fix
          </Button>
        )}
      </li>
    )
  const { listingTitle, productType, keywords } = row.input
  const words = splitKeywords(keywords)
  // Tags are made of the short ones, and the row is paid for all the same.
  const isFew = shortKeywordAdvice(words) !== null || !words.some(isShort)
  return (
    <li className="batch-row relative not-first:border-t not-first:border-line-soft">
      <Number of={row.number} />
      <QuiltSwatch
        seed={listingTitle.trim().toLowerCase()}
        size={36}
        className="batch-row-face rounded-sm"
      />
      <b dir="auto" className="batch-row-name truncate text-ui font-semibold">
        {listingTitle}
      </b>
      {row.repeats === null ? (
        <span dir="auto" className="batch-row-text truncate text-ink-2">
          {productType}
        </span>
      ) : (
        <span className="batch-row-text font-medium text-weld-text">
          Row {row.number} repeats row {row.repeats}.
        </span>
      )}
      <span
        className={classNames(
          'batch-row-note text-meta whitespace-nowrap',
          isFew ? 'batch-row-few font-medium text-weld-text' : 'text-ink-2',
        )}
      >
        {keywordsIn(words, isFew)}
      </span>
      <Button
        size="small"
        look="quiet"
        className="max-md:after:absolute max-md:after:inset-0"
        aria-label={`Edit row ${row.number}`}
        onClick={onOpen}
      >
        Edit
      </Button>
    </li>
  )
}

function keywordsIn(words: readonly string[], isFew: boolean): string {
  if (isFew) return `Keywords for ${words.filter(isShort).length} of ${TAG.max} tags`
  return words.length === 1 ? '1 keyword' : `${words.length} keywords`
}

function Number({ of }: { of: number }) {
  return (
    <span className="batch-row-number text-meta text-ink-3">
      <span className="md:sr-only">Row </span>
      {of}
    </span>
  )
}

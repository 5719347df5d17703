import type { ReactNode } from 'react'
import { ComparedText } from '#client/comparing/compared.tsx'
import type { Piece } from '#client/comparing/difference.ts'
import type { Said } from '#client/comparing/said.ts'
import { classNames } from '#client/ui/class-names.ts'
import { CopyButton } from '#client/ui/copying/copy-button.tsx'
import { countText } from '#client/ui/counter.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import { LISTING, TAG, tagsAsText } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { PART_NAMES } from './part-names.ts'

type SheetProps = {
  whose: 'Yours' | 'New'
  part: WrittenPart
  said: Said
  pieces: readonly Piece[]
  isChosen: boolean
  /** It says what its marks mean: the first that has any, and none after it. */
  isFirst: boolean
  /** Beside the one that stands. */
  edit: ReactNode
}

/** One of the two texts; the one that stands has a green edge. */
export function Sheet({ whose, part, said, pieces, isChosen, isFirst, edit }: SheetProps) {
  const isEmpty = said === null || said.length === 0
  const isTold = isFirst && !isEmpty && pieces.some(({ kind }) => kind !== 'same')
  return (
    <div
      className={classNames(
        'min-w-0 rounded-md border px-3 pt-2.5 pb-3 leading-normal md:px-4 md:pt-3 md:pb-3.5',
        whose === 'New' ? 'border-line-control bg-field' : 'border-line-soft bg-paper text-ink-2',
        isChosen && 'border-transparent inset-ring-2 inset-ring-green',
      )}
    >
      <div className="mb-1 flex min-h-6 flex-wrap items-center justify-between gap-x-3 text-meta text-ink-3">
        <span>
          <b className={classNames('font-semibold', isChosen && 'text-green-text')}>
            {whose}
            {isChosen && <span className="sr-only">, chosen</span>}
          </b>
          {isTold && <span className="max-md:hidden"> · {LEGEND[whose]}</span>}
        </span>
        {!isEmpty && (
          <span className="ml-auto flex items-center gap-2 whitespace-nowrap">
            <span>{sizeOf(part, said.length)}</span>
            {isChosen && edit}
            <CopyButton
              thing={`${whose === 'New' ? 'New' : 'Your'} ${PART_NAMES[part].toLowerCase()}`}
              text={typeof said === 'string' ? said : tagsAsText(said)}
              className="-my-2 -mr-3 max-md:-my-3 max-md:min-h-11"
            />
          </span>
        )}
      </div>
      {isEmpty && (
        <p className="text-ink-3">{whose === 'New' ? 'Not written' : 'Nothing pasted'}</p>
      )}
      {part === 'tags' ? (
        <div className="-mt-1">
          <SwingTags
            tags={pieces.map(({ text }) => text)}
            compared={pieces.map(({ kind }) => kind)}
            slots={TAG.max}
            lengthMax={TAG.lengthMax}
          />
        </div>
      ) : (
        <ComparedText
          pieces={pieces}
          className={part === 'title' && whose === 'New' ? 'font-semibold' : undefined}
        />
      )}
      {/* On a phone its line has no room for it. */}
      {isTold && (
        <p className="mt-1 text-meta text-ink-3 first-letter:uppercase md:hidden">
          {LEGEND[whose]}
        </p>
      )}
    </div>
  )
}

/** What the marks of a text mean. */
const LEGEND = { Yours: 'struck is gone', New: 'underlined is new' } as const

function sizeOf(part: WrittenPart, length: number): string {
  if (part === 'tags') return `${length} / ${TAG.max}`
  return countText(length, part === 'title' ? LISTING.titleMax : undefined)
}

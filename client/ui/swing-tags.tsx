import type { DragEvent, KeyboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SwingTagsProps = {
  tags: readonly string[]
  slots: number
  lengthMax: number
  /** Makes each tag a button; what it does is for `pressLabel` to say. */
  onPress?: (tag: string, index: number) => void
  pressLabel?: string
  /** A key on the button of a tag. */
  onKey?: (event: KeyboardEvent<HTMLButtonElement>, index: number) => void
  /** The tag that is being changed; null while none is. */
  selected?: number | null
  /** Of tags that are compared: which of them came, and which go. */
  compared?: readonly ('same' | 'new' | 'gone')[]
  /** The tags that cannot stay as they are. */
  refused?: readonly number[]
  /** Lets a tag be dragged onto the place of another. */
  onDrag?: (from: number, to: number) => void
  /** A tag that comes drops onto its thread. */
  isSettling?: boolean
  /** Draws the slots that are free, where tags are still coming. */
  showsFree?: boolean
  note?: ReactNode
}

/** The tags of a listing, cut and strung on red threads: each shows how full it is. */
export function SwingTags({ tags, slots, showsFree, note, ...tagProps }: SwingTagsProps) {
  const free = showsFree ? Math.max(0, slots - tags.length) : 0
  const areFew = tags.length + free < slots
  return (
    <div className="swing-tags">
      <ul
        className={classNames(
          'threads',
          slots > 8 ? 'threads-of-five' : 'threads-of-four',
          slots > 8 && areFew && 'threads-few',
        )}
      >
        {tags.map((tag, index) => (
          <FilledTag key={index} tag={tag} index={index} {...tagProps} />
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li key={tags.length + index} className="swing-tag swing-tag-open">
            <span className="sr-only">slot {tags.length + index + 1}, free</span>
          </li>
        ))}
      </ul>
      {note && <div className="swing-note">{note}</div>}
    </div>
  )
}

type FilledTagProps = Omit<SwingTagsProps, 'tags' | 'slots' | 'showsFree' | 'note'> & {
  tag: string
  index: number
}

function FilledTag({ tag, index, lengthMax, isSettling, ...props }: FilledTagProps) {
  const { onPress, onKey, pressLabel, selected, refused, onDrag, compared } = props
  const kind = compared?.[index] ?? 'same'
  const isRefused = refused?.includes(index)
  const face = <TagFace tag={tag} kind={kind} lengthMax={lengthMax} />
  return (
    <li
      className={classNames(
        'swing-tag swing-tag-filled',
        isSettling && 'swing-tag-settling',
        selected === index && 'swing-tag-selected',
        isRefused && 'swing-tag-refused',
        kind !== 'same' && `swing-tag-${kind}`,
      )}
      {...(onDrag && dragging(index, onDrag))}
    >
      {onPress ? (
        <button
          type="button"
          className="swing-face"
          aria-pressed={selected === undefined ? undefined : selected === index}
          onClick={() => onPress(tag, index)}
          onKeyDown={(event) => onKey?.(event, index)}
        >
          {pressLabel && <span className="sr-only">{pressLabel} </span>}
          {face}
          {isRefused && <span className="sr-only">, to fix</span>}
        </button>
      ) : (
        <div className="swing-face">{face}</div>
      )}
    </li>
  )
}

/** What the browser needs to drag a tag: its place travels as text. */
function dragging(index: number, onDrag: (from: number, to: number) => void) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData('text/plain', `${index}`),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const from = Number.parseInt(event.dataTransfer.getData('text/plain'), 10)
      if (Number.isInteger(from)) onDrag(from, index)
    },
  }
}

type TagFaceProps = { tag: string; kind: 'same' | 'new' | 'gone'; lengthMax: number }

function TagFace({ tag, kind, lengthMax }: TagFaceProps) {
  const isOver = tag.length > lengthMax
  return (
    <>
      <span dir="auto" className="swing-text">
        {kind === 'same' ? (
          tag
        ) : kind === 'new' ? (
          <ins>
            <span className="sr-only">(added: </span>
            {tag}
            <span className="sr-only">) </span>
          </ins>
        ) : (
          <del>
            <span className="sr-only">(removed: </span>
            {tag}
            <span className="sr-only">) </span>
          </del>
        )}
      </span>
      <span className={classNames('swing-count', isOver && 'swing-count-over')}>
        <span className="sr-only">, </span>
        {tag.length}
        <span className="sr-only"> of {lengthMax} characters</span>
      </span>
      <TagTape length={Math.min(tag.length, lengthMax)} max={lengthMax} />
    </>
  )
}

/** A tape with one notch for each character. The dashes of both lines meet because a dash is
 *  measured in characters, not in pixels. */
function TagTape({ length, max }: { length: number; max: number }) {
  const end = `${(length / max) * 100}%`
  return (
    <svg className="swing-tape" width="100%" height="6" aria-hidden="true">
      <line className="swing-tape-track" x2="100%" y1="3" y2="3" pathLength={max} />
      <line className="swing-tape-used" x2={end} y1="3" y2="3" pathLength={length} />
      <rect className="swing-tape-end" x={end} width="2" height="6" />
    </svg>
  )
}

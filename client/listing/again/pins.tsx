import { Pin } from 'lucide-react'
import { classNames } from '#client/ui/class-names.ts'
import type { WrittenPart } from '#contract/parts.ts'

type PinsProps = {
  part: WrittenPart
  pieces: readonly string[]
  pinned: readonly string[]
  onPin: (pinned: readonly string[]) => void
  /** While it is being written nothing can be pinned any more. */
  isFixed: boolean
}

/** What of a part stays letter for letter. */
export function Pins({ part, pieces, pinned, onPin, isFixed }: PinsProps) {
  const isTags = part === 'tags'
  return (
    <>
      <p className="text-meta text-ink-2">
        {pinned.length === 0
          ? `Pin ${isTags ? 'the tags' : 'the sentences'} to keep.`
          : counted(pinned.length, isTags ? 'tag' : 'sentence')}
      </p>
      <ul
        aria-label={isTags ? 'Tags' : 'Sentences'}
        className={classNames('mt-2 -mx-2.5', isTags ? 'flex flex-wrap gap-1' : 'grid gap-1')}
      >
        {pieces.map((piece) => (
          <li key={piece} className="min-w-0">
            <button
              type="button"
              aria-pressed={pinned.includes(piece)}
              disabled={isFixed}
              className="pin"
              onClick={() => onPin(toggled(pinned, piece))}
            >
              <Pin aria-hidden="true" />
              <span className="min-w-0 wrap-anywhere">{piece}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function toggled(pinned: readonly string[], piece: string): readonly string[] {
  return pinned.includes(piece) ? pinned.filter((one) => one !== piece) : [...pinned, piece]
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'} pinned`
}

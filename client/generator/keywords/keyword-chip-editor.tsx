import { Check, Trash2, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type KeywordChipEditorProps = {
  keyword: string
  onSave: (keyword: string) => void
  onCancel: () => void
  /** The focus has gone elsewhere: what was typed is meant. */
  onLeave: (keyword: string) => void
  onRemove: () => void
}

const PART =
  'grid min-h-[30px] w-[27px] max-md:min-h-[42px] max-md:w-11 flex-none place-items-center rounded-[5px] text-ink-2 hover:bg-sunk hover:text-ink'

/** A keyword being corrected in place: Enter or tick saves, Escape or cross cancels. */
export function KeywordChipEditor({ keyword, ...events }: KeywordChipEditorProps) {
  const { onSave, onCancel, onLeave, onRemove } = events
  const [text, setText] = useState(keyword)
  // The field also loses the focus when the edit is ended.
  const isOver = useRef(false)
  const end = (how: () => void) => {
    isOver.current = true
    how()
  }
  const press = (event: KeyboardEvent) => {
    // Enter and Escape of an input method end a word of it, and no edit.
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(() => (event.key === 'Enter' ? onSave(text) : onCancel()))
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const isWithin =
      relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget)
    if (!isWithin && !isOver.current) onLeave(text)
  }
  return (
    <li className="inline-flex max-w-full items-center rounded-sm bg-field text-small outline-3 outline-focus">
      <input
        ref={selectAll}
        aria-label={`Edit keyword: ${keyword}`}
        dir="auto"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onBlur={leave}
        className="min-h-8 max-md:min-h-[42px] max-w-full min-w-16 pl-2 field-sizing-content focus-visible:outline-none"
      />
      <button
        type="button"
        aria-label="Save keyword"
        onClick={() => end(() => onSave(text))}
        className={PART}
      >
        <Check aria-hidden="true" strokeWidth={1.9} className="size-4" />
      </button>
      <button
        type="button"
        aria-label="Cancel editing"
        onClick={() => end(onCancel)}
        className={PART}
      >
        <X aria-hidden="true" strokeWidth={1.9} className="size-4" />
      </button>
      <button
        type="button"
        aria-label={`Remove keyword: ${keyword}`}
        onClick={() => end(onRemove)}
        className={classNames(PART, 'md:hidden')}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.9} className="size-4" />
      </button>
    </li>
  )
}

function selectAll(input: HTMLInputElement | null): void {
  input?.select()
}

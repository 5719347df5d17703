import { Check, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'

type KeywordChipEditorProps = {
  keyword: string
  onSave: (keyword: string) => void
  onCancel: () => void
}

const PART =
  'grid min-h-[30px] w-[27px] flex-none place-items-center rounded-[5px] text-ink-2 hover:bg-sunk hover:text-ink'

/** A keyword being corrected in place: Enter or tick saves, Escape or cross cancels. */
export function KeywordChipEditor({ keyword, onSave, onCancel }: KeywordChipEditorProps) {
  const [text, setText] = useState(keyword)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') onSave(text)
    else onCancel()
  }
  return (
    <li className="inline-flex max-w-full items-center rounded-sm bg-field text-small outline-2 outline-focus">
      <input
        ref={selectAll}
        aria-label={`Edit keyword: ${keyword}`}
        dir="auto"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        className="min-h-8 max-w-full min-w-16 pl-2 field-sizing-content focus-visible:outline-none"
      />
      <button type="button" aria-label="Save keyword" onClick={() => onSave(text)} className={PART}>
        <Check aria-hidden="true" strokeWidth={1.9} className="size-4" />
      </button>
      <button type="button" aria-label="Cancel editing" onClick={onCancel} className={PART}>
        <X aria-hidden="true" strokeWidth={1.9} className="size-4" />
      </button>
    </li>
  )
}

function selectAll(input: HTMLInputElement | null): void {
  input?.select()
}

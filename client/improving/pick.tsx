import { Check } from 'lucide-react'
import { classNames } from '#client/ui/class-names.ts'

type PickProps = {
  /** What is chosen of: "Title". */
  part: string
  isNew: boolean
  onChange: (isNew: boolean) => void
}

/** Whose text of a part stands: the pasted one or the new one. */
export function Pick({ part, isNew, onChange }: PickProps) {
  return (
    <div
      role="radiogroup"
      aria-label={part}
      className="grid flex-none grid-cols-2 gap-[3px] rounded-md border border-line-control bg-sunk p-[3px]"
    >
      {[false, true].map((option) => (
        <label
          key={String(option)}
          className={classNames(
            'focus-ring-within relative flex min-h-11 items-center justify-center gap-1.5 rounded-[5px] px-3.5 text-small font-medium text-ink-2 md:min-h-9',
            'has-checked:bg-sheet has-checked:font-semibold has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--color-line-control)] forced-colors:has-checked:outline-2',
          )}
        >
          <input
            type="radio"
            name={`whose ${part}`}
            checked={isNew === option}
            onChange={() => onChange(option)}
            className="absolute inset-0 opacity-0"
          />
          {isNew === option && (
            <Check aria-hidden="true" className="size-4 flex-none text-green-text" />
          )}
          {option ? 'New' : 'Yours'}
        </label>
      ))}
    </div>
  )
}

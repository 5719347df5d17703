import { classNames } from '#client/ui/class-names.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'

type RowFilterProps<Value extends string> = {
  value: Value
  onChange: (value: Value) => void
  /** All of them first. */
  choices: readonly { value: Value; label: string; count: number }[]
}

/** Which rows are shown, each choice with how many those are; none that would show nothing, or everything once more. */
export function RowFilter<Value extends string>(props: RowFilterProps<Value>) {
  const { value, onChange, choices } = props
  const offered = choices.filter(
    (choice, at) => at === 0 || choice.count > 0 || choice.value === value,
  )
  const [all] = choices
  if (value === all?.value && offered.every(({ count }) => count === all.count)) return null
  return (
    <div
      role="group"
      aria-label="Rows shown"
      className="flex gap-1.5 overflow-x-auto border-t border-line-soft px-4 py-2.5 md:px-6"
    >
      {offered.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={value === choice.value}
          onClick={() => onChange(choice.value)}
          className={classNames(
            'min-h-9 flex-none rounded-sm border px-3 text-small font-medium whitespace-nowrap pointer-coarse:min-h-11',
            value === choice.value
              ? 'border-line-control bg-sheet font-semibold forced-colors:outline-2'
              : 'border-transparent text-ink-2 hover:bg-sunk',
          )}
        >
          {choice.label} <span className="ml-1 text-ink-3">{wholeNumber(choice.count)}</span>
        </button>
      ))}
    </div>
  )
}

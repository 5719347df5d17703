import { classNames } from './class-names.ts'

type SelectProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
  className?: string
}

/** A native select, so that phones and keyboards bring their own; where CSS can, its list is ours. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, onChange, options, className } = props
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => choose(event.target.value)}
      className={classNames('control select', className)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

import { classNames } from './class-names.ts'

type Option<Value extends string> = { value: Value; label: string }

type SelectProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly (Option<Value> | { group: string; options: readonly Option<Value>[] })[]
  className?: string
}

/** A native select, so that phones and keyboards bring their own; where CSS can, its list is ours. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, onChange, options, className } = props
  const choose = (chosen: string) => {
    const option = options
      .flatMap((one) => ('group' in one ? one.options : [one]))
      .find((candidate) => candidate.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => choose(event.target.value)}
      className={classNames('control select', className)}
    >
      {options.map((one) =>
        'group' in one ? (
          <optgroup key={one.group} label={one.group}>
            {one.options.map(drawn)}
          </optgroup>
        ) : (
          drawn(one)
        ),
      )}
    </select>
  )
}

function drawn({ value, label }: Option<string>) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}

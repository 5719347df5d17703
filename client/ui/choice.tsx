import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { LabelRow } from './field.tsx'

type Option<Value extends string> = { value: Value; label: ReactNode }

type ChoiceProps<Value extends string, Extra> = {
  label: string
  name: string
  value: Value | undefined
  onChange: (value: Value) => void
  options: readonly (Option<Value> & Extra)[]
  isRequired?: boolean
  help?: ReactNode
  isLabelHidden?: boolean
}

type RadioCardsProps<Value extends string> = ChoiceProps<
  Value,
  { sample?: ReactNode; end?: ReactNode }
> & { columns?: 1 | 2 }

/** One choice out of a few, each with a sample of what it means. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { options, columns = 1, ...choice } = props
  return (
    <Group {...choice}>
      <div className={classNames('grid gap-2', columns === 2 && 'md:grid-cols-2')}>
        {options.map(({ value, label, sample, end }) => (
          <label
            key={value}
            className="focus-ring-within flex gap-2.5 rounded-md border border-line-control bg-field px-3 py-[11px] has-checked:border-green has-checked:bg-green-tint has-checked:inset-ring-1 has-checked:inset-ring-green"
          >
            <Radio {...choice} option={value} className="radio mt-[2px]" />
            <span className="min-w-0 flex-1">
              <span className="block text-small leading-snug font-semibold">{label}</span>
              {sample && <span className="mt-0.5 block text-meta text-ink-2">{sample}</span>}
            </span>
            {end && <span className="self-center">{end}</span>}
          </label>
        ))}
      </div>
    </Group>
  )
}

/** One choice out of two or three short ones, side by side. */
export function Segmented<Value extends string>(props: ChoiceProps<Value, { note?: string }>) {
  const { options, ...choice } = props
  return (
    <Group {...choice}>
      <div className="grid auto-cols-fr grid-flow-col gap-[3px] rounded-md border border-line-control bg-sunk p-[3px]">
        {options.map(({ value, label, note }) => (
          <label
            key={value}
            className="focus-ring-within relative grid min-h-9 place-content-center rounded-[5px] px-1 py-1.5 text-center text-small leading-tight font-medium text-ink-2 has-checked:bg-sheet has-checked:font-semibold has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--color-line-control)] forced-colors:has-checked:outline-2"
          >
            <Radio {...choice} option={value} className="absolute inset-0 opacity-0" />
            {label}
            {note && <span className="text-tick font-normal text-ink-3">{note}</span>}
          </label>
        ))}
      </div>
    </Group>
  )
}

type SwitchRowProps = { label: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void }

/** Something that is on or off. */
export function SwitchRow({ label, isOn, onChange }: SwitchRowProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-small font-medium">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- HTML forbids aria-checked beside a checkbox's own state.
        role="switch"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="switch"
      />
      {label}
    </label>
  )
}

type GroupProps = {
  label: string
  isRequired?: boolean
  isLabelHidden?: boolean
  help?: ReactNode
  children: ReactNode
}

function Group({ label, isRequired, isLabelHidden, help, children }: GroupProps) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} aria-required={isRequired} className="grid gap-1.5">
      {isLabelHidden ? (
        <span id={id} className="sr-only">
          {label}
        </span>
      ) : (
        <LabelRow isRequired={isRequired} help={help}>
          <span id={id}>{label}</span>
        </LabelRow>
      )}
      {children}
    </div>
  )
}

type RadioProps<Value extends string> = {
  name: string
  value: Value | undefined
  option: Value
  onChange: (value: Value) => void
  className: string
}

function Radio<Value extends string>({
  name,
  value,
  option,
  onChange,
  className,
}: RadioProps<Value>) {
  return (
    <input
      type="radio"
      name={name}
      value={option}
      checked={value === option}
      onChange={() => onChange(option)}
      className={className}
    />
  )
}

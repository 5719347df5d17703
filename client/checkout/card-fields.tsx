import { CreditCard } from 'lucide-react'
import type { Ref } from 'react'
import { Field } from '#client/ui/field.tsx'
import {
  brandOf,
  type CardDetails,
  type CardErrors,
  formatCvc,
  formatExpiry,
  formatNumber,
} from './card-details.ts'
import { DigitsInput } from './digits-input.tsx'

type CardFieldsProps = {
  ref: Ref<HTMLDivElement>
  details: CardDetails
  errors: CardErrors
  onChange: (details: CardDetails) => void
}

/** Number, expiry and security code, filled in by hand or by the browser. */
export function CardFields({ ref, details, errors, onChange }: CardFieldsProps) {
  const change = (field: keyof CardDetails) => (value: string) =>
    onChange({ ...details, [field]: value })
  const { cvcLength } = brandOf(details.number)
  return (
    <div ref={ref} className="grid gap-4">
      <Field label="Card number" error={errors.number}>
        {(control) => (
          <div className="relative">
            <DigitsInput
              {...control}
              name="cardnumber"
              autoComplete="cc-number"
              placeholder="1234 1234 1234 1234"
              format={formatNumber}
              value={details.number}
              onChange={change('number')}
              className="pr-32"
            />
            <Brand number={details.number} />
          </div>
        )}
      </Field>
      <div className="grid grid-cols-2 items-start gap-3.5">
        <Field label="Expiry" error={errors.expiry}>
          {(control) => (
            <DigitsInput
              {...control}
              name="exp-date"
              autoComplete="cc-exp"
              placeholder="MM / YY"
              format={formatExpiry}
              value={details.expiry}
              onChange={change('expiry')}
            />
          )}
        </Field>
        <Field label="CVC" error={errors.cvc}>
          {(control) => (
            <DigitsInput
              {...control}
              name="cvc"
              autoComplete="cc-csc"
              placeholder={`${cvcLength} digits`}
              format={(typed) => formatCvc(typed, details.number)}
              value={details.cvc}
              onChange={change('cvc')}
            />
          )}
        </Field>
      </div>
    </div>
  )
}

function Brand({ number }: { number: string }) {
  const { name } = brandOf(number)
  return (
    <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center gap-2 text-small font-semibold text-ink-2">
      {name}
      <CreditCard aria-hidden="true" className="size-5 text-ink-3" strokeWidth={1.9} />
    </span>
  )
}

import { RadioCards } from '#client/ui/choice.tsx'
import { type CreditPackage, PACKAGE_KEYS, type PackageKey, PACKAGES } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'

type PackageChoiceProps = { value: PackageKey; onChange: (key: PackageKey) => void }

/** One of the three packages. */
export function PackageChoice({ value, onChange }: PackageChoiceProps) {
  return (
    <RadioCards
      label="Package"
      isLabelHidden
      name="package"
      value={value}
      onChange={onChange}
      options={PACKAGE_KEYS.map((key) => asOption(PACKAGES[key]))}
    />
  )
}

function asOption({
  key,
  name,
  credits,
  priceCents,
  perCreditCents,
  isMostPopular,
}: CreditPackage) {
  return {
    value: key,
    label: (
      <span className="text-ui">
        {name}{' '}
        {isMostPopular && (
          <span className="ml-1 rounded-xs bg-weld px-1.5 py-0.5 text-tick font-semibold text-on-weld">
            Most Popular
          </span>
        )}
      </span>
    ),
    sample: `${credits} credits, ${dollars(perCreditCents)} each`,
    end: <span className="font-display text-[1.25rem] font-semibold">{dollars(priceCents)}</span>,
  }
}

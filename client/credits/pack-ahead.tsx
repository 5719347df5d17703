import { PACKAGE_KEYS, PACKAGES } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'
import { packageAhead } from './package-ahead.ts'

/** What was chosen, and when it is paid for; nothing where the address of the form names no pack. */
export function PackAhead() {
  const named = packageAhead(location.search)
  const key = PACKAGE_KEYS.find((each) => each === named)
  if (key === undefined) return null
  const { name, credits, priceCents } = PACKAGES[key]
  return (
    <p className="rounded-sm bg-kraft px-4 py-3 text-ink">
      <strong>
        {name}, {credits} credits, {dollars(priceCents)}.
      </strong>{' '}
      After this you pay.
    </p>
  )
}

import { Fragment } from 'react'
import { checkoutAddress } from '#client/credits/chosen-package.ts'
import { PACKAGE_KEYS, type PackageKey, PACKAGES } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'

/** The ways to the two other packages. */
export function OtherPackages({ chosen }: { chosen: PackageKey }) {
  const others = PACKAGE_KEYS.filter((key) => key !== chosen).map((key) => PACKAGES[key])
  return (
    <p className="mt-3.5 text-small text-ink-2">
      Need a different amount?{' '}
      {others.map(({ key, credits, priceCents }, place) => (
        <Fragment key={key}>
          {place > 0 && ' or '}
          <a href={checkoutAddress(key)} className="text-link whitespace-nowrap">
            {credits} for {dollars(priceCents)}
          </a>
        </Fragment>
      ))}
    </p>
  )
}

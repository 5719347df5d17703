import { checkoutAddress } from '#client/credits/chosen-package.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { PACKAGE_KEYS, PACKAGES } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'
import { WaysBack } from './ways-back.tsx'

/** For an address with a package that does not exist: the three that do. */
export function UnknownPackage() {
  return (
    <main id="main" className="mx-auto min-h-dvh max-w-[552px] px-4 pt-4 lg:pt-9">
      <WaysBack />
      <h1 tabIndex={-1} className="font-display text-h1 font-semibold">
        Package not found
      </h1>
      <p className="mt-2 mb-6 text-ink-2">
        This link names a package that does not exist. Please choose one of these.
      </p>
      <ul className="grid gap-2.5">
        {PACKAGE_KEYS.map((key) => (
          <li key={key}>
            <ButtonLink
              href={checkoutAddress(key)}
              className="w-full justify-between bg-sheet px-4 py-3"
            >
              <span>
                {PACKAGES[key].name}, {PACKAGES[key].credits} credits
              </span>
              <span className="font-display text-[1.25rem]">
                {dollars(PACKAGES[key].priceCents)}
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </main>
  )
}

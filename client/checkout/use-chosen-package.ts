import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { forgetPackage, rememberedPackage } from '#client/credits/chosen-package.ts'
import { DEFAULT_PACKAGE, PACKAGE_KEYS, type PackageKey } from '#contract/credits.ts'
import { PAGES } from '#contract/pages.ts'

/** The package the checkout is for; null when its address names one that does not exist. */
export function useChosenPackage(): PackageKey | null {
  const named = new URLSearchParams(useSearch()).get('package')
  const clicked = useClickedPackage(named === null)
  if (named !== null) return isPackage(named) ? named : null
  return clicked ?? DEFAULT_PACKAGE
}

/** The package that was clicked on the way here. It counts for this visit, also after a reload. */
function useClickedPackage(isBareVisit: boolean): PackageKey | undefined {
  const [, navigate] = useLocation()
  const kept: unknown = useHistoryState()
  const [remembered] = useState(rememberedPackage)

  // The memory is the browser's session; from there the package moves to this one visit.
  useEffect(() => {
    if (remembered === null) return
    forgetPackage()
    if (isBareVisit) navigate(PAGES.checkout, { replace: true, state: remembered })
  }, [remembered, isBareVisit, navigate])

  return [remembered, kept].find(isPackage)
}

function isPackage(name: unknown): name is PackageKey {
  return PACKAGE_KEYS.some((key) => key === name)
}

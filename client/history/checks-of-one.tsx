import { useId, useMemo } from 'react'
import { HealthChecks } from '#client/listing/health/health-checks.tsx'
import { HealthMark } from '#client/listing/health/health-mark.tsx'
import { useSaveListing } from '#client/listing/use-save-listing.ts'
import { Button } from '#client/ui/button.tsx'
import { SkeletonLines } from '#client/ui/loading.tsx'
import type { Listing } from '#contract/listings.ts'
import { fixesFor } from '#marketplace/fixes.ts'
import type { Fix } from '#marketplace/fixes/fix.ts'
import { listingHealth } from '#marketplace/health.ts'
import type { HealthCheck } from '#marketplace/health/check.ts'
import { useListing } from './use-listing-pages.ts'

/** All checks of a listing that is not open, each with its own fault, and what one press mends. */
export function ChecksOfOne({ listingId }: { listingId: string }) {
  const { data: listing, isError, refetch } = useListing(listingId)
  if (listing) return <Checks listing={listing} />
  if (!isError) return <SkeletonLines lines={3} />
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3">
      Its checks could not be loaded.
      <Button size="small" onClick={() => void refetch()}>
        Try again
      </Button>
    </p>
  )
}

function Checks({ listing }: { listing: Listing }) {
  const save = useSaveListing(listing)
  const listId = useId()
  const checks = useMemo(() => listingHealth(listing), [listing])
  const fixes = useMemo(() => fixesFor(listing), [listing])
  const fixOf = ({ id }: HealthCheck) => savedAtOnce(fixes.get(id))
  const fix = async (given: Fix) => {
    if (given.kind !== 'write') await save(given.patch)
  }
  return (
    <>
      <HealthMark listing={listing} />
      <HealthChecks id={listId} checks={checks} fixOf={fixOf} onFix={fix} />
    </>
  )
}

/** What she has to write herself is written where the listing is open. */
function savedAtOnce(fix: Fix | undefined): Fix | null {
  return fix === undefined || fix.kind === 'write' ? null : fix
}

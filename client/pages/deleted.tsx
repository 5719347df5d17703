import { DeletedListings } from '#client/history/deleted-listings.tsx'
import { RETENTION } from '#contract/retention.ts'
import { PageTop, TO_HISTORY } from './heading/page-top.tsx'

/** The wastebasket of the listing history. */
export function Deleted() {
  return (
    <div className="grid grid-cols-1 gap-5 py-4">
      <PageTop name="Deleted listings" back={TO_HISTORY}>
        You can restore a listing for {RETENTION.deletedDays} days, with all its versions. Its
        credit is not returned.
      </PageTop>
      <DeletedListings />
    </div>
  )
}

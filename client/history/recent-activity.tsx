import { QuiltSwatch } from '#client/art/quilt.tsx'
import { memo } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { dayAndTimeOf } from '#client/ui/day-and-time.ts'
import { type Listing, UNTITLED } from '#contract/listings.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import { useNewestListings } from './use-listing-pages.ts'

const SHOWN_MAX = 3

type RecentActivityProps = { className?: string | undefined }

/** What became of what was written last: the shelf above shows their faces and begins anew with them. */
export const RecentActivity = memo(function RecentActivity({ className }: RecentActivityProps) {
  const { listings, isError, refetch } = useNewestListings(SHOWN_MAX)
  return (
    <Card aria-labelledby="recent-activity" className={className}>
      <CardHeader
        title="Recent Activity"
        titleId="recent-activity"
        actions={
          <a href={PAGES.history} className="text-link">
            View All
          </a>
        }
      />
      <div className="px-4 pb-4 md:px-6">
        {listings && <NewestListings listings={listings} />}
        {!listings && isError && (
          <Banner
            look="error"
            title="Your listings could not be loaded"
            action={
              <Button size="small" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          />
        )}
      </div>
    </Card>
  )
})

function NewestListings({ listings }: { listings: Listing[] }) {
  if (listings.length === 0) {
    return (
      <div className="recent-none">
        <QuiltSwatch seed="the first" size={40} />
        <div>
          <p className="font-semibold">No listings generated yet</p>
          <p className="text-small text-ink-2">Your newest will show here.</p>
        </div>
      </div>
    )
  }
  return (
    <ul>
      {listings.map((listing) => {
        const nickname = listing.listingTitle || UNTITLED
        return (
          <li key={listing.id} className="recent">
            <div>
              <p dir="auto" className="font-semibold">
                {nickname}
              </p>
              <p className="text-meta text-ink-3">
                {dayAndTimeOf(listing.createdAt)}
                {listing.listedAt && ', listed'}
              </p>
            </div>
            <ButtonLink
              size="small"
              href={`${PAGES.history}${listingHash(listing.id)}`}
              aria-label={`View ${nickname}`}
            >
              View
            </ButtonLink>
          </li>
        )
      })}
    </ul>
  )
}

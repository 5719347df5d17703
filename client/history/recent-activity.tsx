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

/** What was written last, and when: a log, for the shelf above shows their faces. */
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
      <div className="flex items-center gap-3.5 rounded-md border border-dashed border-line-control p-4">
        <QuiltSwatch seed="the first" size={40} />
        <div>
          <p className="leading-snug font-semibold">No listings generated yet</p>
          <p className="text-small text-ink-2">The newest will stand here.</p>
        </div>
      </div>
    )
  }
  return (
    <ul>
      {listings.map((listing) => {
        const nickname = listing.listingTitle || UNTITLED
        return (
          <li key={listing.id} className="flex items-center gap-4 border-t border-line-soft py-1.5">
            <p className="text-meta text-ink-3">{dayAndTimeOf(listing.createdAt)}</p>
            <p dir="auto" className="min-w-0 flex-1 font-semibold wrap-anywhere">
              {nickname}
            </p>
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

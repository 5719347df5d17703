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
      <div className="flex items-center gap-3.5 rounded-md border border-dashed border-line-control p-4">
        <QuiltSwatch seed="the first" size={40} />
        <div>
          <p className="leading-snug font-semibold">No listings generated yet</p>
          <p className="text-small text-ink-2">The newest stands here.</p>
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
            <div className="min-w-0 flex-1">
              <p dir="auto" className="font-semibold wrap-anywhere">
                {nickname}
              </p>
              <p className="text-meta text-ink-3">
                {listing.listedAt ? 'Listed' : 'Written'}{' '}
                {dayAndTimeOf(listing.listedAt ?? listing.createdAt)}
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

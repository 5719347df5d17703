import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useApi } from '#client/api/use-api.ts'
import { sentenceOr } from '#client/api/api-error.ts'
import { ListingSwatch } from '#client/art/listing-swatch.tsx'
import { OpenPatch } from '#client/art/open-patch.tsx'
import { useListingCount } from './use-listing-pages.ts'
import { useRestoreListing } from '#client/listing/use-listing-changes.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { toasted } from '#client/ui/toasts/toasted.ts'
import { UNTITLED } from '#contract/listings.ts'
import { PAGES } from '#contract/pages.ts'
import { type DeletedListing, wastebasketRoutes } from '#contract/wastebasket.ts'

/** What was deleted, the day it goes for good, and the way back. */
export function DeletedListings() {
  const pages = useDeletedListings()
  const { error, refetch, fetchNextPage } = pages
  const listings = pages.data?.pages.flatMap(({ answer }) => answer)
  if (listings?.length === 0) return <NoneDeleted />
  return (
    <>
      {listings && (
        <ul
          aria-label="Deleted listings"
          className="rounded-lg bg-sheet shadow-e1 forced-colors:border"
        >
          {listings.map((listing) => (
            <Row key={listing.id} listing={listing} />
          ))}
        </ul>
      )}
      {!listings && !error && <Spinner label="Loading deleted listings" className="min-h-64" />}
      {error && (
        <Banner
          look="error"
          title="Deleted listings could not be loaded"
          isLive
          action={
            <Button size="small" onClick={() => void (listings ? fetchNextPage() : refetch())}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {pages.hasNextPage && !error && (
        <Button
          className="justify-self-center"
          isBusy={pages.isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </>
  )
}

function NoneDeleted() {
  const count = useListingCount({ search: '' })
  return (
    <EmptyState
      swatch={<OpenPatch seed="deleted" />}
      title="No deleted listings"
      isPage
      sentence="When you delete a listing, it waits here, and one press brings it back."
      action={
        count === 0 ? (
          <ButtonLink href={PAGES.home}>Write your first listing</ButtonLink>
        ) : (
          <ButtonLink href={PAGES.history}>See your listings</ButtonLink>
        )
      }
    />
  )
}

/** For an empty history: whoever has deleted all of it finds it again. */
export function ToDeleted() {
  const { data } = useDeletedListings()
  if (!data?.pages.some(({ answer }) => answer.length > 0)) return null
  return (
    <a href={PAGES.deleted} className="text-link self-center">
      Deleted listings
    </a>
  )
}

const { listDeletedListings } = wastebasketRoutes
const KEY = [listDeletedListings.path]

/** Fetched anew whenever it is opened, so that whatever deletes a listing need not know of it. */
function useDeletedListings() {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      api.readPage(listDeletedListings, { search: pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  })
}

function Row({ listing }: { listing: DeletedListing }) {
  const cache = useQueryClient()
  const { mutateAsync, isPending } = useRestoreListing()
  const nickname = listing.listingTitle || UNTITLED
  const bringBack = async () => {
    const isBack = await toasted(mutateAsync(listing.id), {
      done: { title: 'Listing Restored', description: `“${nickname}” is in your history again.` },
      failed: (error) => sentenceOr('Failed to restore the listing')(error),
    })
    if (isBack) await cache.invalidateQueries({ queryKey: KEY })
  }
  return (
    <li className="grid min-h-18 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 not-first:border-t not-first:border-line-soft md:grid-cols-[44px_minmax(0,1fr)_auto_7rem] md:px-6">
      <ListingSwatch
        listing={listing}
        size={44}
        className="rounded-sm opacity-60 max-md:row-span-2"
      />
      <div className="min-w-0">
        <p
          dir="auto"
          className="line-clamp-2 leading-snug font-semibold wrap-anywhere md:line-clamp-1"
        >
          {nickname}
        </p>
        <p
          dir="auto"
          className="text-ink-3 max-md:line-clamp-2 max-md:text-meta md:truncate md:text-small"
        >
          {listing.generatedTitle}
        </p>
      </div>
      <div className="text-ink-2 max-md:col-start-2 md:text-end">
        <p className="text-small max-md:text-meta">Kept until {dayOf(listing.goesAt)}</p>
        <p className="text-meta text-ink-3">Deleted {dayOf(listing.deletedAt)}</p>
      </div>
      <Button
        size="small"
        icon={<Undo2 aria-hidden="true" />}
        isBusy={isPending}
        aria-label={`Restore ${nickname}`}
        className="justify-self-end max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 max-md:min-h-11"
        onClick={() => void bringBack()}
      >
        Restore
      </Button>
    </li>
  )
}

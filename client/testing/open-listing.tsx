import { ListingCard } from '#client/history/listing-card.tsx'
import { useNewestListings } from '#client/history/use-listing-pages.ts'
import { type Listing, ListingPatch } from '#contract/listings.ts'
import { type Answers, fakeApi } from './fake-api.ts'
import { renderScreen } from './render.tsx'
import { aFooter, aListing } from './samples.ts'

/** A listing opened in the history, on a server that keeps what it is sent. */
export async function openListing(given: Partial<Listing>, more: Answers = {}) {
  let kept = aListing(given)
  const server = fakeApi({
    listListings: () => [kept],
    listFooters: [aFooter()],
    updateListing: ({ body }) => {
      kept = Object.assign({}, kept, ListingPatch.parse(body))
      return kept
    },
    ...more,
  })
  await renderScreen(<OpenCard />, { path: '/history' })
  return {
    ...server,
    patches: () => server.callsOf('updateListing').map(({ body }) => body),
  }
}

function OpenCard() {
  const { listings = [] } = useNewestListings(1)
  return listings.map((listing) => <ListingCard key={listing.id} listing={listing} isTarget />)
}

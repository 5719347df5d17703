import { QuiltSwatch } from './quilt.tsx'

type ListingSwatchProps = {
  listing: { id: string; listingTitle: string }
  size: number
  className?: string
}

/** The face of a listing. What has the same nickname has the same one: versions are kin. */
export function ListingSwatch({ listing, ...look }: ListingSwatchProps) {
  return <QuiltSwatch seed={listing.listingTitle.trim().toLowerCase() || listing.id} {...look} />
}

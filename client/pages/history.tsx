import { ClipboardPaste, Files, Trash2 } from 'lucide-react'
import { OfBatch } from '#client/batches/of-batch.tsx'
import { OpenPatch } from '#client/art/open-patch.tsx'
import { ToDeleted } from '#client/history/deleted-listings.tsx'
import { counted } from '#client/history/counted.ts'
import { FoundListings } from '#client/history/found-listings.tsx'
import { ListedFilter } from '#client/history/listed-filter.tsx'
import { ListingFilters } from '#client/history/listing-filters.tsx'
import { ExportButton } from '#client/history/export-button.tsx'
import { ListingsComing } from '#client/history/listings-coming.tsx'
import { useFilters } from '#client/history/use-filters.ts'
import { useListingCount, useListingPages } from '#client/history/use-listing-pages.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { MoreMenu } from '#client/ui/more-menu.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { PAGES } from '#contract/pages.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageHeading } from './heading/page-heading.tsx'

/** Everything the person has had written. */
export function History() {
  const [filters, setFilters] = useFilters()
  const pages = useListingPages(filters)
  const count = useListingCount({ search: '' })
  const listedCount = useListingCount({ search: '', listed: 'yes' })
  const { listings, error, refetch } = pages
  const isFiltered =
    filters.search !== '' || filters.listed !== undefined || filters.batch !== undefined
  // As long as nothing is listed, each choice would show all of it again; undefined until it is counted.
  const canFilter =
    filters.listed !== undefined || (listedCount === undefined ? undefined : listedCount > 0)
  const isEmpty = listings?.length === 0 && !isFiltered && !pages.isPlaceholderData
  return (
    <div className="grid grid-cols-1 gap-4 md:pt-5 md:pb-2">
      <header className="grid grid-cols-1 gap-3">
        <div className="flex items-center gap-4">
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
            <PageHeading name="Listing history" className="text-nowrap" />
            <p className="min-h-[1lh] text-ink-2">
              {count !== undefined && counted(count)}
              {listedCount !== undefined && listedCount > 0 && (
                <>
                  , {wholeNumber(listedCount)} <span className="max-md:sr-only">of them </span>in
                  your shop
                </>
              )}
            </p>
          </div>
          {!isEmpty && <More />}
        </div>
        {!isEmpty && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 lg:flex-nowrap">
            <ListingFilters filters={filters} onChange={setFilters} />
            {canFilter === true && (
              <ListedFilter
                search={filters.search}
                batch={filters.batch}
                value={filters.listed}
                onChange={(listed) => setFilters({ listed })}
              />
            )}
            {/* Its place is kept until it is known whether there is anything to tell apart. */}
            {canFilter === undefined && (
              <div className="min-h-9 max-lg:w-full lg:w-72 pointer-coarse:min-h-11" />
            )}
          </div>
        )}
      </header>
      {isEmpty && <NoListings />}
      {filters.batch !== undefined && (
        <OfBatch id={filters.batch} onShowAll={() => setFilters({ batch: undefined })} />
      )}
      {!listings && error && (
        <LoadFailure thing="listings" error={error} onRetry={() => void refetch()} />
      )}
      {!listings && !error && <ListingsComing />}
      {listings && !isEmpty && (
        <FoundListings
          pages={pages}
          loaded={listings}
          wanted={filters}
          onShowAll={() => setFilters({ search: '', listed: undefined, batch: undefined })}
        />
      )}
    </div>
  )
}

/** What is done with listings that are here already, or come from elsewhere. */
function More() {
  return (
    <MoreMenu>
      {WAYS.map(({ href, Icon, label, use }) => (
        <li key={href}>
          <a href={href} className="more-item">
            <Icon aria-hidden="true" />
            <span>
              {label}
              <small>{use}</small>
            </span>
          </a>
        </li>
      ))}
      <li>
        <ExportButton />
      </li>
    </MoreMenu>
  )
}

const WAYS = [
  {
    href: PAGES.improve,
    Icon: ClipboardPaste,
    label: 'Improve a listing',
    use: 'Rewrite one you already sell',
  },
  {
    href: PAGES.batches,
    Icon: Files,
    label: 'Write in bulk',
    use: 'A file of items, a listing for each',
  },
  { href: PAGES.deleted, Icon: Trash2, label: 'Deleted', use: 'Restore a deleted listing' },
]

function NoListings() {
  return (
    <EmptyState
      swatch={<OpenPatch seed="first" />}
      title="No listings generated yet"
      isPage
      sentence="Everything you write is kept here, ready to copy, edit and reuse."
      action={
        <>
          <ButtonLink href={PAGES.home} look="primary">
            Generate your first listing
          </ButtonLink>
          <a href={PAGES.improve} className="text-link self-center">
            Improve a listing
          </a>
          <ToDeleted />
        </>
      }
    />
  )
}

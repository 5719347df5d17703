import { ClipboardPaste, Files, Trash2 } from 'lucide-react'
import { OfBatch } from '#client/batches/of-batch.tsx'
import { OpenPatch } from '#client/art/open-patch.tsx'
import { counted } from '#client/history/counted.ts'
import { FoundListings } from '#client/history/found-listings.tsx'
import { ListedFilter } from '#client/history/listed-filter.tsx'
import { ListingFilters } from '#client/history/listing-filters.tsx'
import { ExportButton } from '#client/history/export-button.tsx'
import { ListingsComing } from '#client/history/listings-coming.tsx'
import { useFilters } from '#client/history/use-filters.ts'
import { useListingCount, useListingPages } from '#client/history/use-listing-pages.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { PAGES } from '#contract/pages.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageHeading } from './page-heading.tsx'

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
    <div className="grid grid-cols-1 gap-5 py-4">
      <header className="flex flex-wrap items-end gap-x-2 gap-y-4 md:gap-x-4">
        <div className="flex-1 whitespace-nowrap">
          <PageHeading name="Listing history" className="text-nowrap" />
          <p className="mt-1 min-h-[1lh] text-ink-2">
            {count !== undefined && counted(count)}
            {listedCount !== undefined && listedCount > 0 && (
              <>
                , {wholeNumber(listedCount)} <span className="max-md:sr-only">of them </span>in your
                shop
              </>
            )}
          </p>
        </div>
        {!isEmpty && (
          <>
            <Actions />
            <ListingFilters filters={filters} onChange={setFilters} />
          </>
        )}
      </header>
      {isEmpty && <NoListings />}
      {filters.batch !== undefined && (
        <OfBatch id={filters.batch} onShowAll={() => setFilters({ batch: undefined })} />
      )}
      {!isEmpty && canFilter === true && (
        <ListedFilter
          search={filters.search}
          batch={filters.batch}
          value={filters.listed}
          onChange={(listed) => setFilters({ listed })}
        />
      )}
      {/* Its place is kept until it is known whether there is anything to tell apart. */}
      {!isEmpty && canFilter === undefined && <div className="min-h-9 pointer-coarse:min-h-11" />}
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
function Actions() {
  return (
    <div className="flex gap-2 max-md:w-full">
      <ButtonLink
        href={PAGES.improve}
        icon={<ClipboardPaste aria-hidden="true" />}
        className="max-md:flex-1 max-md:px-2"
      >
        <span>
          Improve<span className="max-md:sr-only"> a listing</span>
        </span>
      </ButtonLink>
      <ButtonLink
        href={PAGES.batches}
        icon={<Files aria-hidden="true" />}
        className="max-md:w-13 max-md:px-0"
      >
        <span className="max-md:sr-only">Many at once</span>
      </ButtonLink>
      <ButtonLink
        href={PAGES.deleted}
        icon={<Trash2 aria-hidden="true" />}
        title="Deleted"
        className="max-[1500px]:w-13 max-[1500px]:px-0"
      >
        <span className="max-[1500px]:sr-only">Deleted</span>
      </ButtonLink>
      <ExportButton />
    </div>
  )
}

function NoListings() {
  return (
    <EmptyState
      swatch={<OpenPatch seed="first" />}
      title="No listings generated yet"
      sentence="Everything you have written is kept here: to copy again, to change, to vary."
      action={
        <>
          <ButtonLink href={PAGES.home} look="primary">
            Generate your first listing
          </ButtonLink>
          <ButtonLink href={PAGES.batches}>Many at once</ButtonLink>
          <ButtonLink href={PAGES.improve}>Improve one that you have</ButtonLink>
          <ButtonLink href={PAGES.deleted} look="quiet">
            Deleted listings
          </ButtonLink>
        </>
      }
    />
  )
}

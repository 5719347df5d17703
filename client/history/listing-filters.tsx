import { ArrowDownUp, Search } from 'lucide-react'
import { TextInput } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { LISTING_SORTS, type ListingSort, SEARCH_MAX } from '#contract/listing-pages.ts'
import { useSearchText } from './use-search-text.ts'
import type { Filters } from './use-listing-pages.ts'

type ListingFiltersProps = { filters: Filters; onChange: (changed: Partial<Filters>) => void }

/** Finds and sorts the listings of the history. */
export function ListingFilters({ filters, onChange }: ListingFiltersProps) {
  return (
    <search className="flex flex-1 gap-3 max-lg:w-full max-lg:flex-none max-md:gap-2">
      <SearchBox search={filters.search} onSearch={(search) => onChange({ search })} />
      <div className="relative flex-none">
        <Select
          label="Sort listings"
          value={filters.sort}
          onChange={(sort) => onChange({ sort })}
          options={SORT_OPTIONS}
          className="select-short md:w-[160px]"
        />
        <ArrowDownUp
          aria-hidden="true"
          strokeWidth={1.9}
          className="pointer-events-none absolute inset-0 m-auto size-[18px] md:hidden"
        />
      </div>
    </search>
  )
}

type SearchBoxProps = { search: string; onSearch: (search: string) => void }

/** A component of its own, so that a key draws nothing else. */
function SearchBox({ search, onSearch }: SearchBoxProps) {
  const box = useSearchText(search, onSearch)
  return (
    <div className="relative min-w-0 flex-1">
      <Search
        aria-hidden="true"
        strokeWidth={1.9}
        className="pointer-events-none absolute top-3 left-3.5 size-[18px] text-ink-3"
      />
      <TextInput
        type="search"
        aria-label="Search listings"
        placeholder="Name, SKU, title, description"
        maxLength={SEARCH_MAX}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && box.searchNow()}
        className="pl-10"
      />
    </div>
  )
}

const SORTS: readonly ListingSort[] = [
  'newest',
  'oldest',
  'title-asc',
  'title-desc',
  'sku-asc',
  'sku-desc',
]
const SORT_OPTIONS = SORTS.map((sort) => ({ value: sort, label: LISTING_SORTS[sort] }))

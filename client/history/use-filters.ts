import { useSearchParams } from 'wouter'
import { DEFAULT_SORT, LISTING_SORTS, type ListingSort } from '#contract/listing-pages.ts'
import type { Filters } from './use-listing-pages.ts'

/** What is looked for in the history. Kept in the address, so that Back and a reload find it again. */
export function useFilters(): [Filters, (changed: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams()
  const change = (changed: Partial<Filters>) => {
    // The address as it is by now: a search follows a while after its last key.
    const { search, sort, listed, batch } = {
      ...filtersIn(new URLSearchParams(location.search)),
      ...changed,
    }
    const entries = {
      search: search.trim(),
      sort: sort === DEFAULT_SORT ? '' : sort,
      listed: listed ?? '',
      batch: batch ?? '',
    }
    const shown = Object.entries(entries).filter(([, text]) => text !== '')
    setParams(new URLSearchParams(shown), { replace: true })
  }
  return [filtersIn(params), change]
}

function filtersIn(params: URLSearchParams): Filters {
  const listed = params.get('listed')
  return {
    search: (params.get('search') ?? '').trim(),
    sort: sortNamed(params.get('sort')),
    listed: listed === 'yes' || listed === 'no' ? listed : undefined,
    batch: params.get('batch') ?? undefined,
  }
}

function sortNamed(name: string | null): ListingSort {
  return name !== null && isSort(name) ? name : DEFAULT_SORT
}

function isSort(name: string): name is ListingSort {
  return Object.hasOwn(LISTING_SORTS, name)
}

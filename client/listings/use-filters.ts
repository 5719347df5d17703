import { useSearchParams } from 'wouter'
import { DEFAULT_SORT, LISTING_SORTS, type ListingSort } from '#contract/shelf.ts'
import type { Filters } from './use-shelf.ts'

/** What is looked for in the history. Kept in the address, so that Back and a reload find it again. */
export function useFilters(): [Filters, (filters: Filters) => void] {
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').trim()
  const filters = { search, sort: sortNamed(params.get('sort')) }
  const setFilters = (wanted: Filters) => {
    const sort = wanted.sort === DEFAULT_SORT ? '' : wanted.sort
    const entries = Object.entries({ search: wanted.search.trim(), sort })
    setParams(new URLSearchParams(entries.filter(([, text]) => text !== '')), { replace: true })
  }
  return [filters, setFilters]
}

function sortNamed(name: string | null): ListingSort {
  return name !== null && isSort(name) ? name : DEFAULT_SORT
}

function isSort(name: string): name is ListingSort {
  return Object.hasOwn(LISTING_SORTS, name)
}

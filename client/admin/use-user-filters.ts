import { useSearchParams } from 'wouter'
import { USER_SORTS } from '#contract/admin.ts'
import { PAGES } from '#contract/pages.ts'
import type { UserFilters } from './use-admin.ts'

const TAB = { tab: 'users' }

/** Which users are looked for. Kept in the address, so that a group of duplicates can link to its members. */
export function useUserFilters(): [UserFilters, (filters: UserFilters) => void] {
  const [params, setParams] = useSearchParams()
  const filters = {
    search: params.get('search') ?? '',
    sort: USER_SORTS.find((sort) => sort === params.get('sort')) ?? USER_SORTS[0],
  }
  return [filters, (wanted) => setParams({ ...TAB, ...wanted }, { replace: true })]
}

/** User Management, showing who matches. */
export function addressOfUsers(search: string): string {
  return `${PAGES.admin}?${new URLSearchParams({ ...TAB, search })}`
}

import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Answer, Route } from '#contract/route.ts'
import { useApi } from './use-api.ts'

/** The cached answer of a GET; its address is the first element of the query key. */
export function useAnswer<R extends Route>(route: R): UseQueryResult<Answer<R>> {
  const api = useApi()
  return useQuery({
    queryKey: [route.path],
    queryFn: ({ signal }) => api.read(route, { signal }),
  })
}

import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Answer, Route } from '#contract/route.ts'
import type { Api } from './client.ts'

export const ApiContext = createContext<Api | null>(null)

export function useApi(): Api {
  const api = use(ApiContext)
  if (api === null) throw new Error('useApi needs an ApiContext around it')
  return api
}

/** The cached answer of a GET; its address is the first element of the query key. */
export function useAnswer<R extends Route>(
  route: R,
  { isEnabled = true }: { isEnabled?: boolean } = {},
): UseQueryResult<Answer<R>> {
  const api = useApi()
  return useQuery({
    queryKey: [route.path],
    queryFn: ({ signal }) => api.read(route, { signal }),
    enabled: isEnabled,
  })
}

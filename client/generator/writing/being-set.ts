import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'

const BEING_SET_KEY = ['listingBeingSet']

/** Whether a finished listing is being set before the seller's eyes; the head of the page waits for its end. */
export function useIsBeingSet(): boolean {
  const { data = false } = useQuery<boolean>({ queryKey: BEING_SET_KEY, queryFn: skipToken })
  return data
}

export function noteBeingSet(cache: QueryClient, isBeingSet: boolean): void {
  cache.setQueryData<boolean>(BEING_SET_KEY, isBeingSet)
}

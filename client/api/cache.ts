import { notifyManager, QueryClient } from '@tanstack/react-query'

// What a mutation has changed stands on the screen before the mutation answers.
notifyManager.setScheduler(queueMicrotask)

/** What was fetched stays until a change of ours refreshes it; nothing is tried twice by itself. */
export function createCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline, a call must fail with a sentence instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

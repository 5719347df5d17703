import type { ReactNode } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/loading.tsx'

type Query<Data> = { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> }
type LoadedProps<Data> = {
  query: Query<Data>
  thing: string
  children: (data: Data) => ReactNode
}

/** What was asked for; until then that it is on its way, or why it did not come. */
export function Loaded<Data>({ query, thing, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return <Spinner label={`Loading the ${thing}`} className="min-h-48" />
  const retry = (
    <Button size="small" onClick={() => void query.refetch()}>
      Try again
    </Button>
  )
  return (
    <Banner look="error" title={`The ${thing} could not be loaded`} action={retry} isLive>
      {query.error.message}
    </Banner>
  )
}

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

/** Leads on to the next page of a list, where there is one. */
export function ShowMore({ pages }: { pages: Pages }) {
  if (!pages.hasNextPage) return null
  return (
    <Button
      className="justify-self-center"
      isBusy={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
    >
      Show more
    </Button>
  )
}

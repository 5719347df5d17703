import { useEffect, useState } from 'react'
import { useApi } from '#client/api/use-api.ts'
import { type PublicConfiguration, configurationRoutes } from '#contract/configuration.ts'

/** What the server can do, for the screens before anyone signs in; undefined until it has said so. */
export function useConfiguration(): PublicConfiguration | undefined {
  const api = useApi()
  const [configuration, setConfiguration] = useState<PublicConfiguration>()

  // Asks the server. Without an answer the screens offer everything, and trying it will tell.
  useEffect(() => {
    const leaving = new AbortController()
    api
      .read(configurationRoutes.configuration, { signal: leaving.signal })
      .then(setConfiguration, () => undefined)
    return () => leaving.abort()
  }, [api])

  return configuration
}

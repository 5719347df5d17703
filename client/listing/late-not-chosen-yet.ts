import { lazy } from 'react'

/** Only whoever has one that waits fetches it, with the page, so that nothing moves. */
export const NotChosenYet = lazy(async () => ({
  default: (await import('./not-chosen-yet.tsx')).NotChosenYet,
}))

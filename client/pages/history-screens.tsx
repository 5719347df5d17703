import { lazy } from 'react'
import { useLocation } from 'wouter'
import { PAGES } from '#contract/pages.ts'
import { History } from './history.tsx'

const Versions = lazy(async () => ({
  default: (await import('./one-listing/versions.tsx')).Versions,
}))

const Deleted = lazy(async () => ({ default: (await import('./deleted.tsx')).Deleted }))

/** The history, and the pages that lead on from it. */
export function HistoryScreens() {
  const [path] = useLocation()
  if (path === PAGES.versions) return <Versions />
  return path === PAGES.deleted ? <Deleted /> : <History />
}

import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { type Page, PAGE_ROWS } from '#contract/pages.ts'

/** The pages of the application. All others are documents of their own, loaded by the browser. */
const APP_PAGES: readonly string[] = PAGE_ROWS.filter(
  ({ shell }) => shell.member === 'application',
).map(({ path }) => path)

/** Lets plain links to pages of the application lead there without loading a document. */
export function useInAppLinks(): void {
  const [, navigate] = useLocation()
  // Listens to the document, so that a link may stand anywhere, also in a dialog.
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = inAppTarget(event)
      if (target === null) return
      event.preventDefault()
      navigate(target)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** The known page at a path, if any. */
export function pageAt(path: string): Page | undefined {
  return PAGE_ROWS.find((page) => page.path === path)?.path
}

/** Where a press on a link leads inside the application; null when the browser should see to it. */
function inAppTarget(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!isPlain || event.altKey || event.defaultPrevented) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null
  if (link.origin !== location.origin || !APP_PAGES.includes(link.pathname)) return null
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return isSamePage && link.hash !== '' ? null : link.pathname + link.search + link.hash
}

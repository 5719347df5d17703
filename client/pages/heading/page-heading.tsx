import { createContext, type ReactNode, use, useEffect } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { pageTitle } from '#contract/site.ts'

/** Whether the person has moved to another page since the document was loaded. */
export const HasMoved = createContext(false)

/** Names the document after the page. Whoever comes from another page starts at the heading. */
export function usePageName(name: string, isOfListing = false): void {
  const hasMoved = use(HasMoved)
  // The document's title, the focus and the scroll are the browser's.
  useEffect(() => {
    document.title = pageTitle(name)
    if (!hasMoved) return
    document.querySelector('h1')?.focus({ preventScroll: true })
    if (isOfListing || location.hash === '') scrollTo(0, 0)
  }, [name, hasMoved, isOfListing])
}

type PageHeadingProps = {
  name: string
  /** The address names a listing, and the page is about it; elsewhere it leads to that place of the page. */
  isOfListing?: boolean
  className?: string
  children?: ReactNode
}

/** The heading of a page. Its name stands in the document's title too. */
export function PageHeading(props: PageHeadingProps) {
  const { name, isOfListing, className, children = name } = props
  usePageName(name, isOfListing)
  return (
    <h1 tabIndex={-1} className={classNames('font-display text-h1 font-semibold', className)}>
      {children}
    </h1>
  )
}

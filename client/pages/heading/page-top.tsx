import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { PAGES } from '#contract/pages.ts'
import { PageHeading } from './page-heading.tsx'

type PageTopProps = {
  name: string
  /** The page that this one hangs below. */
  back?: { href: string; label: string }
  /** What the heading says, where it is not the name of the page. */
  heading?: ReactNode
  isOfListing?: boolean
  actions?: ReactNode
  /** One line of what the page is. */
  children?: ReactNode
}

export const TO_HISTORY = { href: PAGES.history, label: 'Listing history' }

/** How every page of a member begins: the way back, its name, a line of what it is, and what can be done. */
export function PageTop({ name, back, heading, isOfListing = false, ...rest }: PageTopProps) {
  return (
    <header
      className={classNames(
        'flex flex-wrap gap-x-5 gap-y-3',
        // Beside the name, and not beside the way back above it.
        back ? 'items-end' : 'items-start',
      )}
    >
      <div className="min-w-0 flex-1 basis-72">
        {back && (
          <a
            href={back.href}
            className="-ml-1 inline-flex min-h-9 items-center gap-1.5 rounded-sm px-1 text-small font-semibold text-ink-2 hover:text-ink max-md:min-h-11"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {back.label}
          </a>
        )}
        <PageHeading name={name} isOfListing={isOfListing} className="wrap-anywhere">
          {heading}
        </PageHeading>
        {/* A line that comes late moves nothing. */}
        <p className="mt-3 min-h-[1lh] max-w-[75ch] text-ink-2">{rest.children}</p>
      </div>
      {rest.actions}
    </header>
  )
}

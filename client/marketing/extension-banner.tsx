import { Puzzle, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#client/ui/icon-button.tsx'
import { KraftLabel } from '#client/ui/kraft-label.tsx'
import { PAGES } from '#contract/pages.ts'

const DISMISSED_KEY = 'keyword-promo-dismissed'

/** Tells about the free extension until it is dismissed, on this browser for good. */
export function ExtensionBanner() {
  const [isDismissed, setIsDismissed] = useState(() => localStorage.getItem(DISMISSED_KEY) !== null)
  const dismiss = () => {
    localStorage.setItem(DISMISSED_KEY, 'true')
    setIsDismissed(true)
  }
  if (isDismissed) return null
  return (
    <aside aria-label="KeywordSaver">
      <KraftLabel className="flex items-start gap-3.5 py-3 pr-4 pl-6 text-small md:items-center">
        <Puzzle
          aria-hidden="true"
          strokeWidth={1.9}
          className="mt-1 size-[18px] flex-none md:mt-0"
        />
        <div className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-1">
          <p className="min-w-0 flex-1 basis-64">
            <b className="font-semibold">Short on keywords?</b> KeywordSaver is our free browser
            extension: save search suggestions while you browse, then paste them here.
          </p>
          <a href={PAGES.keywordSaver} className="text-link">
            See how it works
          </a>
        </div>
        <IconButton label="Dismiss" icon={<X aria-hidden="true" />} onClick={dismiss} />
      </KraftLabel>
    </aside>
  )
}

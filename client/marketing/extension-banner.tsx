import { Puzzle, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#client/ui/icon-button.tsx'
import { PAGES } from '#contract/pages.ts'

const DISMISSED_KEY = 'keyword-promo-dismissed'

/** Tells about the free extension until it is dismissed, on this browser for good; a phone has none. */
export function ExtensionBanner() {
  const [isDismissed, setIsDismissed] = useState(() => localStorage.getItem(DISMISSED_KEY) !== null)
  const dismiss = () => {
    localStorage.setItem(DISMISSED_KEY, 'true')
    setIsDismissed(true)
  }
  if (isDismissed) return null
  return (
    <aside
      aria-label="KeywordSaver"
      className="flex items-center gap-2.5 rounded-md bg-kraft py-1.5 pr-1.5 pl-3.5 text-meta max-md:hidden"
    >
      <Puzzle aria-hidden="true" strokeWidth={1.9} className="size-4 flex-none" />
      <p className="flex-1">
        KeywordSaver, our free browser extension, keeps search suggestions for you.{' '}
        <a href={PAGES.keywordSaver} className="font-semibold underline underline-offset-3">
          See how it works
        </a>
      </p>
      <IconButton label="Dismiss" icon={<X aria-hidden="true" />} onClick={dismiss} />
    </aside>
  )
}

import { useState } from 'react'
import { listingAsText } from '#client/listing/listing-as-text.ts'
import { marketplaceForm } from '#client/listing/placing/marketplace-form.ts'
import { classNames } from '#client/ui/class-names.ts'
import { CopyButton } from '#client/ui/copying/copy-button.tsx'
import type { ImproveRequest } from '#contract/improving/improving.ts'
import { writtenAs } from './written-as.ts'

type YoursToCopyProps = {
  texts: ImproveRequest
  /** Nothing is left to mend in it. */
  isNext: boolean
}

/** What she mended, to take along: all of it, or field by field as the marketplace asks for them. */
export function YoursToCopy({ texts, isNext }: YoursToCopyProps) {
  const listing = writtenAs(texts)
  // All of it, or all up to here, is copied.
  const [copied, setCopied] = useState(0)
  return (
    <section aria-label="Yours to copy">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="flex-1 font-display text-h3 font-semibold">Copy yours</h3>
        <CopyButton
          label="Copy all"
          thing="Listing"
          look="outline"
          size="small"
          className="max-md:min-h-11"
          text={listingAsText(listing)}
          onCopied={() => setCopied(Infinity)}
        />
      </div>
      <ul className="mt-1.5 grid">
        {marketplaceForm(listing).map(({ field, name, text }, at) => (
          <li
            key={field}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-t border-line-soft py-1.5 first:border-t-0"
          >
            <div className="min-w-0">
              <h4 className="text-small font-semibold">{name}</h4>
              <p dir="auto" className="line-clamp-1 text-small wrap-anywhere text-ink-2">
                {text}
              </p>
            </div>
            <CopyButton
              thing={name}
              text={text}
              // Field by field, as everywhere.
              look={isNext && at === copied ? 'primary' : 'quiet'}
              className={classNames('max-md:min-h-11', !(isNext && at === copied) && '-mr-3')}
              onCopied={() => setCopied(Math.max(copied, at + 1))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

import { buttonClasses } from '#client/ui/button.tsx'
import { listingHash, PAGES } from '#contract/pages.ts'

/** Of a pasted listing: where what was written from it waits until she chose. */
export function NotChosenYet({ listingId }: { listingId: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-weld-tint px-4 py-2.5 text-small md:px-6">
      <p className="flex-1 basis-64">
        A new one was written from what you pasted. It waits for your choice.
      </p>
      <a
        href={`${PAGES.improve}${listingHash(listingId)}`}
        className={buttonClasses({ look: 'primary', size: 'small' })}
      >
        Compare the two
      </a>
    </div>
  )
}

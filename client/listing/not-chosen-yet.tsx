import { buttonClasses } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { type Listing, UNTITLED } from '#contract/listings.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import { isNotChosenYet } from './not-chosen.ts'

type NotChosenYetProps = {
  /** One that is shown below, or her newest, of which some wait. */
  of: Listing | readonly Listing[]
  /** Also where there is room for the newest of them beside the form. */
  isEverywhere?: boolean
}

/** Where what was written from a pasted listing waits until she chose. */
export function NotChosenYet({ of, isEverywhere = false }: NotChosenYetProps) {
  if (!('id' in of))
    return <Waiting listings={of.filter(isNotChosenYet)} isEverywhere={isEverywhere} />
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-weld-tint px-4 py-2.5 text-small md:px-6">
      <p className="flex-1 basis-64">
        A new one was written from what you pasted. It waits for your choice.
      </p>
      <a href={toCompare(of)} className={buttonClasses({ look: 'primary', size: 'small' })}>
        Compare the two
      </a>
    </div>
  )
}

type WaitingProps = { listings: readonly Listing[]; isEverywhere: boolean }

/** Each of them a press away. */
function Waiting({ listings, isEverywhere }: WaitingProps) {
  if (listings.length === 0) return null
  return (
    <div
      className={classNames(
        // On a phone one line, however many: what has no room is scrolled to.
        'flex items-baseline gap-x-3 rounded-md border border-line bg-weld-tint px-4 text-small leading-[40px] max-md:overflow-x-auto md:flex-wrap pointer-coarse:leading-[44px]',
        !isEverywhere && 'lg:hidden',
      )}
    >
      <p className="flex-none">
        {listings.length === 1
          ? '1 improved listing waits'
          : `${listings.length} improved listings wait`}
        <span className="max-md:sr-only"> for your choice</span>
      </p>
      {listings.map((listing) => (
        <a
          key={listing.id}
          href={toCompare(listing)}
          className="text-link max-w-full truncate max-md:flex-none max-md:only-of-type:min-w-0 max-md:only-of-type:flex-initial"
        >
          {listing.listingTitle || UNTITLED}
        </a>
      ))}
    </div>
  )
}

function toCompare({ id }: Listing): string {
  return `${PAGES.improve}${listingHash(id)}`
}

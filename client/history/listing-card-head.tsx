import { ChevronDown } from 'lucide-react'
import { ListingSwatch } from '#client/art/listing-swatch.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { dayOf } from '#client/ui/day-and-time.ts'
import { type Listing, LISTING, NO_SKU, UNTITLED } from '#contract/listings.ts'
import { useTextEdit } from '#client/editing/use-edit.ts'
import { EditableName } from '#client/editing/editable-name.tsx'
import { HealthMark } from '#client/listing/health/health-mark.tsx'
import { ListedMark } from '#client/listing/placing/listed-mark.tsx'
import { draftNameOf, hasUnsavedEdit } from '#client/listing/unsaved.ts'
import { useSaveListing } from '#client/listing/use-save-listing.ts'

const NICKNAME_UPDATED = { title: 'Updated', description: 'Nickname saved' }
const SKU_UPDATED = { title: 'Updated', description: 'SKU saved' }

type ListingCardHeadProps = {
  listing: Listing
  bodyId: string
  isExpanded: boolean
  onToggle: () => void
}

/** The row of a listing. Collapsed, all of it opens the listing; opened, its names can be edited. */
export function ListingCardHead({ listing, isExpanded, ...toggle }: ListingCardHeadProps) {
  const nickname = listing.listingTitle || UNTITLED
  return (
    <header
      className={classNames(
        'group/head relative flex min-h-16 items-center gap-3 rounded-lg py-2 pr-1 pl-4 md:gap-4 md:pr-4 md:pl-5',
        isExpanded ? 'rounded-b-none bg-paper max-md:py-1 md:py-3' : 'hover:bg-sunk',
      )}
    >
      <ListingSwatch
        listing={listing}
        size={44}
        className="rounded-sm max-md:group-has-[input]/head:hidden"
      />
      <div className="grid min-w-0 flex-1 items-center gap-x-6 md:grid-cols-[1fr_auto]">
        {isExpanded ? <Names listing={listing} /> : <Row listing={listing} />}
        <div className="flex flex-wrap items-center gap-x-4 md:gap-x-6">
          <ListedMark listing={listing} />
          {/* On a phone the health stands right below, once it is opened. */}
          <div className={classNames('contents', isExpanded && 'max-md:hidden')}>
            <HealthMark listing={listing} />
            <time
              dateTime={listing.createdAt}
              className="text-small whitespace-nowrap text-ink-2 md:w-24 md:text-right"
            >
              {dayOf(listing.createdAt)}
            </time>
          </div>
        </div>
      </div>
      <button
        type="button"
        aria-label={`Details of ${nickname}`}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? toggle.bodyId : undefined}
        onClick={toggle.onToggle}
        className={classNames(
          'button button-icon',
          !isExpanded && 'after:absolute after:inset-0 after:rounded-lg',
        )}
      >
        <ChevronDown
          aria-hidden="true"
          className={classNames('transition-[rotate]', isExpanded && 'rotate-180')}
        />
      </button>
    </header>
  )
}

function Row({ listing }: { listing: Listing }) {
  return (
    <div className="min-w-0">
      <div className="flex min-w-0 items-baseline gap-2.5">
        <h2
          dir="auto"
          tabIndex={-1}
          className="line-clamp-2 leading-snug font-semibold wrap-anywhere md:line-clamp-1"
        >
          {listing.listingTitle || UNTITLED}
        </h2>
        <p className="max-w-[40%] flex-none truncate text-meta text-ink-3 max-md:hidden">
          <span className="sr-only">SKU </span>
          <bdi>{listing.sku ?? NO_SKU}</bdi>
        </p>
      </div>
      {hasUnsavedEdit(listing.id) && (
        <p className="text-meta font-semibold text-weld-text">Has an edit that is not saved</p>
      )}
      <p dir="auto" className="truncate text-small text-ink-3 max-md:hidden">
        {listing.generatedTitle}
      </p>
    </div>
  )
}

function Names({ listing }: { listing: Listing }) {
  const save = useSaveListing(listing)
  const nickname = useTextEdit({
    draftName: draftNameOf(listing.id, 'listingTitle'),
    saved: listing.listingTitle,
    save: (listingTitle) => save({ listingTitle }, NICKNAME_UPDATED),
    tidy: trimmed,
    isRequired: true,
  })
  const sku = useTextEdit({
    draftName: draftNameOf(listing.id, 'sku'),
    saved: listing.sku ?? '',
    save: (text) => save({ sku: text }, SKU_UPDATED),
    tidy: trimmed,
  })
  return (
    <div className="grid min-w-0 justify-items-start max-md:has-[input]:gap-1.5 max-md:has-[input]:py-1.5 md:gap-1">
      {nickname.phase !== 'reading' && (
        <h2 className="sr-only">{listing.listingTitle || UNTITLED}</h2>
      )}
      <EditableName label="nickname" edit={nickname} max={LISTING.nicknameMax}>
        <h2
          dir="auto"
          tabIndex={-1}
          className="font-display text-[1.0625rem] leading-snug font-semibold wrap-anywhere md:text-[1.1875rem]"
        >
          {listing.listingTitle || UNTITLED}
        </h2>
      </EditableName>
      <div className="flex max-w-full items-center gap-2 text-small text-ink-2">
        SKU
        <EditableName label="SKU" edit={sku} max={LISTING.skuMax}>
          {listing.sku ?? NO_SKU}
        </EditableName>
      </div>
    </div>
  )
}

function trimmed(text: string): string {
  return text.trim()
}

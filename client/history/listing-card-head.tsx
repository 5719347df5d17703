import { ChevronDown, Copy } from 'lucide-react'
import { ListingSwatch } from '#client/art/listing-swatch.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { dayOf, timeOf } from '#client/ui/day-and-time.ts'
import { type Listing, LISTING, NO_SKU, UNTITLED } from '#contract/listings.ts'
import { useTextEdit } from '#client/editing/use-edit.ts'
import { EditableName } from '#client/editing/editable-name.tsx'
import { checksOnce } from '#client/listing/health/checks-once.ts'
import { HealthMark } from '#client/listing/health/health-mark.tsx'
import {
  CopyFields,
  CopyingActions,
  FinishedActions,
} from '#client/listing/placing/finished-actions.tsx'
import { ListedMark } from '#client/listing/placing/listed-mark.tsx'
import type { Placed } from '#client/listing/placing/use-placing.ts'
import { isNotChosenYet } from '#client/listing/not-chosen.ts'
import { draftNameOf, hasUnsavedEdit } from '#client/listing/unsaved.ts'
import { useSaveListing } from '#client/listing/use-save-listing.ts'

const NICKNAME_UPDATED = { title: 'Updated', description: 'Nickname saved' }
const SKU_UPDATED = { title: 'Updated', description: 'SKU saved' }

/** A row, or opened to the parts of the listing, or to its fields, which are copied one after the other. */
export type CardView = 'closed' | 'parts' | 'fields'

type ListingCardHeadProps = {
  placed: Placed
  bodyId: string
  view: CardView
  /** Another has its name and its day. */
  showsTime: boolean
  onView: (view: CardView) => void
  onCopyFields: () => void
}

/** The row of a listing. Closed, all of it opens the listing; opened, its names can be edited. */
export function ListingCardHead({ placed, view, ...head }: ListingCardHeadProps) {
  const { listing } = placed
  const isOpen = view !== 'closed'
  return (
    <header
      className={classNames(
        'group/head relative flex min-h-16 items-center gap-3 rounded-lg py-2 pl-4 md:gap-4 md:pl-5',
        isOpen
          ? 'rounded-b-none bg-paper pr-1 max-md:py-1 md:py-2.5 md:pr-4'
          : 'pr-10 hover:bg-sunk md:pr-14',
      )}
    >
      <ListingSwatch
        listing={listing}
        size={44}
        className="rounded-sm max-md:group-has-[input]/head:hidden"
      />
      {view === 'closed' && <Row listing={listing} showsTime={head.showsTime} />}
      {view === 'parts' && <Names listing={listing} />}
      {view === 'fields' && <NameAlone listing={listing} />}
      <button
        type="button"
        aria-label={`Details of ${listing.listingTitle || UNTITLED}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? head.bodyId : undefined}
        onClick={() => head.onView(isOpen ? 'closed' : 'parts')}
        className={isOpen ? 'button button-icon order-last' : 'row-opener'}
      >
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.9}
          className={classNames('size-[18px] transition-[rotate]', isOpen && 'rotate-180')}
        />
      </button>
      {view === 'closed' && (
        <CopyFields
          placed={placed}
          look="quiet"
          icon={<Copy aria-hidden="true" />}
          className="relative max-md:w-12 max-md:flex-col max-md:gap-0.5 max-md:px-0 max-md:text-tick"
          onCopyFields={head.onCopyFields}
        >
          {isNotChosenYet(listing) ? 'Copy old' : 'Copy'}
          <span className="sr-only"> {listing.listingTitle || UNTITLED}</span>
        </CopyFields>
      )}
      {view === 'parts' && <FinishedActions placed={placed} onCopyFields={head.onCopyFields} />}
      {view === 'fields' && <CopyingActions onLeave={() => head.onView('parts')} />}
    </header>
  )
}

function Row({ listing, showsTime }: { listing: Listing; showsTime: boolean }) {
  return (
    <div className={ROW}>
      <div className="min-w-0 flex-1 max-md:contents">
        <div className="min-w-0 wrap-anywhere max-md:contents md:flex md:items-baseline md:gap-2.5 md:leading-snug">
          <h2
            dir="auto"
            tabIndex={-1}
            className="line-clamp-2 leading-tight font-semibold max-md:col-span-2 max-md:-m-1 max-md:p-1 md:line-clamp-1 md:leading-snug"
          >
            {listing.listingTitle || UNTITLED}
          </h2>{' '}
          <p
            className={classNames(
              'flex-none truncate text-meta text-ink-3 max-md:col-start-1 max-md:row-start-2 md:max-w-[40%]',
              listing.sku === null && 'max-md:hidden',
            )}
          >
            <span className={listing.sku === null ? undefined : 'sr-only'}>SKU </span>
            <bdi>{listing.sku ?? NO_SKU}</bdi>
          </p>
        </div>
        {hasUnsavedEdit(listing.id) && (
          <p className="text-meta font-semibold text-weld-text max-md:col-span-2">
            Has an edit that is not saved
          </p>
        )}
        {isNotChosenYet(listing) && (
          <p
            className={classNames(
              'text-meta font-semibold text-weld-text',
              // Beside the day, where no stock number stands there.
              listing.sku === null ? 'max-md:col-start-2 max-md:row-start-2' : 'max-md:col-span-2',
            )}
          >
            New one waits
          </p>
        )}
        <p
          dir="auto"
          className="truncate text-small leading-tight text-ink-3 max-md:hidden md:leading-snug"
        >
          {listing.generatedTitle}
        </p>
      </div>
      <FirstFault listing={listing} />
      <div className="listing-row-marks flex max-md:col-span-2 flex-wrap items-center gap-x-2.5 md:flex-nowrap md:gap-x-6">
        <HealthMark listing={listing} />
        <div className="md:min-w-[5.5rem] lg:min-w-40">
          <ListedMark listing={listing} />
          {listing.listedAt === null && (
            <span className="text-small text-ink-3 max-md:hidden">Not listed</span>
          )}
        </div>
      </div>
      <time
        dateTime={listing.createdAt}
        className={classNames(
          'whitespace-nowrap text-ink-2 max-md:row-start-2 max-md:text-meta md:w-24 md:text-right md:text-small md:max-lg:hidden',
          listing.sku === null && 'max-md:col-start-1',
        )}
      >
        {dayOf(listing.createdAt)}
        {showsTime && (
          <span className="text-meta text-ink-3 max-md:ml-1.5 md:block">
            {timeOf(listing.createdAt)}
          </span>
        )}
      </time>
    </div>
  )
}

/** Beside the score, why it is not full; a phone says it where the listing is open. */
function FirstFault({ listing }: { listing: Listing }) {
  const { faults } = checksOnce(listing)
  const [first] = faults
  if (first === undefined || isNotChosenYet(listing)) return null
  return (
    <div className="w-56 flex-none text-right text-meta leading-snug text-weld-text max-lg:hidden">
      <p className="line-clamp-2 text-pretty">
        {first.text}
        {faults.length > 1 && ` And ${faults.length - 1} more.`}
      </p>
    </div>
  )
}

/** On a phone the stock number and the day share a line below the name. */
const ROW =
  'min-w-0 flex-1 max-md:grid max-md:grid-cols-[minmax(0,max-content)_minmax(0,1fr)] max-md:gap-x-2 max-md:gap-y-0.5 md:flex md:items-center md:gap-6'

/** While the fields are copied nothing is edited, so that a phone has room for the name. */
function NameAlone({ listing }: { listing: Listing }) {
  return (
    <div className="min-w-0 flex-1">
      <h2
        dir="auto"
        tabIndex={-1}
        className="line-clamp-2 font-display text-[1.0625rem] leading-snug font-semibold wrap-anywhere md:text-[1.1875rem]"
      >
        {listing.listingTitle || UNTITLED}
      </h2>
      <p className="text-meta text-ink-3 max-md:sr-only">In the order of the marketplace’s form</p>
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
    <div className="grid min-w-0 flex-1 justify-items-start max-md:has-[input]:gap-1.5 max-md:has-[input]:py-1.5 md:gap-1">
      {nickname.phase !== 'reading' && (
        <h2 className="sr-only">{listing.listingTitle || UNTITLED}</h2>
      )}
      <EditableName label="nickname" edit={nickname} max={LISTING.nicknameMax}>
        <h2
          dir="auto"
          tabIndex={-1}
          // Its pencil stands behind a line that is full.
          className="font-display text-[1.0625rem] leading-snug font-semibold text-wrap wrap-anywhere md:text-[1.1875rem]"
        >
          {listing.listingTitle || UNTITLED}
        </h2>
      </EditableName>
      <div className="flex max-w-full items-center gap-2 text-small text-ink-2">
        SKU
        <EditableName label="SKU" edit={sku} max={LISTING.skuMax}>
          {listing.sku ?? NO_SKU}
        </EditableName>
        {sku.phase === 'reading' && (
          <span className="flex items-center gap-3 text-ink-3 max-sm:hidden">
            <time dateTime={listing.createdAt} className="whitespace-nowrap">
              {dayOf(listing.createdAt)}
            </time>
            <ListedMark listing={listing} />
          </span>
        )}
      </div>
    </div>
  )
}

function trimmed(text: string): string {
  return text.trim()
}

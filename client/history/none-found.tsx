import { PenTool } from 'lucide-react'
import { ListingSwatch } from '#client/art/listing-swatch.tsx'
import { OpenPatch } from '#client/art/open-patch.tsx'
import { usePages } from '#client/api/use-pages.ts'
import { writeStored } from '#client/browser/storage.ts'
import { PREFILL_KEY } from '#client/listing/prefill.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { type Listed, listingPageRoutes } from '#contract/listing-pages.ts'
import { UNTITLED } from '#contract/listings.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import { counted } from './counted.ts'

const NEAR_MAX = 3
/** Shorter words say too little to look for them alone. */
const WORD_MIN = 4

type NoneFoundProps = { search: string; onClear: () => void }

/** Nothing says what was looked for: the ways on, and what says a part of it. */
export function NoneFound({ search, onClear }: NoneFoundProps) {
  const words = [...new Set(search.split(/\s+/).filter((word) => word.length >= WORD_MIN))]
  return (
    <div className="grid grid-cols-1 gap-4">
      <EmptyState
        swatch={<OpenPatch seed="none" />}
        title={`No listings match “${search}”`}
        sentence="Search covers name, SKU, title and description."
        action={
          <>
            <Button onClick={onClear}>Clear search</Button>
            <ButtonLink
              look="primary"
              icon={<PenTool aria-hidden="true" />}
              href={PAGES.home}
              onClick={() => writeStored(localStorage, PREFILL_KEY, { productType: search })}
            >
              Write a listing for it
            </ButtonLink>
          </>
        }
      />
      {search.includes(' ') &&
        words.slice(0, NEAR_MAX).map((word) => <NearListings key={word} word={word} />)}
    </div>
  )
}

type NothingListedProps = { listed: Listed; onShowAll: () => void }

/** Nothing waits for the shop, or nothing is in it yet. */
export function NothingListed({ listed, onShowAll }: NothingListedProps) {
  return (
    <EmptyState
      swatch={<OpenPatch seed="listed" />}
      title={listed === 'yes' ? 'Nothing is listed yet' : 'Everything is listed'}
      sentence={
        listed === 'yes'
          ? 'Copy a listing field by field to mark it as listed.'
          : 'Every listing you have written is in your shop.'
      }
      action={<Button onClick={onShowAll}>Show all listings</Button>}
    />
  )
}

/** The newest listings that say one of the words. */
function NearListings({ word }: { word: string }) {
  const { data, isPlaceholderData } = usePages(listingPageRoutes.listListings, {
    limit: String(NEAR_MAX),
    search: word,
  })
  const [page] = data?.pages ?? []
  if (page === undefined || page.answer.length === 0 || isPlaceholderData) return null
  const count = page.next === null ? counted(page.answer.length) : 'Some listings'
  return (
    <section className="rounded-lg bg-sheet shadow-e1 forced-colors:border">
      <h3 className="px-4 pt-3 pb-2 text-small text-ink-3 md:px-5">
        {count} {page.answer.length === 1 && page.next === null ? 'says' : 'say'} “{word}”
      </h3>
      <ul>
        {page.answer.map((listing) => (
          <li key={listing.id} className="border-t border-line-soft">
            <a
              href={`${PAGES.history}${listingHash(listing.id)}`}
              className="flex min-h-16 items-center gap-4 px-4 py-2 -outline-offset-3 hover:bg-sunk md:px-5"
            >
              <ListingSwatch listing={listing} size={44} />
              <span className="min-w-0">
                <b dir="auto" className="block font-semibold wrap-anywhere">
                  {listing.listingTitle || UNTITLED}
                </b>
                <span dir="auto" className="block truncate text-small text-ink-3">
                  {listing.generatedTitle}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

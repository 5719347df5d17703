import type { ReactNode } from 'react'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { hasUnsavedEdit } from '#client/listing/unsaved.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { KraftLabel } from '#client/ui/kraft-label.tsx'
import { SkeletonLines } from '#client/ui/loading.tsx'
import type { Listing } from '#contract/listings.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import type { Version } from '#contract/versions.ts'
import { usePair } from './use-pair.ts'
import { useRestoreVersion } from './use-restore-version.ts'
import { useVersion, type useVersions } from './use-versions.ts'
import { VersionList } from './version-list.tsx'
import { VersionWords, WhatChanged } from './what-changed.tsx'

type ListingVersionsProps = {
  listing: Listing
  pages: ReturnType<typeof useVersions>
  versions: readonly Version[]
  /** What else is done with them, at the foot of their list. */
  foot: ReactNode
}

/** The versions of a listing, and beside them what two of them have changed. */
export function ListingVersions({ listing, pages, versions, foot }: ListingVersionsProps) {
  const newest = versions[0]?.number ?? 1
  const { pair, choose, chooseNewest } = usePair(newest)
  const { data: user } = useCurrentUser()
  return (
    <>
      {hasUnsavedEdit(listing.id) && <UnsavedEdit listing={listing} />}
      <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-[364px_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-6">
          <Card
            aria-label="Versions"
            className="overflow-y-auto max-lg:max-h-[346px] lg:max-h-[calc(100dvh-48px)]"
          >
            <VersionList
              versions={versions}
              pair={newest === 1 ? null : pair}
              onChoose={choose}
              userId={user?.id}
              onOlder={pages.hasNextPage ? () => void pages.fetchNextPage() : null}
              isFetching={pages.isFetchingNextPage}
            />
            {foot && (
              <div className="sticky bottom-0 rounded-b-lg border-t border-line bg-paper">
                {foot}
              </div>
            )}
          </Card>
          {newest === 1 ? <WhatComes /> : <HowToCompare />}
        </div>
        <Card aria-label="What changed">
          {newest === 1 ? (
            <OneVersion listing={listing} />
          ) : (
            <Compared
              listing={listing}
              versions={versions}
              newest={newest}
              pair={pair}
              onRestored={chooseNewest}
              onWhole={() => choose({ before: 1, after: newest })}
            />
          )}
        </Card>
      </div>
    </>
  )
}

type ComparedProps = {
  listing: Listing
  versions: readonly Version[]
  newest: number
  pair: { before: number; after: number }
  onRestored: () => void
  onWhole: () => void
}

function Compared({ listing, versions, newest, pair, onRestored, onWhole }: ComparedProps) {
  const [before, after] = [useVersion(listing, pair.before), useVersion(listing, pair.after)]
  const { restore, isRestoring } = useRestoreVersion(onRestored)
  const error = before.error ?? after.error
  if (before.data && after.data && !error)
    return (
      <WhatChanged
        before={before.data}
        after={after.data}
        versions={versions}
        now={listing}
        newest={newest}
        isRestoring={isRestoring}
        onRestore={() => void restore({ listing, number: pair.before, newest })}
        onWhole={onWhole}
      />
    )
  if (!error)
    return (
      <div className="px-4 py-6 md:px-6">
        <span className="sr-only">Loading what changed</span>
        <SkeletonLines lines={5} />
      </div>
    )
  const again = () => void Promise.all([before.refetch(), after.refetch()])
  return (
    <div className="p-4 md:p-6">
      <Banner
        look="error"
        title="These two versions could not be loaded"
        isLive
        action={
          <Button size="small" onClick={again}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Banner>
    </div>
  )
}

/** Nothing to compare yet: what it says, and what will be here. */
function OneVersion({ listing }: { listing: Listing }) {
  return (
    <VersionWords
      title="One version so far"
      note="After your first edit you see what it changed, word by word, and can go back."
      texts={listing}
    >
      <ButtonLink
        href={addressOf(listing)}
        className="max-md:order-2 max-md:min-h-[50px] max-md:basis-full"
      >
        Open the listing
      </ButtonLink>
    </VersionWords>
  )
}

function HowToCompare() {
  return (
    <p className="px-1 text-meta text-ink-3 max-md:hidden pointer-coarse:hidden">
      Select a version to see what it changed. Keys: B before, A after.
    </p>
  )
}

const WAYS: readonly [what: string, becomes: string][] = [
  ['Editing a text', 'Each save adds a version.'],
  ['Rewriting a part', 'The old one is kept beside it.'],
  ['Restoring one', 'What was there before is kept too.'],
]

/** What will hang on the thread. */
function WhatComes() {
  return (
    <KraftLabel className="px-6 py-5 text-small max-lg:hidden">
      <h2 className="font-display text-h3 font-semibold">What adds a version</h2>
      <dl className="mt-2.5 grid gap-2.5">
        {WAYS.map(([what, becomes]) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd className="text-ink-2">{becomes}</dd>
          </div>
        ))}
      </dl>
    </KraftLabel>
  )
}

function UnsavedEdit({ listing }: { listing: Listing }) {
  return (
    <Banner
      look="warning"
      title="An edit of this listing is not saved"
      action={
        <ButtonLink size="small" href={addressOf(listing)}>
          Go to the edit
        </ButtonLink>
      }
    >
      <p>
        It stays as you typed it. Restoring changes what is saved, and the edit then shows both.
      </p>
    </Banner>
  )
}

function addressOf({ id }: Listing): string {
  return `${PAGES.history}${listingHash(id)}`
}

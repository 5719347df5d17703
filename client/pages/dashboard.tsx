import { lazy, Suspense, useRef } from 'react'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { ChosenPackageOffer } from '#client/credits/chosen-package-offer.tsx'
import { GeneratorForm } from '#client/generator/generator-form.tsx'
import type { Item } from '#client/generator/item.ts'
import { ResultCard } from '#client/generator/result-card.tsx'
import { showResult } from '#client/generator/show-result.ts'
import { useItem } from '#client/generator/use-item.ts'
import { useGeneration } from '#client/generator/writing/use-generation.ts'
import { RecentActivity } from '#client/history/recent-activity.tsx'
import { useNewestListings } from '#client/history/use-listing-pages.ts'
import { EXAMPLE } from '#client/marketing/example-listing.ts'
import { ExtensionBanner } from '#client/marketing/extension-banner.tsx'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'
import type { Listing, WriterChoice } from '#contract/listings.ts'
import { PageHeading } from './page-heading.tsx'

const importOffer = () => import('#client/generator/plain-offer.tsx')
const PlainOffer = lazy(async () => ({ default: (await importOffer()).PlainOffer }))

const OwnShelf = lazy(async () => ({
  default: (await import('#client/generator/shelf/shelf.tsx')).OwnShelf,
}))

/** Where listings are written. */
export function Dashboard() {
  const { data: user, isError, refetch } = useCurrentUser()
  return (
    <>
      <PageHeading name="Dashboard" className="sr-only" />
      {user && <Bench credits={user.credits} />}
      {!user && !isError && <Spinner label="Loading your dashboard" className="min-h-[50vh]" />}
      {!user && isError && (
        <Banner
          look="error"
          title="Your account could not be loaded"
          isLive
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          <p>Check your internet connection, then try again.</p>
        </Banner>
      )}
    </>
  )
}

/** On the shelf. */
const PEGS_MAX = 6

const NONE: Listing[] = []

function Bench({ credits }: { credits: number }) {
  const { listings = NONE } = useNewestListings(PEGS_MAX)
  const last = listings[0] ?? null
  const form = useItem(last)
  const { generation, generate, forgetFailure, finishSetting } = useGeneration(last)
  const details = useRef<HTMLTextAreaElement>(null)
  useLatePart(false, importOffer)
  const start = (item: Item, writer?: WriterChoice) => {
    showResult()
    void generate(item, writer)
  }
  const startNew = () => {
    form.startNew()
    forgetFailure()
    details.current?.focus()
  }
  const startFrom = (listing: Listing) => {
    form.startFrom(listing)
    forgetFailure()
    details.current?.focus()
  }
  const beginWithExample = () => {
    form.change({
      productType: EXAMPLE.notes,
      listingTitle: EXAMPLE.nickname,
      keywords: [...EXAMPLE.tags],
      starredKeywords: [...EXAMPLE.focusKeywords],
    })
    details.current?.focus()
  }
  const { listing } = generation
  const hasFailed = generation.step === 'idle' && generation.failure !== undefined
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChosenPackageOffer />
      {listings.length > 0 && (
        <Suspense fallback={<div className="min-h-11" />}>
          <OwnShelf listings={listings} shownId={listing?.id} onPick={startFrom} />
        </Suspense>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,544px)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <GeneratorForm
          form={form}
          credits={credits}
          isGenerating={generation.step === 'writing'}
          // After a failure the same details are sent again at no second cost: no twin comes of it.
          listing={hasFailed ? null : listing}
          listings={listings}
          details={details}
          promo={<ExtensionBanner />}
          onGenerate={start}
          onStartNew={startNew}
        />
        <div className="grid grid-cols-1 gap-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ResultCard
            generation={generation}
            item={form.item}
            onSet={finishSetting}
            example={EXAMPLE}
            onBegin={beginWithExample}
            onNext={startNew}
            onVary={listing === null ? undefined : () => startFrom(listing)}
            withoutModel={
              <PlainOffer form={form} credits={credits} onWrite={(item) => start(item, 'plain')} />
            }
          />
        </div>
        <RecentActivity />
      </div>
    </div>
  )
}

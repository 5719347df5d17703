import { Suspense, use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { ApiError, sentenceOr } from '#client/api/api-error.ts'
import { NEWEST_MAX, useNewestListings } from '#client/history/use-listing-pages.ts'
import { ComparedListing } from '#client/improving/comparison.tsx'
import { PasteForm } from '#client/improving/paste-form.tsx'
import type { Failure } from '#client/improving/failure.ts'
import { type Outcome, pastedUnderWay, useImprove } from '#client/improving/use-improve.ts'
import { useImprovement, useListingNow, useTakeParts } from '#client/improving/use-improvement.ts'
import { NotChosenYet } from '#client/listing/late-not-chosen-yet.ts'
import { isNotChosenYet } from '#client/listing/not-chosen.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Spinner } from '#client/ui/loading.tsx'
import { toasted } from '#client/ui/toasts/toasted.ts'
import { dismissToast, showToast } from '#client/ui/toasts/toasts.ts'
import { LISTING_COST } from '#contract/credits.ts'
import type { Improvement, ImproveRequest } from '#contract/improving/improving.ts'
import { UNTITLED } from '#contract/listings.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { LoadFailure } from '../load-failure.tsx'
import { placeOf } from '#client/improving/progress.ts'
import { WhatHappens } from '#client/improving/what-happens.tsx'
import { WaysToWrite } from '#client/layout/ways-to-write.tsx'
import { HasMoved } from '../heading/page-heading.tsx'
import { listingAsked, ListingHead } from './listing-head.tsx'

/** Where a listing that is sold already is pasted, and what was written from it is taken. */
export function Improve() {
  const id = useLocationProperty(listingAsked)
  const [atFirst] = useState(id)
  const hasMoved = use(HasMoved)
  return (
    // The comparison is another page below the same address.
    <HasMoved value={hasMoved || id !== atFirst}>
      <div className={classNames('grid grid-cols-1 gap-5 pb-4', id !== '' && 'pt-4')}>
        {id === '' ? <Paste /> : <Compare key={id} id={id} />}
      </div>
    </HasMoved>
  )
}

function Paste() {
  const [, navigate] = useLocation()
  const { data: user } = useCurrentUser()
  const { improve, isWriting, stage, failure, sent, refused, forget } = useImprove()
  const { listings = [] } = useNewestListings(NEWEST_MAX)
  const isOut = user !== undefined && user.credits < LISTING_COST
  const send = async (request: ImproveRequest) => {
    // Of what she did before: an emptied form comes back no more.
    dismissToast()
    const outcome = await improve(request)
    if (isOpen()) {
      if (outcome.improvement) navigate(comparisonOf(outcome.improvement))
    } else tellElsewhere(outcome, navigate)
    return outcome.improvement !== null
  }
  const takeUp = useEffectEvent(() => {
    const underWay = pastedUnderWay()
    if (underWay !== null) void send(underWay)
  })
  // The tab's storage: a page that is loaded anew finds what was being written.
  useEffect(() => {
    const timer = setTimeout(() => takeUp())
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <WaysToWrite />
      <ListingHead id="" name="Improve a listing">
        {refused
          ? 'Mend yours here for nothing, check it as often as you like, then copy it.'
          : 'Paste a listing you sell now. We rewrite it, and you compare the two.'}
      </ListingHead>
      {listings.some(isNotChosenYet) && (
        <Suspense>
          <NotChosenYet of={listings} isEverywhere />
        </Suspense>
      )}
      <PasteForm
        onSend={send}
        onAnother={forget}
        isWriting={isWriting}
        stage={stage}
        isOut={isOut}
        refused={refused}
        beside={<WhatHappens at={isWriting ? placeOf(stage) : null} />}
      >
        {failure && !failure.health && (
          <Failed
            failure={failure}
            onPlain={sent && (() => void send({ ...sent, writer: 'plain' }))}
          />
        )}
      </PasteForm>
    </>
  )
}

/** Whether the form is what she looks at: elsewhere nobody is taken away from what she does. */
function isOpen(): boolean {
  return location.pathname === PAGES.improve && listingAsked() === ''
}

function comparisonOf({ listing }: Improvement): string {
  return `${PAGES.improve}${listingHash(listing.id)}`
}

/** Says what came of it where she went meanwhile. */
function tellElsewhere(
  { improvement, failure }: Outcome,
  navigate: (address: string) => void,
): void {
  if (failure) {
    return showToast({
      title: failure.title,
      description: failure.elsewhere,
      action: { label: 'Open it', onPress: () => navigate(PAGES.improve) },
      ...(!failure.health && { look: 'destructive' }),
    })
  }
  const address = comparisonOf(improvement)
  // Come back meanwhile, she has asked for it a second time and looks at it already.
  if (location.pathname + location.hash === address) return
  showToast({
    title: 'Your improved listing is ready',
    description: improvement.listing.listingTitle || UNTITLED,
    action: { label: 'Compare it with yours', onPress: () => navigate(address) },
    isLasting: true,
  })
}

type FailedProps = { failure: Failure; onPlain: (() => void) | undefined }

/** Whoever does without a model has her own words arranged. */
function Failed({ failure, onPlain }: FailedProps) {
  const action = failure.isOfModel && onPlain && (
    <Button size="small" onClick={onPlain}>
      Arrange my own words
    </Button>
  )
  return (
    <div ref={comeIntoView}>
      <Banner look="error" title={failure.title} isLive action={action}>
        <p>{failure.sentence}</p>
      </Banner>
    </div>
  )
}

/** It stands at the end of the form, which may be below what stays at the foot of the window. */
function comeIntoView(banner: HTMLElement | null): void {
  banner?.scrollIntoView({ block: 'center' })
}

function Compare({ id }: { id: string }) {
  const { data: improvement, error, refetch } = useImprovement(id)
  if (improvement) return <CompareWith improvement={improvement} />
  const isOther = error instanceof ApiError && error.code === 'not_pasted'
  return (
    <>
      <ListingHead id={id} name="Improve a listing" />
      {isOther && (
        <Banner look="info" title="Nothing to compare">
          <p>{error.detail}</p>
        </Banner>
      )}
      {error && !isOther && (
        <LoadFailure thing="listing" error={error} onRetry={() => void refetch()} />
      )}
      {!error && <Spinner label="Loading both" className="min-h-64" />}
    </>
  )
}

function CompareWith({ improvement: known }: { improvement: Improvement }) {
  const listing = useListingNow(known.listing)
  const improvement = useMemo(() => ({ ...known, listing }), [known, listing])
  const { mutateAsync, isPending } = useTakeParts(improvement)
  // The place of toasts: what one says of it is in view.
  useEffect(() => dismissToast(), [])
  // That it is saved stands on the page.
  const save = async (parts: WrittenPart[]) => {
    const taking = mutateAsync(parts)
    const isTaken = await toasted(taking, { failed: sentenceOr('Failed to save the parts') })
    return isTaken ? taking : null
  }
  return (
    <ComparedListing
      improvement={improvement}
      isSaving={isPending}
      onSave={save}
      head={
        <ListingHead id={listing.id} name={listing.listingTitle || UNTITLED} faceOf={listing}>
          {isNotChosenYet(listing) ? (
            'Rewritten from what you pasted. Nothing changes in your listing until you save.'
          ) : (
            <>
              Yours stays under{' '}
              <a className="text-link" href={`${PAGES.versions}${listingHash(listing.id)}`}>
                Versions
              </a>
              .
            </>
          )}
        </ListingHead>
      }
    />
  )
}

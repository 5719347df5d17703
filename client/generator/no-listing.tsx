import { type ReactNode, Suspense } from 'react'
import { BuyCredits } from '#client/credits/buy-credits.tsx'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { ITEM_FORM } from './item-form-id.ts'
import { bringBefore } from './show-result.ts'
import type { Failure } from './writing/use-generation.ts'

type NoListingProps = { failure: Failure; withoutModel: ReactNode }

/** Why there is no new listing, what was spent and what to do; it stays when the toast is gone. */
export function NoListing({ failure, withoutModel }: NoListingProps) {
  return (
    <div ref={meet} role="group" aria-label={`${TITLE}. ${failure.reason}`} tabIndex={-1}>
      <Banner
        look="error"
        title={TITLE}
        action={
          failure.wantsCredits ? (
            <BuyCredits look="primary" />
          ) : (
            <>
              <Button type="submit" form={ITEM_FORM} look="primary">
                Try again
              </Button>
              {failure.isOfModel && <Suspense>{withoutModel}</Suspense>}
            </>
          )
        }
      >
        <p>{failure.reason}</p>
      </Banner>
    </div>
  )
}

const TITLE = 'No listing arrived'

/** Who waited for the listing finds this in its place; who is typing meanwhile keeps the field. */
function meet(notice: HTMLElement | null): void {
  if (notice === null || document.activeElement?.matches('input, textarea')) return
  notice.focus({ preventScroll: true })
  bringBefore(notice)
}

import { Check } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { countedCredits } from '#client/accounts/counted-credits.ts'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { ApiError, messageOf } from '#client/api/api-error.ts'
import { BuyCredits } from '#client/credits/buy-credits.tsx'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { isFinalAnswer } from '#client/listing/submitting/answers.ts'
import { FORM_PROBLEMS } from '#contract/form-problems.ts'
import type { GENERATION_PROBLEMS } from '#contract/generation-problems.ts'
import { ITEM_FORM } from './item-form-id.ts'
import { bringBefore } from './show-result.ts'

type NoListingProps = { error: Error; withoutModel: ReactNode }

/** Why there is no new listing, what was spent and what to do; it stays when the toast is gone. */
export function NoListing({ error, withoutModel }: NoListingProps) {
  const failure = failureOf(error, useBalanceReadAgain())
  return (
    <div
      ref={meet}
      role="group"
      aria-label={[`${TITLE}.`, failure.happened, ...failure.assured].join(' ')}
      tabIndex={-1}
    >
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
        <p>{failure.happened}</p>
        {failure.assured.length > 0 && (
          <ul className="mt-1.5 grid gap-0.5">
            {failure.assured.map((sentence) => (
              <li key={sentence} className="flex gap-1.5">
                <Check aria-hidden="true" strokeWidth={2.2} className="mt-[3px] size-4 flex-none" />
                {sentence}
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  )
}

/** The credits that are left, once they are read again: every try ends with asking for them. */
function useBalanceReadAgain(): string {
  const { data: user, isStale, fetchStatus } = useCurrentUser()
  if (user === undefined || isStale || fetchStatus !== 'idle') return ''
  return ` You have ${countedCredits(user.credits)} now.`
}

/** A model that failed can be done without, and without credits nothing is written. */
type Failure = {
  happened: string
  /** What it did not cost, and what is not lost. */
  assured: readonly string[]
  isOfModel: boolean
  wantsCredits?: true
}

const OF_MODEL: (keyof typeof GENERATION_PROBLEMS)[] = ['model_failed', 'daily_limit']

function failureOf(error: Error, balance: string): Failure {
  const isOfModel = error instanceof ApiError && OF_MODEL.some((code) => code === error.code)
  if (error instanceof ApiError && error.status === FORM_PROBLEMS.insufficient_credits.status)
    return {
      happened: FORM_PROBLEMS.insufficient_credits.detail,
      assured: [],
      isOfModel,
      wantsCredits: true,
    }
  return {
    happened: whatHappened(error),
    assured: [`${whatItCost(error)}${balance}`, KEPT],
    isOfModel,
  }
}

// What came from something on the way, as "Bad Gateway", says nothing to a seller; the toast quotes it.
function whatHappened(error: Error): string {
  if (!(error instanceof ApiError)) return messageOf(error, NO_ANSWER)
  return error.isOurs ? error.detail.replace(` ${NOT_CHARGED}`, '') : NO_ANSWER
}

function whatItCost(error: Error): string {
  return isFinalAnswer(error)
    ? 'No credit was taken.'
    : 'Trying again with the same details costs no second credit.'
}

const NO_ANSWER = 'The writer did not answer.'
/** In the server's sentence, to which the toast has no other; here it is said of the credit. */
const NOT_CHARGED = 'You were not charged.'
const KEPT = 'Everything you typed is kept.'

const TITLE = 'No listing arrived'

/** Who waited for the listing finds this in its place; who is typing meanwhile keeps the field. */
function meet(notice: HTMLElement | null): void {
  if (notice === null || document.activeElement?.matches('input, textarea')) return
  notice.focus({ preventScroll: true })
  bringBefore(notice)
}

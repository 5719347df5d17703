import { GOOGLE_OUTCOME, GoogleOutcome, type GoogleProblem } from '#contract/google.ts'
import type { Arrival } from './identity.ts'

/** Whom Google has led back to this address: someone new, someone known, or nobody. */
export function arrivalOf(search: string): Arrival | null {
  const outcome = outcomeOf(search)
  return outcome === 'welcome' || outcome === 'welcome_back' ? outcome : null
}

/** Why Google has led nobody back to this address; null where it has, or has not been asked. */
export function googleProblemOf(search: string): GoogleProblem | null {
  const outcome = outcomeOf(search)
  return outcome === 'welcome' || outcome === 'welcome_back' ? null : outcome
}

/** The page that is open, as an address to come back to. */
export function pageWithoutOutcome(): string {
  const search = new URLSearchParams(location.search)
  search.delete(GOOGLE_OUTCOME)
  return location.pathname + (search.size > 0 ? `?${search.toString()}` : '')
}

function outcomeOf(search: string): GoogleOutcome | null {
  const outcome = GoogleOutcome.safeParse(new URLSearchParams(search).get(GOOGLE_OUTCOME))
  return outcome.success ? outcome.data : null
}

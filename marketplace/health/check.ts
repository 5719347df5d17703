import type { Fault } from '#contract/improving/fault.ts'
import type { KeywordVerdict } from '../keywords.ts'
import type { ListingInput, ListingTexts } from '../review/finding.ts'
import type { Source } from '../rules.ts'

/** A listing as it stands and what was entered for it. */
export type HealthListing = Omit<ListingTexts, 'generatedExplanation'> &
  Omit<ListingInput, 'starredKeywords'> & { starredKeywords: string | null }

export type HealthCheckId =
  | 'truth'
  | 'must-know'
  | 'whole'
  | 'facts'
  | 'title-form'
  | 'title-keywords'
  | 'tag-count'
  | 'tag-form'
  | 'description-keywords'
  | 'alt-text'

export type HealthCheck = {
  id: HealthCheckId
  label: string
  state: 'met' | 'partly' | 'open'
  /** What was found, in words. */
  finding: string
  /** Each thing to mend by itself; none where the check passes, or waits for the finding of another one. */
  faults: Fault[]
  source: Source
}

/** What a check reads: the listing and the keywords it should be found by. */
export type Examined = {
  listing: HealthListing
  focus: readonly string[]
  /** All keywords that a listing may use, the starred ones first. */
  usable: readonly string[]
  /** Judges any search against the form. */
  judge: (keyword: string) => KeywordVerdict
}

/** With what a finding begins that waits for the one of another check. */
export const WAITS = 'Passes once this is fixed: '

/** Whether a check says nothing of its own: it passes once another does. */
export function isWaiting({ finding }: Pick<HealthCheck, 'finding'>): boolean {
  return finding.startsWith(WAITS)
}

/** A check of one part, of which its finding is the one thing to mend. */
export function ofPart(part: Fault['part'], check: Omit<HealthCheck, 'faults'>): HealthCheck {
  const { state, finding } = check
  return { ...check, faults: state === 'met' ? [] : [{ part, text: finding }] }
}

/** What is to be mended, each fault once, however many checks find it. */
export function faultsOf(checks: readonly HealthCheck[]): Fault[] {
  const all = checks.flatMap(({ faults }) => faults)
  const told = toldOnce(all.map(({ text }) => text))
  return told.flatMap((text) => all.find((fault) => fault.text === text) ?? [])
}

/** Without those that another one says as well. */
export function toldOnce(findings: readonly string[]): string[] {
  const all = [...new Set(findings)]
  return all.filter((one) => !all.some((other) => other !== one && other.includes(one)))
}

/** The worse of two states. */
export function worse(
  one: HealthCheck['state'],
  other: HealthCheck['state'],
): HealthCheck['state'] {
  if (one === 'open' || other === 'open') return 'open'
  return one === 'partly' ? one : other
}

/** Said by the checks for keywords where no keyword was entered that a listing may use. */
export const NO_FOCUS = 'None of your keywords or tags can be used for it.'

export function quotedList(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ')
}

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

/** What is to be mended, each fault once, however many checks wait for it. */
export function findingsOf(checks: readonly HealthCheck[]): string[] {
  const open = checks.filter((check) => check.state !== 'met' && !isWaiting(check))
  return toldOnce(open.map(({ finding }) => finding))
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
export const NO_FOCUS = 'You entered no keyword that a listing may use.'

export function quotedList(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ')
}

import type { Source } from '../rules.ts'

/** The parts of a listing its health is read from. */
export type HealthListing = {
  generatedTitle: string
  generatedDescription: string
  generatedTags: readonly string[]
  generatedAltText: string | null
  productType: string
  keywords: string
  starredKeywords: string | null
  imageDescription: string | null
}

export type HealthCheckId =
  | 'title-length'
  | 'title-front'
  | 'title-keywords'
  | 'title-repeats'
  | 'tag-count'
  | 'tag-length'
  | 'tag-repeats'
  | 'tag-keywords'
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
export type Examined = { listing: HealthListing; focus: readonly string[] }

/** Said by the checks for keywords where no keyword was entered that a listing may use. */
export const NO_FOCUS = 'You entered no keyword that a listing may use.'

export function stateOf(met: number, all: number): HealthCheck['state'] {
  if (met >= all) return 'met'
  return met > 0 ? 'partly' : 'open'
}

export function quotedList(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ')
}

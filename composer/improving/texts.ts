import type { GeneratorInput } from '#contract/listings.ts'
import type { ListingInput } from '#marketplace/review/finding.ts'
import type { Composed } from '../composer.ts'

/** What buyers read of a listing. */
export type Texts = Omit<Composed, 'generatedExplanation'>

/** The form, and what counts as entered beside it. */
export type Entered = GeneratorInput & Pick<ListingInput, 'standingFacts' | 'pasted'>

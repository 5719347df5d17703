import type { Composed } from '../composer.ts'

/** What buyers read of a listing. */
export type Texts = Omit<Composed, 'generatedExplanation'>

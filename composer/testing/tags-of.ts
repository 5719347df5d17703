import type { GeneratorInput } from '#contract/listings.ts'
import { compose } from '../composer.ts'
import { anInput } from './an-input.ts'

export function tagsOf(wanted: Partial<GeneratorInput>): string[] {
  return compose(anInput(wanted))?.generatedTags ?? []
}

export function explanationOf(wanted: Partial<GeneratorInput>): string {
  return compose(anInput(wanted))?.generatedExplanation ?? ''
}

import { GeneratorInput } from '#contract/listings.ts'

/** A filled form; what matters to a test is named by it. */
export function anInput(wanted: Partial<GeneratorInput> = {}): GeneratorInput {
  return GeneratorInput.parse({
    listingTitle: 'Test item',
    productType: 'A thing made by hand.',
    keywords: 'oak spoon, wooden spoon',
    writingStyle: 'friendly',
    includeEmojis: false,
    includeBulletedLists: false,
    descriptionLength: 'medium',
    ...wanted,
  })
}

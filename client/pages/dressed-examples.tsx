import { ExampleParts } from '#client/generator/example-parts.tsx'
import { EXAMPLE } from '#client/marketing/example-listing.ts'
import { APRON, MUG } from '#client/marketing/more-examples.ts'

/** Three crafts, so that most makers find one that is near to theirs. */
export const CRAFTS = [
  { craft: 'Ring dish', ...EXAMPLE },
  { craft: 'Mug', ...MUG },
  { craft: 'Apron', ...APRON },
] as const

export function DressedListing() {
  return <ExampleParts examples={CRAFTS} />
}

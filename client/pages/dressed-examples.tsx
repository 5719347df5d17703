import { ExampleParts } from '#client/generator/example-parts.tsx'
import type { Example } from '#client/generator/first-visit.tsx'
import { EXAMPLE } from '#client/marketing/example-listing.ts'
import { APRON, MUG } from '#client/marketing/more-examples.ts'

type DressedProps = { onBegin: (example: Example) => void }

/** Three crafts, so that most makers find one that is near to theirs. */
export const CRAFTS = [
  { craft: 'Ring dish', ...EXAMPLE },
  { craft: 'Mug', ...MUG },
  { craft: 'Apron', ...APRON },
] as const

export function DressedListing({ onBegin }: DressedProps) {
  return <ExampleParts examples={CRAFTS} onBegin={onBegin} />
}

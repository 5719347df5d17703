import { lazy, Suspense, useState } from 'react'
import { type Example, FirstVisit } from '#client/generator/first-visit.tsx'
import { EXAMPLE } from '#client/marketing/example-listing.ts'
import { useLatePart } from '#client/ui/use-late-part.ts'

const importDressed = () => import('./dressed-examples.tsx')
const DressedShelf = lazy(async () => ({ default: (await importDressed()).DressedShelf }))
const DressedListing = lazy(async () => ({ default: (await importDressed()).DressedListing }))

type ExamplesProps = { onBegin: (example: Example) => void }

/** Its place is kept, so that nothing below it moves when it comes. */
export function FirstShelf({ onBegin }: ExamplesProps) {
  const isHere = useSomebodyHere()
  return <Suspense>{isHere && <DressedShelf onBegin={onBegin} />}</Suspense>
}

/** An example in its own words at once; its tape and tags come with the first move of whoever reads it. */
export function FirstListing({ onBegin }: ExamplesProps) {
  const isHere = useSomebodyHere()
  const plain = <FirstVisit example={EXAMPLE} />
  return (
    <Suspense fallback={plain}>{isHere ? <DressedListing onBegin={onBegin} /> : plain}</Suspense>
  )
}

function useSomebodyHere(): boolean {
  const [isHere, setIsHere] = useState(false)
  useLatePart(false, async () => setIsHere(true))
  return isHere
}

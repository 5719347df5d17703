import { lazy, Suspense, useState } from 'react'
import { FIRST } from 'virtual:first-dish'
import { type Example, FirstVisit } from '#client/generator/first-visit.tsx'
import { Peg, Shelf } from '#client/generator/shelf/shelf.tsx'
import { EXAMPLE_NAMES } from '#client/marketing/example-names.ts'
import { useLatePart } from '#client/ui/use-late-part.ts'

const importDressed = () => import('./dressed-examples.tsx')
const DressedListing = lazy(async () => ({ default: (await importDressed()).DressedListing }))

type FirstShelfProps = { onBegin: (example: Example) => void }

/** What an item can begin with as long as there are none of her own; the words of each come when it is pressed. */
export function FirstShelf({ onBegin }: FirstShelfProps) {
  const begin = async (name: string) => {
    const { CRAFTS } = await importDressed()
    const example = CRAFTS.find(({ nickname }) => nickname === name)
    if (example) onBegin(example)
  }
  return (
    <Shelf label="Start from an example">
      {Object.values(EXAMPLE_NAMES).map((name) => (
        <Peg key={name} name={name} seed={name.toLowerCase()} onPress={() => void begin(name)} />
      ))}
    </Shelf>
  )
}

/** An example in its own words at once; its tape comes with the first move of whoever reads it. */
export function FirstListing() {
  const isHere = useSomebodyHere()
  const plain = <FirstVisit example={FIRST} />
  return <Suspense fallback={plain}>{isHere ? <DressedListing /> : plain}</Suspense>
}

function useSomebodyHere(): boolean {
  const [isHere, setIsHere] = useState(false)
  useLatePart(false, async () => setIsHere(true))
  return isHere
}

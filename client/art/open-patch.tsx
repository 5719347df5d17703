import type { ReactNode } from 'react'
import { QuiltSwatch } from './quilt.tsx'

const PLACES = 9
const OPEN_PLACE = 4

type OpenPatchProps = {
  seed: string
  /** What stands in the open place. */
  children?: ReactNode
}

/** Nine patches of which the middle one is not sewn yet: what is not there, or not there yet. */
export function OpenPatch({ seed, children }: OpenPatchProps) {
  return (
    <div aria-hidden="true" className="grid w-max grid-cols-[repeat(3,4rem)] gap-1">
      {Array.from({ length: PLACES }, (_, place) =>
        place === OPEN_PLACE ? (
          <span
            key={place}
            className="grid place-items-center rounded-[4px] border-[1.5px] border-dashed border-line-control"
          >
            {children}
          </span>
        ) : (
          <QuiltSwatch key={place} seed={`${seed} ${place}`} size={64} className="rounded-[4px]" />
        ),
      )}
    </div>
  )
}

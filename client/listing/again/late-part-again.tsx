import { lazy, Suspense } from 'react'
import { Spinner } from '#client/ui/loading.tsx'
import type { PartAgainProps } from './part-again.tsx'
import type { PartWrittenProps } from './part-written.tsx'

const PartAgain = lazy(async () => ({ default: (await import('./part-again.tsx')).PartAgain }))
const PartWritten = lazy(async () => ({
  default: (await import('./part-written.tsx')).PartWritten,
}))

/** Few parts are written again, so what it takes is loaded when one is. */
export function LatePartAgain(props: PartAgainProps) {
  return (
    <Suspense fallback={<Spinner label="Loading" className="min-h-40" />}>
      <PartAgain {...props} />
    </Suspense>
  )
}

export function LatePartWritten(props: PartWrittenProps) {
  return (
    <Suspense>
      <PartWritten {...props} />
    </Suspense>
  )
}

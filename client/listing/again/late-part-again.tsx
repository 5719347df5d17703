import { lazy, Suspense } from 'react'
import { Spinner } from '#client/ui/loading.tsx'
import type { AskedOrWrittenProps } from './asked-or-written.tsx'

const AskedOrWritten = lazy(async () => ({
  default: (await import('./asked-or-written.tsx')).AskedOrWritten,
}))

/** Few parts are written again, so what it takes is loaded when one is. */
export function LatePartAgain(props: AskedOrWrittenProps) {
  return (
    <Suspense fallback={<Spinner label="Loading" className="min-h-40" />}>
      <AskedOrWritten {...props} />
    </Suspense>
  )
}

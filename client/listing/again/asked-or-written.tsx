import type { Listing } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { PartAgain } from './part-again.tsx'
import { PartWritten } from './part-written.tsx'
import type { Again } from './use-again.ts'

export type AskedOrWrittenProps = { listing: Listing; part: WrittenPart; again: Again }

/** What is asked of a part before it is written again, and what became of it. */
export function AskedOrWritten({
  again: { written, close, finish },
  ...rest
}: AskedOrWrittenProps) {
  if (written === null) return <PartAgain {...rest} onClose={close} onWritten={finish} />
  return <PartWritten {...rest} written={written} />
}

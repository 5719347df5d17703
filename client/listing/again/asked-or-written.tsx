import type { Listing } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { PartAgain } from './part-again.tsx'
import { PartWritten } from './part-written.tsx'
import type { Again } from './use-again.ts'

export type AskedOrWrittenProps = {
  listing: Listing
  part: WrittenPart
  again: Again
  /** Has her write it herself. */
  onEdit: () => void
}

/** What is asked of a part before it is written again, and what became of it. */
export function AskedOrWritten({
  again: { written, close, finish },
  onEdit,
  ...rest
}: AskedOrWrittenProps) {
  const editInstead = () => {
    close()
    onEdit()
  }
  if (written === null)
    return <PartAgain {...rest} onClose={close} onWritten={finish} onEdit={editInstead} />
  return <PartWritten {...rest} written={written} />
}

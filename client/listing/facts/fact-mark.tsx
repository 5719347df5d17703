import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { PopoverButton } from '#client/ui/popover.tsx'
import type { Unbacked } from '#marketplace/fact-lock.ts'
import type { FactLock } from './use-fact-lock.ts'

type FactMarkProps = { lock: FactLock; unbacked: Unbacked; text: string }

/** Words nobody entered, underlined; a press asks whether to keep or remove them. */
export function FactMark({ lock, unbacked, text }: FactMarkProps) {
  return (
    <PopoverButton
      label={`${text}, not backed`}
      title={`Keep or remove “${text}”`}
      text={text}
      className="fact-mark"
    >
      <Decision lock={lock} unbacked={unbacked} />
    </PopoverButton>
  )
}

function Decision({ lock, unbacked }: { lock: FactLock; unbacked: Unbacked }) {
  const [isRemoving, setIsRemoving] = useState(false)
  const removal = lock.removalOf(unbacked)
  const isMore = lock.takesMore(unbacked, removal)
  const remove = async () => {
    if (removal === null) return
    setIsRemoving(true)
    // Where it was refused, the words and the question stay.
    setIsRemoving(await lock.remove(removal))
  }
  return (
    <span className="grid gap-2">
      <span>
        {unbacked.why}.{' '}
        {unbacked.isForbidden
          ? 'The marketplace may take the listing down for it.'
          : 'Keep it only if it is true.'}
      </span>
      <span className="wrap-anywhere text-ink-2">
        <b className="font-semibold">Remove:</b>{' '}
        {isMore
          ? 'its sentence says more than this, so take it out by hand.'
          : (removal?.consequence ?? 'nothing would be left here. Edit the text instead.')}
      </span>
      <span className="mt-1 flex gap-2">
        <Button size="small" onClick={() => lock.keep(unbacked.words)}>
          Keep
        </Button>
        {isMore ? (
          <Button size="small" onClick={() => lock.edit(unbacked)}>
            Edit the text
          </Button>
        ) : (
          <Button
            size="small"
            look="danger"
            isBusy={isRemoving}
            disabled={removal === null}
            onClick={() => void remove()}
          >
            {isRemoving ? 'Saving...' : 'Remove'}
          </Button>
        )}
      </span>
    </span>
  )
}

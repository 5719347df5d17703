import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

type ChangedElsewhereProps = {
  /** What is saved now. */
  now: string
  /** Gives up what was typed for what is saved. */
  onTake: () => void
}

/** Stands by a text that was saved by another hand while it was being changed here. */
export function ChangedElsewhere({ now, onTake }: ChangedElsewhereProps) {
  return (
    <Banner
      look="warning"
      isLive
      title="Changed in another tab or on another device"
      action={
        <Button size="small" onClick={onTake}>
          Take that text
        </Button>
      }
    >
      <p>What you typed is still here: saving keeps yours. Saved now is:</p>
      <blockquote
        dir="auto"
        className="mt-2 max-h-40 overflow-y-auto border-l-2 border-weld-line pl-3 wrap-anywhere whitespace-pre-wrap"
      >
        {now}
      </blockquote>
    </Banner>
  )
}

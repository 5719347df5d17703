import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Edit } from './use-edit.ts'

type ChangedElsewhereProps<Value> = {
  edit: Edit<Value>
  /** What is saved now. */
  now: string
  className?: string
  /** Gives up what was typed for what is saved. */
  onTake?: () => void
}

/** Stands by a text that was saved by another hand while it was being changed here. */
export function ChangedElsewhere<Value>(props: ChangedElsewhereProps<Value>) {
  const { edit, now, className, onTake = edit.cancel } = props
  if (!edit.isOutdated) return null
  return (
    <div className={className}>
      <Banner
        look="warning"
        isLive
        title="Changed in another tab or on another device"
        action={
          <Button size="small" onClick={() => onTake()}>
            Use that text
          </Button>
        }
      >
        <p>What you typed is still here, and saving keeps yours. The saved text is now:</p>
        <blockquote
          dir="auto"
          className="mt-2 max-h-40 overflow-y-auto border-l-2 border-weld-line pl-3 wrap-anywhere whitespace-pre-wrap"
        >
          {now}
        </blockquote>
      </Banner>
    </div>
  )
}

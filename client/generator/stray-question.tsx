import { useEffect, useId, useRef } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'

type StrayQuestionProps = {
  keywords: readonly string[]
  onKeep: () => void
  onTakeOut: () => void
}

/** Asked before a credit goes into a listing with the keywords of another item. */
export function StrayQuestion({ keywords, onKeep, onTakeOut }: StrayQuestionProps) {
  const id = useId()
  const keep = useRef<HTMLButtonElement>(null)
  const [first, ...others] = keywords
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  const verb = others.length === 0 ? 'is' : 'are'

  // The focus: whoever pressed Generate by keyboard has the answer under their hands.
  useEffect(() => keep.current?.focus(), [])

  return (
    <div role="group" aria-labelledby={id}>
      <Banner
        look="info"
        title={
          <span id={id}>
            “{first}”{more} {verb} not in this description. Keep {others.length ? 'them' : 'it'}?
          </span>
        }
        action={
          <div className="flex flex-wrap gap-2">
            <Button ref={keep} size="small" onClick={onKeep}>
              Keep
            </Button>
            <Button size="small" look="quiet" onClick={onTakeOut}>
              Remove {others.length ? 'them' : 'it'}
            </Button>
          </div>
        }
      >
        <p>Nothing has been charged yet.</p>
      </Banner>
    </div>
  )
}

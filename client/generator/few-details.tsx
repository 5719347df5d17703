import { useEffect, useId, useRef } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { LISTING_COST } from '#contract/credits.ts'
import type { Doubt } from './use-few-details.ts'

type FewDetailsProps = { doubt: Doubt; onAdd: () => void; onWrite: () => void }

const NAMED_MAX = 3

/** Asked before a credit goes into a listing that could say nothing. */
export function FewDetails({ doubt, onAdd, onWrite }: FewDetailsProps) {
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)

  // The focus: whoever pressed Generate by keyboard has the answer under their hands.
  useEffect(() => add.current?.focus(), [])

  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-what`}>
      <Banner
        look="info"
        title={<span id={id}>Your details say little so far</span>}
        action={
          <div className="flex flex-wrap gap-2">
            <Button ref={add} size="small" onClick={onAdd}>
              Add details
            </Button>
            <Button size="small" look="quiet" onClick={onWrite}>
              Write it anyway
            </Button>
          </div>
        }
      >
        <div id={`${id}-what`}>
          <p>{whatHelps(doubt)}</p>
          <p>Nothing is charged so far. Writing uses {LISTING_COST} credit.</p>
        </div>
      </Banner>
    </div>
  )
}

function whatHelps({ questions }: Doubt): string {
  const open = questions.filter(({ isAnswered }) => !isAnswered).slice(0, NAMED_MAX)
  if (open.length === 0) return 'Size, material and care would help most: nothing is made up.'
  return `Buyers ask first: ${open.map(({ ask }) => ask).join(' ')}`
}

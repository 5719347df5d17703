import { ShieldCheck } from 'lucide-react'
import type { Improvement } from '#contract/improving/improving.ts'
import type { WrittenPart } from '#contract/parts.ts'

type FactsToldProps = {
  improvement: Improvement
  /** The new description is chosen. */
  isNew: boolean
  /** What she changed by hand since it was written. */
  edited: readonly WrittenPart[]
}

/** What the chosen description tells of hers. */
export function FactsTold({ improvement: { facts, leftOut }, isNew, edited }: FactsToldProps) {
  return (
    <div className="flex gap-2.5 border-b border-line px-4 py-2.5 text-small md:px-6">
      <ShieldCheck aria-hidden="true" className="mt-px size-5 flex-none text-green-text" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {isNew ? (
          <Told facts={facts} leftOut={leftOut} />
        ) : edited.includes('description') ? (
          'Your description stays as you changed it.'
        ) : (
          'Your description stays as you pasted it, word for word.'
        )}
      </div>
    </div>
  )
}

/** Words shorter than this are quoted whole. */
const QUOTE_MAX = 60

/** What of hers is told, and what is not and why. */
function Told({ facts: { read, told }, leftOut }: Pick<Improvement, 'facts' | 'leftOut'>) {
  const count = `${read} ${read === 1 ? 'fact' : 'facts'} read, ${told} told`
  if (leftOut.length === 0) {
    return (
      <p>
        <b className="font-semibold">{count}.</b> Nothing was left out.
      </p>
    )
  }
  const groups = [...Map.groupBy(leftOut, ({ why }) => why)]
  const reasons = groups.map(([why, texts]) => `${why} (${texts.map(quoted).join(', ')})`)
  return (
    <p>
      <b className="font-semibold">
        {count}, {leftOut.length} left out:
      </b>{' '}
      {reasons.join('; ')}.
    </p>
  )
}

function quoted({ text }: { text: string }): string {
  const words = text.replaceAll(/\s+/g, ' ').replace(/[.!]+$/, '')
  return words.length > QUOTE_MAX
    ? `“${words.slice(0, words.lastIndexOf(' ', QUOTE_MAX))} …”`
    : `“${words}”`
}

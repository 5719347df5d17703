import { ShieldCheck } from 'lucide-react'
import type { Improvement } from '#contract/improving/improving.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { Wrapping } from './wrapping.tsx'

type FactsToldProps = {
  improvement: Improvement
  /** The new description is chosen. */
  isNew: boolean
  /** What she changed by hand since it was written. */
  edited: readonly WrittenPart[]
}

/** What the chosen description tells of hers. */
export function FactsTold({ improvement, isNew, edited }: FactsToldProps) {
  return (
    <div className="flex gap-2.5 border-b border-line px-4 py-2.5 text-small md:px-6">
      <ShieldCheck aria-hidden="true" className="mt-px size-5 flex-none text-green-text" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {isNew ? (
          <Told facts={improvement.facts} leftOut={leftOutOnce(improvement)} />
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
      <Wrapping text={`${reasons.join('; ')}.`} />
    </p>
  )
}

/** What was left out, each passage once: one that she wrote twice is read once. */
export function leftOutOnce({ leftOut }: Pick<Improvement, 'leftOut'>): Improvement['leftOut'] {
  return [...Map.groupBy(leftOut, (one) => quoted(one).toLowerCase()).values()].flatMap((same) =>
    same.slice(0, 1),
  )
}

function quoted({ text }: { text: string }): string {
  const words = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '')
  if (words.length <= QUOTE_MAX) return `“${words}”`
  // An address is one word, however long.
  const end = words.lastIndexOf(' ', QUOTE_MAX)
  return `“${words.slice(0, end > 0 ? end : QUOTE_MAX)} …”`
}

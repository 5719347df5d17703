import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Disclosure } from '#client/ui/accordion.tsx'
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
  if (isNew) return <Told facts={improvement.facts} leftOut={leftOutOnce(improvement)} />
  return (
    <Line>
      {edited.includes('description')
        ? 'Your description stays as you changed it.'
        : 'Your description stays as you pasted it, word for word.'}
    </Line>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <div className={`${BAND} flex gap-2.5 py-2.5`}>
      <ShieldCheck aria-hidden="true" className="mt-px size-5 flex-none text-green-text" />
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </div>
  )
}

const BAND = 'border-b border-line px-4 text-small md:px-6'

/** Words shorter than this are quoted whole. */
const QUOTE_MAX = 60

/** What of hers is told, and on request what is not and why. */
function Told({ facts: { read, told }, leftOut }: Pick<Improvement, 'facts' | 'leftOut'>) {
  const count = factsKept({ read, told })
  if (leftOut.length === 0) {
    return (
      <Line>
        <b className="font-semibold">{count}.</b> Nothing was left out.
      </Line>
    )
  }
  return (
    <div className={BAND}>
      <Disclosure
        summary={`${count}, ${leftOut.length === 1 ? '1 passage' : `${leftOut.length} passages`} left out`}
      >
        <div className="pb-2.5">
          <LeftOut groups={[...Map.groupBy(leftOut, ({ why }) => why)]} />
        </div>
      </Disclosure>
    </div>
  )
}

function factsKept({ read, told }: Improvement['facts']): string {
  if (read === 0) return 'No fact was read'
  if (told < read) return `${told} of ${read} facts kept`
  return read === 1 ? 'Its 1 fact kept' : `All ${read} facts kept`
}

type LeftOutProps = { groups: readonly (readonly [why: string, texts: Improvement['leftOut']])[] }

function LeftOut({ groups }: LeftOutProps) {
  return (
    <ul className="list-disc pl-4 text-ink-2 marker:text-ink-3 md:columns-2 md:gap-x-11">
      {groups.map(([why, texts]) => (
        <li key={why} className="break-inside-avoid py-0.5 wrap-anywhere first-letter:uppercase">
          <Wrapping text={`${why}: ${texts.map(quoted).join(', ')}`} />
        </li>
      ))}
    </ul>
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

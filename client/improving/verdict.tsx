import { ArrowRight, ShieldCheck } from 'lucide-react'
import { useIsPhone } from '#client/browser/phone.ts'
import { type StitchState, Stitches } from '#client/ui/stitches.tsx'
import type { Improvement } from '#contract/improving/improving.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { listed } from './part-names.ts'

type VerdictProps = {
  improvement: Improvement
  taken: readonly WrittenPart[]
  /** She changed the description by hand since. */
  isEdited: boolean
}

/** How the listing stands by its checks as it was pasted, and with the parts that are chosen. */
export function Verdict({ improvement, taken, isEdited }: VerdictProps) {
  const { health, facts, leftOut } = improvement
  const passedWith = (parts: readonly WrittenPart[]) =>
    health.choices.find((choice) => choice.parts.join() === parts.join())?.passed ?? 0
  return (
    <>
      <div className="grid items-center gap-x-6 gap-y-2.5 border-b first:rounded-t-lg border-green-line bg-green-tint px-4 py-3.5 md:grid-cols-[1fr_auto_1fr] md:px-6 md:py-4">
        <Side passed={passedWith([])} checks={health.checks} name="Yours, as pasted" />
        <ArrowRight aria-hidden="true" className="size-5 max-md:hidden" />
        <Side
          passed={passedWith(taken)}
          checks={health.checks}
          name={taken.length === 0 ? 'Your listing as it is' : `With the new ${listed(taken)}`}
          isLive
        />
      </div>
      <div className="flex gap-2.5 border-b border-line px-4 py-2.5 text-small md:px-6">
        <ShieldCheck aria-hidden="true" className="mt-px size-5 flex-none text-green-text" />
        <div className="min-w-0 flex-1">
          {taken.includes('description') ? (
            <Told facts={facts} leftOut={leftOut} />
          ) : isEdited ? (
            'Your description stays as you changed it.'
          ) : (
            'Your description stays as you pasted it, word for word.'
          )}
        </div>
      </div>
    </>
  )
}

type SideProps = { passed: number; checks: number; name: string; isLive?: boolean }

function Side({ passed, checks, name, isLive = false }: SideProps) {
  const states = Array.from({ length: checks }, (_, at): StitchState =>
    at < passed ? 'met' : 'open',
  )
  return (
    <div
      role={isLive ? 'status' : undefined}
      className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-0.5"
    >
      <p className="font-display text-[1.5rem] leading-none font-semibold">
        {passed}
        <span className="font-sans text-ui font-medium text-ink-2"> of {checks}</span>
      </p>
      <Stitches states={states} label={`${passed} of ${checks} checks pass`} />
      <p className="col-span-2 text-meta text-ink-2">{name}</p>
    </div>
  )
}

/** Words shorter than this are quoted whole. */
const QUOTE_MAX = 60

/** What of hers is told, and what is not and why; a phone opens that. */
function Told({ facts: { read, told }, leftOut }: Pick<Improvement, 'facts' | 'leftOut'>) {
  const isPhone = useIsPhone()
  const count = (
    <b className="font-semibold">
      {read} {read === 1 ? 'fact' : 'facts'} read, {told} told.
    </b>
  )
  if (leftOut.length === 0) return <p>{count} Nothing was left out.</p>
  const groups = [...Map.groupBy(leftOut, ({ why }) => why)]
  const reasons = groups.map(([why, texts]) => `${why} (${texts.map(quoted).join(', ')})`)
  if (!isPhone) {
    return (
      <p className="wrap-anywhere">
        {count} Left out: {reasons.join('; ')}.
      </p>
    )
  }
  return (
    <details>
      <summary className="cursor-pointer">
        {count} <span className="font-semibold text-green-text">{leftOut.length} left out</span>
      </summary>
      <p className="mt-1.5 wrap-anywhere text-ink-2">Left out: {reasons.join('; ')}.</p>
    </details>
  )
}

function quoted({ text }: { text: string }): string {
  const words = text.replaceAll(/\s+/g, ' ').replace(/[.!]+$/, '')
  return words.length > QUOTE_MAX
    ? `“${words.slice(0, words.lastIndexOf(' ', QUOTE_MAX))} …”`
    : `“${words}”`
}

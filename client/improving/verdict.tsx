import { ArrowRight, ShieldCheck } from 'lucide-react'
import { type StitchState, Stitches } from '#client/ui/stitches.tsx'
import type { Improvement } from '#contract/improving/improving.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { listed } from './part-names.ts'

type VerdictProps = { improvement: Improvement; taken: readonly WrittenPart[] }

/** How the listing stands by its checks as it was pasted, and with the parts that are chosen. */
export function Verdict({ improvement: { health, facts, leftOut }, taken }: VerdictProps) {
  const passedWith = (parts: readonly WrittenPart[]) =>
    health.choices.find((choice) => choice.parts.join() === parts.join())?.passed ?? 0
  return (
    <>
      <div className="grid items-center gap-x-6 gap-y-2.5 rounded-t-lg border-b border-green-line bg-green-tint px-4 py-3.5 md:grid-cols-[1fr_auto_1fr] md:px-6 md:py-4">
        <Side passed={passedWith([])} checks={health.checks} name="Yours, as pasted" />
        <ArrowRight aria-hidden="true" className="size-5 max-md:hidden" />
        <Side
          passed={passedWith(taken)}
          checks={health.checks}
          name={taken.length === 0 ? 'Your listing as it is' : `With the new ${listed(taken)}`}
          isLive
        />
      </div>
      <p className="flex gap-2.5 border-b border-line px-4 py-2.5 text-small md:px-6">
        <ShieldCheck aria-hidden="true" className="mt-px size-5 flex-none text-green-text" />
        <span className="min-w-0">
          {taken.includes('description') ? (
            <>
              <b className="font-semibold">
                {facts.read} {facts.read === 1 ? 'fact' : 'facts'} read, {facts.told} told.
              </b>{' '}
              <LeftOut leftOut={leftOut} />
            </>
          ) : (
            'Your description stays as you pasted it, word for word.'
          )}
        </span>
      </p>
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

/** What no new part says, under each reason for it. */
function LeftOut({ leftOut }: Pick<Improvement, 'leftOut'>) {
  if (leftOut.length === 0) return 'Nothing was left out.'
  const groups = [...Map.groupBy(leftOut, ({ why }) => why)]
  const told = groups.map(([why, texts]) => `${why} (${texts.map(quoted).join(', ')})`)
  return <span className="wrap-anywhere">Left out: {told.join('; ')}.</span>
}

function quoted({ text }: { text: string }): string {
  const words = text.replaceAll(/\s+/g, ' ').replace(/[.!]+$/, '')
  return words.length > QUOTE_MAX
    ? `“${words.slice(0, words.lastIndexOf(' ', QUOTE_MAX))} …”`
    : `“${words}”`
}

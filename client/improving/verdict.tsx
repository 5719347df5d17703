import { ArrowRight, CircleDot, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
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
  const [was, is] = [standing(health, []), standing(health, taken)]
  return (
    <>
      <div className="grid items-center gap-x-6 gap-y-2.5 border-b border-green-line bg-green-tint px-4 py-3.5 first:rounded-t-lg md:grid-cols-[1fr_auto_1fr] md:px-6 md:py-4">
        <Side passed={was.passed} states={was.states} name="Yours, as pasted" />
        <ArrowRight aria-hidden="true" className="size-5 max-md:hidden" />
        <Side
          passed={is.passed}
          states={is.states}
          name={taken.length === 0 ? 'Your listing as it is' : `With the new ${listed(taken)}`}
          isLive
        />
      </div>
      <div className="grid gap-1.5 border-b border-line px-4 py-2.5 text-small md:px-6">
        {is.findings.length > 0 && (
          <Line icon={<CircleDot aria-hidden="true" />}>
            <Folding title="Still to mend">{is.findings.join(' ')}</Folding>
          </Line>
        )}
        <Line icon={<ShieldCheck aria-hidden="true" />}>
          {taken.includes('description') ? (
            <Told facts={facts} leftOut={leftOut} />
          ) : isEdited ? (
            'Your description stays as you changed it.'
          ) : (
            'Your description stays as you pasted it, word for word.'
          )}
        </Line>
      </div>
    </>
  )
}

type Standing = { passed: number; states: readonly StitchState[]; findings: readonly string[] }

/** How it stands with these parts. */
function standing({ choices, checks }: Improvement['health'], parts: readonly WrittenPart[]) {
  const choice = choices.find((one) => one.parts.join() === parts.join())
  const passed = choice?.passed ?? 0
  const filled = Array.from({ length: checks }, (_, at): StitchState =>
    at < passed ? 'met' : 'open',
  )
  const { states = filled, findings = [] } = choice ?? {}
  return { passed, states, findings } satisfies Standing
}

type SideProps = Omit<Standing, 'findings'> & { name: string; isLive?: boolean }

function Side({ passed, states, name, isLive = false }: SideProps) {
  const checks = states.length
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

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-2.5">
      <span className="flex-none text-green-text [&>svg]:mt-px [&>svg]:size-5">{icon}</span>
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </div>
  )
}

/** What a phone opens, and a wide window shows behind its title. */
function Folding({ title, children }: { title: ReactNode; children: ReactNode }) {
  const isPhone = useIsPhone()
  if (!isPhone) {
    return (
      <p>
        <b className="font-semibold">{title}:</b> {children}
      </p>
    )
  }
  return (
    <details>
      <summary className="cursor-pointer font-semibold">{title}</summary>
      <p className="mt-1 text-ink-2">{children}</p>
    </details>
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
  return <Folding title={`${count}, ${leftOut.length} left out`}>{reasons.join('; ')}.</Folding>
}

function quoted({ text }: { text: string }): string {
  const words = text.replaceAll(/\s+/g, ' ').replace(/[.!]+$/, '')
  return words.length > QUOTE_MAX
    ? `“${words.slice(0, words.lastIndexOf(' ', QUOTE_MAX))} …”`
    : `“${words}”`
}

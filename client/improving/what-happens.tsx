import { Check } from 'lucide-react'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { classNames } from '#client/ui/class-names.ts'
import { KraftLabel } from '#client/ui/kraft-label.tsx'

type Told = readonly [what: string, how: string]

const stepsOf = (hasShopProfile: boolean): readonly Told[] => [
  [
    'We read your listing',
    'Its facts are kept, and the limits buyers must know. Greetings and links are left out, and you see which.',
  ],
  [
    'We rewrite it',
    hasShopProfile
      ? 'From your text and your shop profile. You see what came from the profile.'
      : 'From your text, and nothing that it does not say.',
  ],
  [
    'You compare the two',
    'See what was removed and added, and choose among the parts that came out better.',
  ],
]

const NO_WORSE =
  'A part that loses a fact or passes fewer checks is not offered. Searches that a title drops are named.'

/** What one credit does to a listing that is sold already; while it does, at which step it is. */
export function WhatHappens({ at }: { at: number | null }) {
  const { data: user } = useCurrentUser()
  return (
    <KraftLabel className="px-6 py-6 lg:sticky lg:top-6">
      <h2 className="font-display text-h2 font-semibold">How it works</h2>
      <ol className="mt-4 grid gap-4">
        {stepsOf(user?.hasShopProfile === true).map(([what, how], step) => (
          <Step key={what} number={step + 1} what={what} how={how} state={stateOf(step, at)} />
        ))}
      </ol>
      <p className="mt-4 border-t border-line-control/40 pt-3 text-small text-ink-2">{NO_WORSE}</p>
    </KraftLabel>
  )
}

type State = 'rest' | 'done' | 'now' | 'later'

function stateOf(step: number, at: number | null): State {
  if (at === null) return 'rest'
  if (step === at) return 'now'
  return step < at ? 'done' : 'later'
}

type StepProps = { number: number; what: string; how: string; state: State }

function Step({ number, what, how, state }: StepProps) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="grid grid-cols-[28px_1fr] gap-x-2"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'font-display text-h2 leading-none font-semibold',
          (state === 'now' || state === 'done') && 'text-green-text',
        )}
      >
        {state === 'done' ? <Check strokeWidth={2.5} className="size-5" /> : number}
      </span>
      <div className={state === 'later' ? 'text-ink-2' : undefined}>
        <p className="font-semibold">
          {what}
          {state === 'now' && <span className="font-normal text-green-text">, now</span>}
        </p>
        <p className="text-small text-ink-2">{how}</p>
      </div>
    </li>
  )
}

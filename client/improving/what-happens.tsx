import { KraftLabel } from '#client/ui/kraft-label.tsx'

const STEPS: readonly [what: string, how: string][] = [
  [
    'We read your listing',
    'Its facts are kept. Greetings, links and most shop terms are left out, and you see which.',
  ],
  ['We rewrite it', 'From your text and your shop profile. You see what came from the profile.'],
  [
    'You compare the two',
    'See what was removed and added, and choose among the parts that came out better.',
  ],
  ['Nothing gets worse', 'A part that says less or passes fewer checks is not offered.'],
]

/** What one credit does to a listing that is sold already. */
export function WhatHappens() {
  return (
    <KraftLabel className="px-6 py-6 lg:sticky lg:top-6">
      <h2 className="font-display text-h2 font-semibold">How it works</h2>
      <ol className="mt-4 grid gap-4">
        {STEPS.map(([what, how], at) => (
          <li key={what} className="grid grid-cols-[28px_1fr] gap-x-2">
            <span aria-hidden="true" className="font-display text-h2 leading-none font-semibold">
              {at + 1}
            </span>
            <div>
              <p className="font-semibold">{what}</p>
              <p className="text-small text-ink-2">{how}</p>
            </div>
          </li>
        ))}
      </ol>
    </KraftLabel>
  )
}

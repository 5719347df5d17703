import { KraftLabel } from '#client/ui/kraft-label.tsx'

const STEPS: readonly [what: string, how: string][] = [
  [
    'Yours is read',
    'Its facts are kept. Greetings, links and most shop terms are left out, and named.',
  ],
  [
    'It is written anew',
    'From yours and from your shop profile; what comes from the profile is named.',
  ],
  ['Both stand side by side', 'You see what was taken out and put in, part by part, and choose.'],
  ['What would be worse stays yours', 'A part that tells less or checks worse is not offered.'],
]

/** What one credit does to a listing that is sold already. */
export function WhatHappens() {
  return (
    <KraftLabel className="px-6 py-6 lg:sticky lg:top-6">
      <h2 className="font-display text-h2 font-semibold">What becomes of it</h2>
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

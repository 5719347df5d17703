import type { ReactNode } from 'react'

/** What becomes of a file, for somebody who has not tried it: when something is sent, and when something is paid. */
export function HowItGoes() {
  return (
    <ol className="mt-4 grid gap-x-6 gap-y-5 md:grid-cols-3" aria-label="How it goes">
      <Step number={1} title="Choose">
        Your browser reads the file. Nothing is sent yet.
      </Step>
      <Step number={2} title="Check">
        You see every row and the cost, and fix or leave out what does not fit.
      </Step>
      <Step number={3} title="Write">
        One credit for each written row; a row that fails costs nothing. You can close the page.
      </Step>
    </ol>
  )
}

type StepProps = { number: number; title: string; children: ReactNode }

function Step({ number, title, children }: StepProps) {
  return (
    <li className="scotch-rule flex gap-4 pt-4">
      <span
        aria-hidden="true"
        className="font-display text-[2rem] leading-none font-semibold text-green-text"
      >
        {number}
      </span>
      <div className="min-w-0">
        <h2 className="font-display text-h3 leading-tight font-semibold">{title}</h2>
        <p className="mt-1 max-w-[38ch] text-small text-ink-2">{children}</p>
      </div>
    </li>
  )
}

import type { ReactNode } from 'react'

type NumberedStepProps = {
  number: number
  title: string
  /** A drawing of the screen; the words say the same, so it is hidden from assistive technology. */
  picture?: ReactNode
  children: ReactNode
}

/** One step of a short explanation, under a Scotch rule. */
export function NumberedStep({ number, title, picture, children }: NumberedStepProps) {
  return (
    <li className="scotch-rule pt-6">
      <p
        aria-hidden="true"
        className="font-display text-[3.5rem] leading-none font-semibold tracking-hero text-green-text"
      >
        {number}
      </p>
      <h3 className="mt-3 font-display text-[1.3125rem] leading-tight font-semibold tracking-title">
        {title}
      </h3>
      <p className="mt-2 max-w-[34ch] text-body text-ink-2">{children}</p>
      {picture && (
        <div aria-hidden="true" className="mt-5 flex min-h-13 flex-wrap items-center gap-2">
          {picture}
        </div>
      )}
    </li>
  )
}

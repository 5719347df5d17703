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
    <li className="scotch-rule grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 pt-4 *:col-start-2 md:block md:pt-6">
      <p
        aria-hidden="true"
        className="row-span-3 font-display text-[2.5rem] leading-none font-semibold tracking-hero text-green-text max-md:col-start-1! md:text-[3.5rem]"
      >
        {number}
      </p>
      <h3 className="max-md:mt-1 md:mt-3 font-display text-[1.3125rem] leading-tight font-semibold tracking-title">
        {title}
      </h3>
      <p className="mt-1.5 max-w-[34ch] md:mt-2 text-body text-ink-2">{children}</p>
      {picture && (
        <div
          aria-hidden="true"
          className="mt-3 flex flex-wrap md:mt-5 md:min-h-13 items-center gap-2"
        >
          {picture}
        </div>
      )}
    </li>
  )
}

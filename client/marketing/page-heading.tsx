import { ButtonLink } from '#client/ui/button.tsx'
import type { Call } from './calls.ts'

type PageHeadingProps = { title: string; lead: string; call?: Call }

/** The centred heading a public page opens with, and the one step from it. */
export function PageHeading({ title, lead, call }: PageHeadingProps) {
  return (
    <header className="page-wrap pt-12 pb-9 text-center md:pt-20 md:pb-13">
      <h1 className="font-display text-[clamp(2.25rem,1.4rem+3.4vw,3.75rem)] leading-[1.05] font-semibold tracking-hero">
        {title}
      </h1>
      <p className="mx-auto mt-4.5 max-w-[34em] text-lead text-balance text-ink-2">{lead}</p>
      {call && (
        <ButtonLink look="primary" size="large" href={call.href} className="mt-7">
          {call.label}
        </ButtonLink>
      )}
    </header>
  )
}

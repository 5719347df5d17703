import { QuiltBand } from '#client/art/quilt.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { SectionHeading } from './section-heading.tsx'

type ClosingCallProps = {
  /** Where the band of cloth begins, so that pages differ. */
  cloth: number
  title: string
  lead: string
  call: { label: string; href: string }
}

/** The last section of a public page: a band of cloth, one sentence, one button. */
export function ClosingCall({ cloth, title, lead, call }: ClosingCallProps) {
  return (
    <>
      <QuiltBand rows={1} start={cloth} />
      <section className="on-press">
        <div className="page-wrap py-12 text-center sm:py-22">
          <SectionHeading look="on-press" title={title} lead={lead} />
          <ButtonLink look="weld" size="large" href={call.href} className="mt-7">
            {call.label}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}

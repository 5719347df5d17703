import { OPERATOR_PLACEHOLDER, SUPPORT_PLACEHOLDER } from '#contract/site.ts'

export type Section = { title: string; points: string[] }

type PlainTextProps = {
  title: string
  lead: string
  /** Since when it says what it says. */
  since: string
  sections: Section[]
}

/** What a seller should know, in plain sentences; beside it what it holds, since when, and whom to ask. */
export function PlainText({ title, lead, since, sections }: PlainTextProps) {
  return (
    <div className="page-wrap grid gap-x-16 gap-y-8 pt-12 pb-16 md:pt-16 md:pb-22 lg:grid-cols-[280px_minmax(0,1fr)]">
      <header className="lg:col-start-2">
        <h1 className="font-display text-[clamp(2.25rem,1.4rem+3.4vw,3.75rem)] leading-[1.05] font-semibold tracking-hero">
          {title}
        </h1>
        <p className="mt-4 max-w-[34em] text-lead text-ink-2">{lead}</p>
      </header>
      <div className="grid gap-6 self-start lg:sticky lg:top-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <nav aria-label="On this page">
          <p className="scotch-rule pt-3 font-display text-h3 font-semibold">On this page</p>
          <ol className="mt-2 text-small">
            {sections.map((section, at) => (
              <li key={section.title}>
                <a
                  href={`#part-${at + 1}`}
                  className="flex min-h-9 items-baseline gap-2.5 py-1.5 text-ink-2 underline-offset-3 hover:text-ink hover:underline max-md:min-h-11"
                >
                  <span aria-hidden="true" className="w-4 font-display font-semibold text-ink">
                    {at + 1}
                  </span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <dl className="grid gap-3 border-t border-line pt-4 text-small">
          <div>
            <dt className="text-ink-3">This version is of</dt>
            <dd className="font-semibold">{since}</dd>
          </div>
          <div>
            <dt className="text-ink-3">The shop is run by</dt>
            <dd className="font-semibold wrap-anywhere">{OPERATOR_PLACEHOLDER}</dd>
          </div>
        </dl>
        <p className="text-small">
          <a className="text-link wrap-anywhere" href={`mailto:${SUPPORT_PLACEHOLDER}`}>
            Questions? Write to {SUPPORT_PLACEHOLDER}
          </a>
        </p>
      </div>
      <div className="grid max-w-[40rem] gap-9 lg:col-start-2">
        {sections.map((section, at) => (
          <section key={section.title} id={`part-${at + 1}`} className="scroll-mt-6">
            <h2 className="font-display text-h2 font-semibold">{section.title}</h2>
            <ul className="mt-3 grid gap-2.5 text-ink-2">
              {section.points.map((point) => (
                <li key={point} className="border-t border-line-soft pt-2.5 text-pretty">
                  {point}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

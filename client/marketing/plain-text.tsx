import { Check } from 'lucide-react'
import { Disclosure } from '#client/ui/accordion.tsx'
import { KraftLabel } from '#client/ui/kraft-label.tsx'
import { OPERATOR_PLACEHOLDER, SUPPORT_PLACEHOLDER } from '#contract/site.ts'

export type Section = {
  title: string
  points?: readonly string[]
  /** What is looked up more than read: a thing, and what is so of it. */
  rows?: readonly (readonly [thing: string, said: string])[]
}

type PlainTextProps = {
  title: string
  lead: string
  /** Since when it says what it says. */
  since: string
  sections: Section[]
  /** What most people come to know, in a few sentences. */
  summary?: readonly string[]
}

/** What a seller should know, in plain sentences; beside it what it holds, since when, and whom to ask. */
export function PlainText({ title, lead, since, sections, summary = [] }: PlainTextProps) {
  return (
    <div className="page-wrap grid gap-x-16 gap-y-8 pt-12 pb-16 md:pt-16 md:pb-22 lg:grid-cols-[280px_minmax(0,1fr)]">
      <header className="lg:col-start-2">
        <h1 className="font-display text-[clamp(2.25rem,1.4rem+3.4vw,3.75rem)] leading-[1.05] font-semibold tracking-hero">
          {title}
        </h1>
        <p className="mt-4 max-w-[34em] text-lead text-ink-2">{lead}</p>
        {summary.length > 0 && <Summary points={summary} />}
      </header>
      <div className="grid gap-6 self-start lg:sticky lg:top-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <nav aria-label="On this page" className="max-lg:hidden">
          <p className="scotch-rule pt-3 font-display text-h3 font-semibold">On this page</p>
          <Contents sections={sections} />
        </nav>
        <nav aria-label="On this page" className="lg:hidden">
          <Disclosure summary="On this page">
            <Contents sections={sections} />
          </Disclosure>
        </nav>
        <dl className="grid gap-3 border-t border-line pt-4 text-small">
          <div>
            <dt className="text-ink-3">This version is of</dt>
            <dd>{since}</dd>
          </div>
          <div>
            <dt className="text-ink-3">The shop is run by</dt>
            <dd className="wrap-anywhere">{OPERATOR_PLACEHOLDER}</dd>
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
            <h2 className="font-display text-h2 font-semibold">
              <span className="mr-2.5 text-green-text">{at + 1}</span>
              {section.title}
            </h2>
            {section.points && <Points points={section.points} />}
            {section.rows && <Rows rows={section.rows} />}
          </section>
        ))}
      </div>
    </div>
  )
}

function Summary({ points }: { points: readonly string[] }) {
  return (
    <KraftLabel className="mt-7 max-w-[40rem] px-5 py-4 md:px-6 md:py-5">
      <h2 className="font-display text-h3 font-semibold">In short</h2>
      <ul className="mt-2.5 grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5 text-pretty">
            <Check aria-hidden="true" strokeWidth={2.2} className="mt-1 size-4 flex-none" />
            {point}
          </li>
        ))}
      </ul>
    </KraftLabel>
  )
}

function Contents({ sections }: { sections: readonly Section[] }) {
  return (
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
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-3 grid gap-2.5 text-ink-2">
      {points.map((point) => (
        <li key={point} className="border-t border-line-soft pt-2.5 text-pretty">
          {point}
        </li>
      ))}
    </ul>
  )
}

function Rows({ rows }: Required<Pick<Section, 'rows'>>) {
  return (
    <dl className="mt-3 text-ink-2">
      {rows.map(([thing, said]) => (
        <div
          key={thing}
          className="grid gap-x-6 border-t border-line-soft py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt className="font-semibold text-ink">{thing}</dt>
          <dd className="text-pretty">{said}</dd>
        </div>
      ))}
    </dl>
  )
}

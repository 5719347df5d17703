import { SUPPORT_PLACEHOLDER } from '#contract/site.ts'

export type Section = { title: string; points: string[] }

/** What a seller should know, in plain sentences under plain headings, and whom to ask. */
export function PlainText({ sections }: { sections: Section[] }) {
  return (
    <div className="page-wrap pb-16 md:pb-22">
      <div className="mx-auto grid max-w-[44em] gap-9">
        {sections.map(({ title, points }) => (
          <section key={title}>
            <h2 className="font-display text-h2 font-semibold">{title}</h2>
            <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          <a className="text-link" href={`mailto:${SUPPORT_PLACEHOLDER}`}>
            Questions? Write to {SUPPORT_PLACEHOLDER}
          </a>
        </p>
      </div>
    </div>
  )
}

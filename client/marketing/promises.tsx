import { SectionHeading } from './section-heading.tsx'

const PROMISES = [
  {
    title: 'It never makes anything up',
    words:
      'Size, material, care: what stands in the listing stands in your notes. Anything your notes do not back up is marked, for you to keep or remove.',
  },
  {
    title: 'A failure costs nothing',
    words:
      'The credit is taken when the finished listing is kept, never before. If nothing arrives, nothing is charged.',
  },
  {
    title: 'The words stay yours',
    words:
      'Change any of them, as often as you like, take everything along as a file, or delete it. No edit costs a credit.',
  },
]

/** What sets Listwright apart, in a maker's words. */
export function Promises() {
  return (
    <section className="page-wrap pt-12 sm:pt-22">
      <SectionHeading title="Your notes, and nothing but your notes" />
      <ul className="mt-8 grid gap-x-7 gap-y-7 md:grid-cols-3 lg:gap-x-12">
        {PROMISES.map(({ title, words }) => (
          <li key={title} className="scotch-rule pt-5">
            <h3 className="font-display text-[1.3125rem] leading-tight font-semibold tracking-title">
              {title}
            </h3>
            <p className="mt-2 max-w-[36ch] text-body text-ink-2">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { ReactNode } from 'react'
import { APRON } from './more-examples.ts'
import { SectionHeading } from './section-heading.tsx'

const SAVED = APRON.keywords.slice(0, 6)

/** What the two do together: two slips on one thread. */
export function ExtensionPairing() {
  return (
    <section className="page-wrap py-16 sm:py-24">
      <SectionHeading
        look="centred"
        title="KeywordSaver finds the words. Listwright uses them."
        lead="Paste a saved list into Listwright: we split it, tidy it, and show which words are short enough for a tag."
      />
      <div className="relative mx-auto mt-14 grid max-w-[56rem] gap-10 md:grid-cols-2 md:gap-16">
        <span
          aria-hidden="true"
          className="absolute top-1/4 bottom-1/4 left-11 w-0.5 bg-dye-madder md:inset-x-1/4 md:top-1/2 md:bottom-auto md:h-0.5 md:w-auto"
        />
        <Slip name="KeywordSaver" ground="bg-kraft">
          <p className="text-ui text-ink">{SAVED.join(', ')}</p>
        </Slip>
        <Slip name="Listwright" ground="bg-sheet">
          <p className="text-ui font-semibold text-ink">{APRON.title}</p>
        </Slip>
      </div>
    </section>
  )
}

type SlipProps = { name: string; ground: 'bg-kraft' | 'bg-sheet'; children: ReactNode }

function Slip({ name, ground, children }: SlipProps) {
  return (
    <div className={`relative rounded-md px-7 pt-6 pb-7 shadow-e2 ${ground}`}>
      <h3 className="mb-2 font-display text-h3 font-semibold">{name}</h3>
      {children}
    </div>
  )
}

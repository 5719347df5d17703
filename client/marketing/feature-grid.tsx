import { PRINTS } from '#client/art/block-print-shapes.ts'
import { BlockPrint, type BlockPrintName } from '#client/art/block-prints.tsx'
import type { Dye } from '#client/art/dyes.ts'
import { SectionHeading } from './section-heading.tsx'

export type Feature = { print: BlockPrintName; title: string; words: string }

// These two are cut on paper, which would not show on a card.
const ON_SHEET: Partial<Record<BlockPrintName, readonly [Dye, Dye, Dye]>> = {
  needle: ['blush', 'indigo', 'madder'],
  leaf: ['kraft', 'green', 'kraft'],
}

/** A sheet of cards, each with a block print. */
export function FeatureGrid({ title, features }: { title: string; features: readonly Feature[] }) {
  return (
    <section className="page-wrap py-12 sm:py-24">
      <SectionHeading title={title} />
      <ul className="mt-8 grid gap-px sm:mt-11 overflow-hidden rounded-lg bg-line shadow-e1 sm:grid-cols-2 lg:grid-cols-3">
        {features.map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </ul>
    </section>
  )
}

function FeatureCard({ print, title, words }: Feature) {
  return (
    <li className="grid grid-cols-[44px_1fr] content-start gap-x-4 bg-sheet px-5 py-4 sm:block sm:px-8 sm:pt-8 sm:pb-9">
      <BlockPrint
        name={print}
        dyes={ON_SHEET[print] ?? PRINTS[print].dyes}
        className="row-span-2 mt-1 size-11 rounded-md sm:mt-0 sm:mb-4 sm:size-16"
      />
      <h3 className="font-display text-[1.1875rem] leading-tight font-semibold tracking-title sm:text-[1.3125rem]">
        {title}
      </h3>
      <p className="mt-1 max-w-[36ch] text-ui sm:text-body text-ink-2 sm:mt-2">{words}</p>
    </li>
  )
}

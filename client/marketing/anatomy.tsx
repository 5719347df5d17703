import type { ReactNode } from 'react'
import { LISTING, TAG } from '#contract/listings.ts'
import { classNames } from '#client/ui/class-names.ts'
import { MUG } from './more-examples.ts'
import { SectionHeading } from './section-heading.tsx'

/** One whole listing, with a note on each part. */
export function Anatomy() {
  return (
    <section id="anatomy" className="on-press">
      <div className="page-wrap py-12 sm:py-24">
        <SectionHeading
          look="on-press"
          title="One credit, one complete listing"
          lead="Nothing to bolt on afterwards. This is an example of everything a single credit gives you."
        />
        <ol className="mx-auto mt-9 grid max-w-[600px] gap-6 sm:mt-14 sm:gap-8 lg:max-w-none lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)_minmax(0,1fr)] lg:gap-0">
          <Title />
          <Description />
          <Tags />
          <AltText />
          <Reasons />
        </ol>
      </div>
    </section>
  )
}

function Title() {
  return (
    <Part
      name="Title"
      note="A title that leads with the item"
      words={`Up to ${LISTING.titleMax} characters. What it is comes first, the occasion comes last, and a tape shows the length as you edit.`}
    >
      <p className="text-h3 font-semibold">{MUG.title}</p>
    </Part>
  )
}

function Description() {
  return (
    <Part
      name="Description"
      note="A description people can scan"
      words="Short, medium or long. With or without bulleted lists and emojis."
      side="right"
    >
      {MUG.description.map((paragraph) => (
        <p key={paragraph} className="not-first-of-type:mt-2">
          {paragraph}
        </p>
      ))}
    </Part>
  )
}

function Tags() {
  return (
    <Part
      name="Tags"
      note="Up to 13 tags that fit"
      words={`Each within ${TAG.lengthMax} characters, no repeats, drawn from your own keywords.`}
    >
      <ul className="flex flex-wrap gap-1.5">
        {MUG.tags.map((tag) => (
          <li
            key={tag}
            className="rounded-l-lg rounded-r-xs border border-line-control bg-paper py-0.5 pr-2 pl-3.5 text-meta [corner-shape:bevel_round_round_bevel]"
          >
            {tag}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function AltText() {
  return (
    <Part
      name="Image Alt Text"
      note="Alt text for your photo"
      words="Describes the picture for people who cannot see it, and for search."
      side="right"
    >
      <p>{MUG.altText}</p>
    </Part>
  )
}

function Reasons() {
  return (
    <Part
      name="AI Analysis & SEO Explanation"
      note="The reasons"
      words="A plain explanation of the SEO choices, so you can agree, or change them."
    >
      {MUG.reasons.map((line) => (
        <p key={line} className="not-first-of-type:mt-2">
          {line}
        </p>
      ))}
    </Part>
  )
}

type PartProps = {
  /** The heading on the listing itself. */
  name: string
  note: string
  words: string
  side?: 'left' | 'right'
  children: ReactNode
}

/** A strip of the listing, and the note that points at it from one side. */
function Part({ name, note, words, side = 'left', children }: PartProps) {
  return (
    <li className="group grid gap-2.5 sm:gap-3 lg:col-span-3 lg:grid-cols-subgrid lg:gap-0">
      <div className={classNames('relative self-center lg:row-start-1 lg:py-3', SIDES[side])}>
        <h3 className="font-display text-[1.25rem] leading-tight font-semibold tracking-title">
          {note}
        </h3>
        <p className="mt-1.5 text-ui text-on-press-2 max-sm:hidden">{words}</p>
      </div>
      <div className="lit-sheet rounded-lg px-5 py-4 text-ui sm:py-5 text-ink sm:px-7 lg:col-start-2 lg:row-start-1 lg:rounded-none lg:border-t lg:border-line-soft lg:group-first:rounded-t-lg lg:group-first:border-t-0 lg:group-last:rounded-b-lg">
        <p className="mb-1.5 font-display font-semibold">{name}</p>
        {children}
      </div>
    </li>
  )
}

// A line with a dot on the listing's edge; only where the note stands beside it.
const POINTER =
  'lg:before:absolute lg:before:top-1/2 lg:before:z-1 lg:before:-mt-1 lg:before:size-[9px] lg:before:rounded-full lg:before:bg-weld lg:after:absolute lg:after:top-1/2 lg:after:w-13 lg:after:border-t-[1.5px] lg:after:border-weld'

const SIDES = {
  left: `${POINTER} lg:col-start-1 lg:pr-18 lg:text-right lg:before:-right-1 lg:after:right-2`,
  right: `${POINTER} lg:col-start-3 lg:pl-18 lg:before:-left-1 lg:after:left-2`,
}

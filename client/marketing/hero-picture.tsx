import { Check, Star } from 'lucide-react'
import { LISTING, TAG } from '#contract/listings.ts'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import { Tape } from '#client/ui/tape.tsx'
import { EXAMPLE } from './example-listing.ts'

const TAGS_SHOWN = 8
/** Beside the focus keywords. */
const OTHER_KEYWORDS = EXAMPLE.keywords.length - EXAMPLE.focusKeywords.length

/** Notes on kraft paper, and the listing they become. */
export function HeroPicture() {
  return (
    <figure
      aria-label="An example: a maker’s notes and the finished listing"
      className="relative w-full max-w-[640px] pt-52 sm:pt-54 sm:pl-14 lg:justify-self-end"
    >
      <NotesSlip />
      <FinishedSheet />
    </figure>
  )
}

function NotesSlip() {
  return (
    <div className="absolute top-0 left-0 w-[calc(100%-12px)] -rotate-[2.4deg] rounded-xs bg-kraft px-6 pt-6 pb-10 text-small shadow-e1 sm:w-[438px]">
      <span
        aria-hidden="true"
        className="absolute -top-3 left-1/2 h-6 w-21 -translate-x-1/2 rotate-2 bg-dye-madder/80"
      />
      <p className="mb-1.5 font-display text-h3 font-semibold">Your notes</p>
      <p>{EXAMPLE.notes}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5 font-semibold max-sm:hidden">
        {EXAMPLE.focusKeywords.map((keyword) => (
          <li key={keyword} className="flex items-center gap-1.5">
            <Star aria-hidden="true" className="size-4 fill-weld text-weld-text" />
            {keyword}
          </li>
        ))}
        <li className="font-normal text-ink-2">+ {OTHER_KEYWORDS} more</li>
      </ul>
    </div>
  )
}

function FinishedSheet() {
  return (
    <div className="swing-once relative rounded-lg bg-sheet p-4 shadow-e2 sm:px-6.5 sm:py-5">
      <div className="mb-3.5 flex items-center gap-3">
        <QuiltSwatch seed={EXAMPLE.nickname} size={38} />
        <p className="font-display text-h3 font-semibold">Your listing</p>
        <p className="ml-auto inline-flex items-center gap-1.5 rounded-sm bg-green-tint px-2.5 py-1 text-meta font-semibold text-green-text">
          <Check aria-hidden="true" className="size-4" />
          {EXAMPLE.checksMet} of {EXAMPLE.checks} checks
        </p>
      </div>
      <p className="mb-3.5 text-h3 font-semibold text-pretty">{EXAMPLE.title}</p>
      <Tape length={EXAMPLE.title.length} max={LISTING.titleMax} label="Title length" />
      <div className="mt-4 max-sm:[&_li:nth-child(4)]:[--piece:0px] max-sm:[&_li:nth-child(n+5)]:hidden">
        <SwingTags
          tags={EXAMPLE.tags.slice(0, TAGS_SHOWN)}
          slots={TAGS_SHOWN}
          lengthMax={TAG.lengthMax}
        />
      </div>
      <p className="mt-3 text-meta text-ink-3">
        An example. The other tags, a description, alt text and the reasons come with it.
      </p>
    </div>
  )
}

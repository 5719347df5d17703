import { LISTING, TAG } from '#contract/listings.ts'
import { type StitchState, Stitches } from '#client/ui/stitches.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import { Tape } from '#client/ui/tape.tsx'
import { APRON, MUG } from './more-examples.ts'
import { PictureHeading } from './picture-heading.tsx'

/** How much of a title search results show. */
const FIRST_SEEN = 40

/** The example's title on its tape. */
export function TapePicture() {
  const { title } = APRON
  return (
    <>
      <PictureHeading name="Title" note={`${title.length} / ${LISTING.titleMax}`} />
      <p className="mb-3.5 text-h3 font-semibold text-pretty">
        <span className="underline decoration-weld-line decoration-2 underline-offset-[5px]">
          {title.slice(0, FIRST_SEEN)}
        </span>
        {title.slice(FIRST_SEEN)}
      </p>
      <Tape length={title.length} max={LISTING.titleMax} label="Title length" />
    </>
  )
}

/** The example's tags on their threads. */
export function TagsPicture() {
  return (
    <>
      <PictureHeading name="Tags" note={`${MUG.tags.length} / ${TAG.max}`} />
      {/* As narrow as on a phone, where each of them is whole on its line. */}
      <div className="max-w-[480px]">
        <SwingTags tags={MUG.tags} slots={TAG.max} lengthMax={TAG.lengthMax} />
      </div>
    </>
  )
}

const STITCHES: StitchState[] = [...Array<StitchState>(9).fill('met'), 'open']

/** A listing with one thing left to fix. */
export function HealthPicture() {
  return (
    <div className="rounded-md border border-green-line bg-green-tint px-5 py-4">
      <div className="flex items-center gap-5">
        <p className="flex-none font-display text-[1.625rem] leading-none font-semibold tracking-display">
          9 <span className="font-sans text-ui font-medium tracking-normal text-ink-3">of 10</span>
        </p>
        <Stitches states={STITCHES} label="Listing health: 9 of 10 checks" className="flex-1" />
      </div>
      <p className="mt-3 text-small text-ink-2">
        <b className="font-semibold text-ink">One thing would help:</b> there is no alt text yet.
        Describe your photo, and it is written from that.
      </p>
    </div>
  )
}

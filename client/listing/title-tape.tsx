import { percent, Tape } from '#client/ui/tape.tsx'
import { LISTING } from '#contract/listings.ts'
import { TITLE } from '#marketplace/rules.ts'

const { lengthGoodMin: FROM, lengthGood: TO, lengthMax: MAX } = TITLE

type TitleTapeProps = {
  length: number
  /** From which length on it reads well, where its own words were judged. */
  goodFrom?: number
}

/** How long a title is, where it reads well, and where searches cut it. */
export function TitleTape({ length, goodFrom = FROM }: TitleTapeProps) {
  return (
    <div className="title-tape">
      <Tape
        length={length}
        max={LISTING.titleMax}
        label="Title length"
        spoken={`${length} of ${MAX} characters. ${goodFrom} to ${TO} reads well.`}
        above={<GoodRange from={goodFrom} />}
        below={
          <>
            <Cut at={TITLE.frontMax} where="cut on phones" short="phone" />
            <Cut at={TITLE.shownMax} where="cut in search" short="search" />
          </>
        }
      />
    </div>
  )
}

/** A brace over the lengths that read well; its lower edge lies behind the tape. */
function GoodRange({ from }: { from: number }) {
  return (
    <>
      <rect
        className="tape-brace"
        x={percent(from, MAX)}
        width={percent(TO - from, MAX)}
        y="-15"
        height="22"
        rx="4"
      />
      <text className="tape-word tape-word-good" x={percent((from + TO) / 2, MAX)} y="-11">
        reads well
      </text>
    </>
  )
}

type CutProps = { at: number; where: string; short: string }

/** A notch snipped into the lower edge. */
function Cut({ at, where, short }: CutProps) {
  return (
    <svg x={percent(at, MAX)} overflow="visible">
      <path className="tape-notch" d="M-5 27 0 20.5 5 27Z" />
      <path className="tape-cut" d="M0 23v8" />
      <text className="tape-word tape-word-long" y="43">
        {where}
      </text>
      <text className="tape-word tape-word-short" y="43">
        {short}
      </text>
    </svg>
  )
}

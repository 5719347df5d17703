import { percent, Tape } from '#client/ui/tape.tsx'
import { LISTING } from '#contract/listings.ts'
import type { ShortTitle } from '#marketplace/health.ts'
import { TITLE } from '#marketplace/rules.ts'

const { lengthGoodMin: FROM, lengthGood: TO, lengthMax: MAX } = TITLE

type TitleTapeProps = {
  length: number
  /** How a short one is judged by its own words, where it is. */
  short?: ShortTitle | null
}

/** How long a title is, where it reads well, and where searches cut it. */
export function TitleTape({ length, short = null }: TitleTapeProps) {
  const told = short && SHORT[short]
  return (
    <div className="title-tape">
      <Tape
        length={length}
        max={LISTING.titleMax}
        label="Title length"
        spoken={`${length} of ${MAX} characters. ${FROM} to ${TO} reads well.${told ? ` ${told.spoken}` : ''}`}
        above={
          <>
            <GoodRange />
            {told && (
              <text className="tape-word tape-word-start" x="0" y="-11">
                {told.word}
              </text>
            )}
          </>
        }
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

/** The brace stays where it is: of few facts a short title is no fault, which is said in words. */
const SHORT = {
  telling: { word: 'short is fine here', spoken: 'Short, and it says what you told.' },
  bare: { word: 'short', spoken: 'Short.' },
} as const satisfies Record<ShortTitle, object>

/** A brace over the lengths that read well; its lower edge lies behind the tape. */
function GoodRange() {
  return (
    <>
      <rect
        className="tape-brace"
        x={percent(FROM, MAX)}
        width={percent(TO - FROM, MAX)}
        y="-15"
        height="22"
        rx="4"
      />
      <text className="tape-word tape-word-good" x={percent((FROM + TO) / 2, MAX)} y="-11">
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

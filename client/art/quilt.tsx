import { memo, type ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { BLOCK_PRINTS, BlockPrint } from './block-prints.tsx'
import { DYE_FILL, DYE_STROKE } from './dyes.ts'
import { quiltPattern } from './quilt-pattern.ts'

type QuiltSwatchProps = { seed: string; size: number; className?: string }

/** A quilt block that belongs to its seed, so that a listing has a face without a photo. */
export const QuiltSwatch = memo(function QuiltSwatch(props: QuiltSwatchProps) {
  const { seed, size, className = 'rounded-sm' } = props
  const { ground, paths } = quiltPattern(seed)
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      // The hairline closes the seams that rounding would leave between shapes of one dye.
      strokeWidth="0.25"
      aria-hidden="true"
      className={classNames('flex-none', className)}
    >
      <path className={DYE_FILL[ground]} d="M0 0h40v40H0z" />
      {paths.map(({ dye, d }, layer) => (
        <path key={layer} className={classNames(DYE_FILL[dye], DYE_STROKE[dye])} d={d} />
      ))}
    </svg>
  )
})

type QuiltBandProps = { rows: 1 | 2; start?: number }

const BAND_COLUMNS = 16

/** A band of cloth across a public page: sixteen blocks wide, eight on tablets, six on phones. */
export function QuiltBand({ rows, start = 0 }: QuiltBandProps) {
  return (
    <div className={rows === 1 ? 'quilt-band quilt-band-single' : 'quilt-band'} aria-hidden="true">
      {tiles(rows * BAND_COLUMNS, start)}
    </div>
  )
}

/** The wall beside the sign-in form: five blocks wide, one row of them on small screens. */
export function QuiltWall() {
  return (
    <div className="quilt-wall" aria-hidden="true">
      {tiles(35, 0)}
    </div>
  )
}

type QuiltPatchProps = {
  columns: 2 | 3
  start?: number
  missing?: number
  /** What stands in the hole. */
  inHole?: ReactNode
  className?: string
}

/** A square piece of cloth; the patch at `missing` is a hole with its stitches left. */
export function QuiltPatch({ columns, start = 0, missing, ...rest }: QuiltPatchProps) {
  const { inHole, className } = rest
  return (
    <div
      className={classNames(columns === 2 ? 'quilt-patch-2' : 'quilt-patch-3', className)}
      aria-hidden="true"
    >
      {tiles(columns * columns, start).map((tile, place) =>
        place === missing ? (
          <span key="missing" className="quilt-hole">
            {inHole}
          </span>
        ) : (
          tile
        ),
      )}
    </div>
  )
}

// Seeds whose blocks look well beside the prints.
const CLOTH = [
  12, 18, 83, 66, 73, 3, 42, 16, 64, 55, 25, 39, 75, 44, 5, 19, 103, 91, 57, 20, 29, 95, 80, 111,
  53,
]

// Blocks and prints take turns; a print that was there already gives its place to another block.
// The counts of blocks and of prints have no divisor in common, so that pairs do not repeat.
function tiles(count: number, start: number) {
  return Array.from({ length: count }, (_, place) => {
    const index = start + place
    const pair = Math.floor(index / 2)
    const isRepeated = place >= 2 * BLOCK_PRINTS.length
    if (index % 2 === 1 || isRepeated) {
      const block = index % 2 === 1 ? pair : pair + 5
      return (
        <QuiltSwatch
          key={place}
          seed={`cloth ${CLOTH[block % CLOTH.length]}`}
          size={96}
          className=""
        />
      )
    }
    return <BlockPrint key={place} name={BLOCK_PRINTS[pair % BLOCK_PRINTS.length] ?? 'mug'} />
  })
}

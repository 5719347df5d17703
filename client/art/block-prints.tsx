import { classNames } from '#client/ui/class-names.ts'
import { type Ink, type Print, PRINTS } from './block-print-shapes.ts'
import { type Dye, DYE_FILL, DYE_STROKE } from './dyes.ts'

export type BlockPrintName = keyof typeof PRINTS

/** The order in which cloth shows the prints. */
export const BLOCK_PRINTS: readonly BlockPrintName[] = [
  'mug',
  'bird',
  'button',
  'vase',
  'bloom',
  'yarn',
  'leaf',
  'ring',
  'candle',
  'needle',
  'bowl',
  'spool',
  'sun',
  'tag',
]

type BlockPrintProps = {
  name: BlockPrintName
  /** Ground, main and accent dye, where the print's own would repeat its neighbour's. */
  dyes?: readonly [ground: Dye, main: Dye, accent: Dye]
  className?: string
}

/** A thing a maker makes, cut as a block print. */
export function BlockPrint({ name, dyes, className }: BlockPrintProps) {
  const print: Print = PRINTS[name]
  const [ground, main, accent] = dyes ?? print.dyes
  const dyeOf = (ink: Ink): Dye => {
    if (ink === 'ground') return ground
    if (ink === 'main') return main
    return ink === 'accent' ? accent : ink
  }
  return (
    <svg
      width="96"
      height="96"
      viewBox="0 0 96 96"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className={classNames('flex-none', className)}
    >
      <path className={DYE_FILL[ground]} d="M0 0h96v96H0z" />
      {print.shapes.map(({ d, fill, stroke, width }) => (
        <path
          key={d}
          d={d}
          strokeWidth={width}
          className={classNames(fill && DYE_FILL[dyeOf(fill)], stroke && DYE_STROKE[dyeOf(stroke)])}
        />
      ))}
    </svg>
  )
}

/** The colours of the pattern cloth. */
export type Dye = 'green' | 'weld' | 'madder' | 'indigo' | 'kraft' | 'blush' | 'paper'

// Whole class names, because Tailwind finds classes by reading the source.
export const DYE_FILL: Record<Dye, string> = {
  green: 'fill-dye-green',
  weld: 'fill-dye-weld',
  madder: 'fill-dye-madder',
  indigo: 'fill-dye-indigo',
  kraft: 'fill-dye-kraft',
  blush: 'fill-dye-blush',
  paper: 'fill-dye-paper',
}

export const DYE_STROKE: Record<Dye, string> = {
  green: 'stroke-dye-green',
  weld: 'stroke-dye-weld',
  madder: 'stroke-dye-madder',
  indigo: 'stroke-dye-indigo',
  kraft: 'stroke-dye-kraft',
  blush: 'stroke-dye-blush',
  paper: 'stroke-dye-paper',
}

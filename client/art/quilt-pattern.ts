import type { Dye } from './dyes.ts'

/** A quilt block of 40 by 40: its ground and the shapes on it, one path for each layer and dye. */
export type QuiltPattern = { ground: Dye; paths: { dye: Dye; d: string }[] }

type Palette = readonly [ground: Dye, first: Dye, second: Dye]

const PALETTES: readonly Palette[] = [
  ['kraft', 'green', 'madder'],
  ['blush', 'madder', 'green'],
  ['green', 'weld', 'paper'],
  ['indigo', 'paper', 'weld'],
  ['weld', 'green', 'paper'],
  ['paper', 'indigo', 'madder'],
  ['kraft', 'indigo', 'paper'],
  ['madder', 'blush', 'weld'],
  ['blush', 'indigo', 'weld'],
  ['paper', 'green', 'weld'],
]

/** Dyes that can hardly be told from each other on a screen in the sun. */
const LIGHT: ReadonlySet<Dye> = new Set<Dye>(['weld', 'kraft', 'blush', 'paper'])

/** One corner of a shape in a cell of 1 by 1. A sweep makes the way to it an arc. */
type Corner = readonly [x: number, y: number, sweep?: 0 | 1]
type Shape = { corners: readonly Corner[]; radius: number; overlay?: Shape }

const TRIANGLE_BELOW: Shape = {
  corners: [
    [1, 1],
    [0, 1],
    [1, 0],
  ],
  radius: 1,
}
const QUARTER_BELOW: Shape = {
  corners: [
    [1, 1],
    [0, 1],
    [1, 0, 1],
  ],
  radius: 1,
}
const QUARTER: Shape = {
  corners: [
    [0, 0],
    [1, 0],
    [0, 1, 1],
  ],
  radius: 1,
  overlay: TRIANGLE_BELOW,
}
const TRIANGLE: Shape = {
  corners: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  radius: 1,
  overlay: QUARTER_BELOW,
}
const LEAF: Shape = {
  corners: [
    [0, 0],
    [1, 1, 1],
    [0, 0, 1],
  ],
  radius: 1,
}
const LEAF_ACROSS: Shape = {
  corners: [
    [1, 0],
    [0, 1, 0],
    [1, 0, 0],
  ],
  radius: 1,
}
const SQUARE: Shape = {
  corners: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  radius: 1,
}
const DOT: Shape = {
  corners: [
    [0.2, 0.5],
    [0.8, 0.5, 1],
    [0.2, 0.5, 1],
  ],
  radius: 0.3,
}

/** What a cell may hold; the three that make the best blocks come up twice. */
const SHAPES = [
  QUARTER,
  QUARTER_BELOW,
  TRIANGLE,
  TRIANGLE_BELOW,
  LEAF,
  LEAF_ACROSS,
  SQUARE,
  DOT,
  QUARTER,
  LEAF,
  TRIANGLE,
]

const CELL = 10
const CELLS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const
const OVERLAY_FROM = 0.72

/**
 * The block of a seed, always the same: four cells drawn at random, turned around four times. A
 * block that came out light on light changes its two dyes, so that none looks blank.
 */
export function quiltPattern(seed: string): QuiltPattern {
  const random = randomOf(seed)
  const [ground, first, second] = pick(PALETTES, random)
  const cells = CELLS.map((place) => ({
    place,
    shape: pick(SHAPES, random),
    dye: pick([first, second], random),
    hasOverlay: random() > OVERLAY_FROM,
  }))
  const isPale = LIGHT.has(ground) && cells.filter(({ dye }) => !LIGHT.has(dye)).length < 2
  const other = (dye: Dye) => (dye === first ? second : first)
  const base = new Map<Dye, string>()
  const overlay = new Map<Dye, string>()
  for (const { place, shape, hasOverlay, dye: drawn } of cells) {
    const dye = isPale ? other(drawn) : drawn
    add(base, dye, turnedFourTimes(shape, place))
    if (hasOverlay && shape.overlay) {
      add(overlay, other(dye), turnedFourTimes(shape.overlay, place))
    }
  }
  const paths = [...base, ...overlay].map(([dye, d]) => ({ dye, d }))
  return { ground, paths }
}

function turnedFourTimes({ corners, radius }: Shape, cell: readonly [number, number]): string {
  const size = radius * CELL
  return [0, 1, 2, 3]
    .map((turns) => `${corners.map((corner, i) => step(corner, i, turns)).join('')}z`)
    .join('')

  function step([x, y, sweep]: Corner, index: number, turns: number): string {
    const place = turn([(cell[0] + x) * CELL, (cell[1] + y) * CELL], turns).join(' ')
    if (index === 0) return `M${place}`
    return sweep === undefined ? `L${place}` : `A${size} ${size} 0 0 ${sweep} ${place}`
  }
}

/** A point of the block after quarter turns around its middle. */
function turn([x, y]: readonly [number, number], turns: number): readonly [number, number] {
  return turns === 0 ? [x, y] : turn([4 * CELL - y, x], turns - 1)
}

function add(paths: Map<Dye, string>, dye: Dye, d: string): void {
  paths.set(dye, (paths.get(dye) ?? '') + d)
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/** Numbers from 0 to 1 that depend on the seed alone: an FNV-1a hash, stirred by xorshift. */
function randomOf(seed: string): () => number {
  let state = 2166136261
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  // The first numbers of similar seeds are alike; these six make them differ.
  for (let skipped = 0; skipped < 6; skipped++) next()
  return next
}

import type { Dye } from './dyes.ts'

/** A part of a print takes one of the print's own three dyes, or always the same one. */
export type Ink = 'ground' | 'main' | 'accent' | Dye
type Shape = { d: string; fill?: Ink; stroke?: Ink; width?: number }
export type Print = {
  dyes: readonly [ground: Dye, main: Dye, accent: Dye]
  shapes: readonly Shape[]
}

const PETAL_TURNS = [0, 1, 2, 3, 4, 5, 6, 7]

export const PRINTS = {
  mug: {
    dyes: ['blush', 'green', 'weld'],
    shapes: [
      { fill: 'main', d: 'M58 40h8a14 14 0 0 1 0 28h-8v-8h7a6 6 0 0 0 0-12h-7z' },
      { fill: 'main', d: 'M20 32h42v30a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14z' },
      { fill: 'accent', d: 'M20 44h42v8H20z' },
      { stroke: 'main', width: 4, d: 'M32 12c-5 5 5 8 0 13M46 12c-5 5 5 8 0 13' },
    ],
  },
  bowl: {
    dyes: ['weld', 'indigo', 'paper'],
    shapes: [
      { fill: 'main', d: 'M14 42h68a34 34 0 0 1-68 0z' },
      { fill: 'main', d: 'M36 74h24v6H36z' },
      { fill: 'accent', d: 'M18.5 54a34 34 0 0 0 4 8h51a34 34 0 0 0 4-8z' },
      { fill: 'madder', d: disc(34, 32, 9) },
      { fill: 'green', d: disc(52, 28, 11) },
      { fill: 'madder', d: disc(66, 34, 7) },
    ],
  },
  vase: {
    dyes: ['kraft', 'madder', 'green'],
    shapes: [
      {
        fill: 'main',
        d: 'M40 42h16c0 8 12 12 12 26a14 14 0 0 1-14 14H42a14 14 0 0 1-14-14c0-14 12-18 12-26z',
      },
      { stroke: 'accent', width: 3, d: 'M48 42V14' },
      {
        fill: 'accent',
        d: 'M48 34c0-9 6-14 14-14 0 9-6 14-14 14zM48 26c0-9-6-14-14-14 0 9 6 14 14 14z',
      },
      { fill: 'blush', d: 'M30 60h36v5H29z' },
    ],
  },
  spool: {
    dyes: ['green', 'weld', 'madder'],
    shapes: [
      { fill: 'kraft', d: 'M24 16h48v10H24zM24 70h48v10H24z' },
      { fill: 'accent', d: 'M30 26h36v44H30z' },
      {
        fill: 'blush',
        d: 'M30 33l36-5v5l-36 5zM30 43l36-5v5l-36 5zM30 53l36-5v5l-36 5zM30 63l36-5v5l-36 5z',
      },
      { stroke: 'accent', width: 3, d: 'M66 62c10 0 12 6 22 4' },
    ],
  },
  leaf: {
    dyes: ['paper', 'green', 'paper'],
    shapes: [
      { fill: 'main', d: 'M16 80C12 44 34 16 82 14c2 44-26 70-66 66z' },
      { stroke: 'ground', width: 3.5, d: 'M16 80L66 30M40 56V36M52 44V28M40 56h22M30 66h20' },
    ],
  },
  candle: {
    dyes: ['indigo', 'paper', 'weld'],
    shapes: [
      { fill: 'accent', d: 'M48 10c8 9 10 14 0 24-10-10-8-15 0-24z' },
      { fill: 'main', d: 'M46.5 30h3v10h-3zM34 40h28v38H34z' },
      { fill: 'blush', d: 'M34 40h28v7c-4 6-8 0-11 4s-4 6-7 0-7 0-10-4z' },
      { fill: 'accent', d: 'M24 78h48v6H24z' },
    ],
  },
  button: {
    dyes: ['madder', 'paper', 'madder'],
    shapes: [
      { fill: 'main', d: disc(48, 48, 33) },
      { stroke: 'accent', width: 3, d: disc(48, 48, 25) },
      {
        fill: 'accent',
        d: disc(40, 40, 4.5) + disc(56, 40, 4.5) + disc(40, 56, 4.5) + disc(56, 56, 4.5),
      },
      { stroke: 'indigo', width: 3, d: 'M40 40l16 16M56 40L40 56' },
    ],
  },
  ring: {
    dyes: ['blush', 'indigo', 'weld'],
    shapes: [
      { stroke: 'accent', width: 8, d: disc(48, 58, 23) },
      { fill: 'main', d: 'M36 14h24l8 10-20 18-20-18z' },
      { stroke: 'ground', width: 2.5, d: 'M28 24h40M42 24l6 18 6-18-6-10z' },
    ],
  },
  yarn: {
    dyes: ['kraft', 'indigo', 'paper'],
    shapes: [
      { fill: 'main', d: disc(46, 48, 31) },
      {
        stroke: 'accent',
        width: 3,
        d: 'M20 36c16 2 34 18 38 40M28 25c18 4 38 22 42 42M40 18c14 4 30 16 36 30M18 56c14 2 22 10 26 21',
      },
      { stroke: 'main', width: 4, d: 'M70 68c4 10 10 12 20 12' },
    ],
  },
  bloom: {
    dyes: ['green', 'weld', 'madder'],
    shapes: [
      { fill: 'main', d: PETAL_TURNS.map(petal).join('') },
      { fill: 'accent', d: disc(48, 48, 9) },
    ],
  },
  bird: {
    dyes: ['weld', 'madder', 'paper'],
    shapes: [
      {
        fill: 'main',
        d: 'M16 62a30 30 0 0 1 30-30h14a14 14 0 0 1 14 14c0 20-14 34-32 34-14 0-22-8-26-18z',
      },
      { fill: 'indigo', d: 'M74 42l14 5-14 5z' },
      { fill: 'accent', d: 'M34 46h24a22 22 0 0 1-24 22z' },
      { fill: 'main', d: 'M18 64L6 84l22-6z' },
      { fill: 'accent', d: disc(65, 43, 2.8) },
    ],
  },
  needle: {
    dyes: ['paper', 'indigo', 'madder'],
    shapes: [
      { stroke: 'main', width: 5, d: 'M18 82L69 25' },
      { stroke: 'main', width: 4, d: 'M69.5 16a6 9 42 1 0 9 8a6 9 42 1 0-9-8z' },
      { stroke: 'accent', width: 3.5, d: 'M76 20c16 20-14 22-20 36s22 10 30 24' },
    ],
  },
  tag: {
    dyes: ['weld', 'green', 'weld'],
    shapes: [
      {
        fill: 'main',
        d: 'M30 14h36a4 4 0 0 1 4 4v32c0 14-12 22-22 34-10-12-22-20-22-34V18a4 4 0 0 1 4-4z',
      },
      { fill: 'accent', d: disc(48, 44, 7) },
      { stroke: 'accent', width: 3.5, d: 'M48 44v41' },
    ],
  },
  sun: {
    dyes: ['indigo', 'weld', 'madder'],
    shapes: [
      { fill: 'accent', d: 'M0 96A48 48 0 0 1 96 96z' },
      { fill: 'main', d: 'M20 96a28 28 0 0 1 56 0z' },
      { stroke: 'accent', width: 5, d: 'M48 38V14M20 50L6 30M76 50l14-20' },
    ],
  },
} satisfies Record<string, Print>

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`
}

/** One of eight petals around the middle of the print. */
function petal(turns: number): string {
  const angle = (turns * Math.PI) / 4
  const at = (x: number, y: number) => {
    const across = x * Math.cos(angle) - y * Math.sin(angle)
    const down = x * Math.sin(angle) + y * Math.cos(angle)
    return `${(48 + across).toFixed(1)} ${(48 + down).toFixed(1)}`
  }
  return `M${at(0, -8)}C${at(-9, -18)} ${at(-9, -28)} ${at(0, -38)}C${at(9, -28)} ${at(9, -18)} ${at(0, -8)}z`
}

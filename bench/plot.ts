import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

export const PLOTS = join(import.meta.dirname, '../docs/performance')

const Times = z.record(z.string(), z.number())
const Growth = z.object({ rows: z.number(), p50: Times, p99: Times })
/** How long each thing that is asked takes at a number of rows, in milliseconds. */
export type Growth = z.infer<typeof Growth>

/** A picture of each thing that was asked, beside the figures that it is made of. */
export async function drawPlots(): Promise<void> {
  const kept = await readFile(join(PLOTS, 'growth.json'), 'utf8')
  const { measured } = z.object({ measured: z.array(Growth) }).parse(JSON.parse(kept))
  for (const name of Object.keys(measured[0]?.p50 ?? {}))
    await writeFile(join(PLOTS, `${name}.svg`), plotOf(name, measured))
}

const SIZE = { width: 480, height: 260, left: 56, right: 34, top: 36, bottom: 40 } as const
const INK = '#2b2f2a'
const COLOURS = { p50: '#1f6b4f', p99: '#b0482e' } as const

/** Milliseconds over rows, both by powers of ten, as a picture. */
function plotOf(title: string, growth: readonly Growth[]): string {
  const all = growth.flatMap(({ p50, p99 }) => [p50[title] ?? 1, p99[title] ?? 1])
  const powers = { x: powersOf(growth.map(({ rows }) => rows)), y: powersOf(all) }
  const x = scale(powers.x, [SIZE.left, SIZE.width - SIZE.right])
  const y = scale(powers.y, [SIZE.height - SIZE.bottom, SIZE.top])
  const line = (kind: keyof typeof COLOURS) => {
    const points = growth.map(({ rows, [kind]: times }) => ({
      at: [x(rows), y(times[title] ?? 1)] as const,
      ms: times[title] ?? 0,
    }))
    const path = points.map(({ at }) => at.map((one) => one.toFixed(1)).join(',')).join(' ')
    const labels = points.map(
      ({ at: [left, top], ms }) =>
        `<circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="3" fill="${COLOURS[kind]}"/>` +
        text(left, kind === 'p99' ? top - 7 : top + 14, told(ms), COLOURS[kind]),
    )
    return `<polyline points="${path}" fill="none" stroke="${COLOURS[kind]}" stroke-width="2"/>${labels.join('')}`
  }
  const grid = [
    ...powers.x.map((power) => text(x(10 ** power), SIZE.height - 14, `10^${power} rows`)),
    ...powers.y.map((power) => {
      const top = y(10 ** power).toFixed(1)
      return `<path d="M${SIZE.left} ${top}H${SIZE.width - SIZE.right}" stroke="#d8d4c8"/>${text(26, Number(top) + 4, `${10 ** power} ms`)}`
    }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fdfcf9"/>
<text x="${SIZE.left}" y="20" font-size="14" fill="${INK}">${title}: p50 <tspan fill="${COLOURS.p50}">■</tspan> p99 <tspan fill="${COLOURS.p99}">■</tspan></text>
${grid.join('\n')}
${line('p50')}
${line('p99')}
</svg>
`
}

function told(ms: number): string {
  return ms < 10 ? ms.toFixed(1) : ms.toFixed(0)
}

function text(x: number, y: number, said: string, colour = INK): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="middle" fill="${colour}">${said}</text>`
}

/** From the power of ten below all values to the one above. */
function powersOf(values: readonly number[]): number[] {
  const least = Math.floor(Math.log10(Math.min(...values)))
  const most = Math.ceil(Math.log10(Math.max(...values)))
  return Array.from({ length: Math.max(1, most - least) + 1 }, (_one, at) => least + at)
}

function scale(powers: readonly number[], [from, to]: readonly [number, number]) {
  const [least = 0, most = 1] = [powers[0], powers.at(-1)]
  return (value: number) => from + ((Math.log10(value) - least) / (most - least)) * (to - from)
}

if (import.meta.main) await drawPlots()

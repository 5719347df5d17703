import { parseArgs } from 'node:util'
import { compose } from '#composer/composer.ts'
import { chanceFrom } from '#composer/testing/chance.ts'
import { GeneratorInput } from '#contract/listings.ts'
import { anyGenome, changed, crossed, FIELDS, formOf, type Genome } from './worst-form/genome.ts'

// Looks for the form that keeps the embedded writer busiest: fragments are mixed, changed and crossed, and what took longest goes on.

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '600' },
    show: { type: 'string', default: '3' },
  },
})
const ELITE = 16
/** A first look at a share of the lengths; only what is slower than most is tried at full length. */
const LOOK = 0.25

type Tried = { genome: Genome; milliseconds: number }

const chance = chanceFrom(Number(values.seed))
const elite: Tried[] = []
const looks: number[] = []
const whole: number[] = []
const until = performance.now() + Number(values.seconds) * 1000
let tries = 0
let refused = 0

for (let at = 0; at < 30; at += 1) cost(anyGenome(chance))
while (tries < Number(values.tries) && performance.now() < until) step()
report()

function step(): void {
  const genome = next()
  const look = cost(genome, LOOK)
  tries += 1
  if (look === null) {
    refused += 1
    return
  }
  looks.push(look)
  const typical =
    looks.slice(-200).toSorted((a, b) => a - b)[Math.floor(Math.min(looks.length, 200) * 0.6)] ?? 0
  if (look < typical && elite.length === ELITE) return
  const first = cost(genome)
  tries += 1
  if (first === null) return
  whole.push(first)
  const least = elite.length < ELITE ? 0 : (elite.at(-1)?.milliseconds ?? 0)
  if (first <= least) return
  // Only what stays slow is slow: the machine may have been busy.
  const milliseconds = Math.min(first, cost(genome) ?? 0, cost(genome) ?? 0)
  tries += 2
  if (milliseconds <= least) return
  elite.push({ genome, milliseconds })
  elite.sort((a, b) => b.milliseconds - a.milliseconds)
  elite.length = Math.min(elite.length, ELITE)
}

function next(): Genome {
  const one = elite[Math.floor(chance() ** 2 * elite.length)]
  const other = elite[Math.floor(chance() * elite.length)]
  const kind = chance()
  if (one === undefined || other === undefined || elite.length < ELITE || kind < 0.15)
    return anyGenome(chance)
  return kind < 0.3
    ? changed(crossed(one.genome, other.genome, chance), chance)
    : changed(one.genome, chance)
}

/** Processor milliseconds of one form, or null where the form is refused before anything is written. */
function cost(genome: Genome, share = 1): number | null {
  const form = GeneratorInput.safeParse(formOf(genome, share))
  if (!form.success) return null
  const before = process.cpuUsage()
  try {
    compose(form.data)
  } catch (error) {
    console.log(`FAILED: ${String(error)}\n${JSON.stringify(genome)}`)
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function report(): void {
  const sorted = whole.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  console.log(
    `${tries} tries, ${whole.length} at full length, ${refused} refused by the form, seed ${values.seed}`,
  )
  console.log(
    `full length: median ${at(0.5)} ms, 90 % ${at(0.9)} ms, 99 % ${at(0.99)} ms; best of 3 of the worst:`,
  )
  for (const { genome } of elite.slice(0, Number(values.show))) {
    const again = best(genome)
    const without = FIELDS.filter((name) => genome.fields[name] !== undefined).map((name) => {
      const { [name]: _, ...fields } = genome.fields
      return `${name} ${(again - best({ ...genome, fields })).toFixed(0)}`
    })
    console.log(
      `${again.toFixed(1)} ms; of them ${without.join(', ')}\n  ${JSON.stringify(genome)}`,
    )
  }
}

function best(genome: Genome): number {
  return Math.min(...[1, 2, 3].map(() => cost(genome) ?? 0))
}

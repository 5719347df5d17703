import { rememberedOf } from '../remembered.ts'
import { isContent } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Run } from './sentences.ts'

/**
 * Where a reading has these roots one after another, with nothing but small words between, in order. Looked up, not
 * looked for: a text that denies a thousand things is asked a thousand times.
 */
export function runsOf(reading: Reading, roots: readonly string[]): readonly Run[] {
  const [first = ''] = roots
  if (!reading.places.has(first)) return []
  const known = runsByLength(reading)
  const ofLength = known.get(roots.length) ?? gathered(chainsIn(reading), reading, roots.length)
  known.set(roots.length, ofLength)
  return ofLength.get(roots.join(' ')) ?? []
}

const runsByLength = rememberedOf<Reading, Map<number, ReadonlyMap<string, Run[]>>>(() => new Map())

function gathered(chains: readonly number[][], { tokens }: Reading, length: number) {
  const found = new Map<string, Run[]>()
  for (const chain of chains) {
    for (let from = 0; from + length <= chain.length; from += 1) {
      const places = chain.slice(from, from + length)
      const key = places.map((at) => tokens[at]?.root ?? '').join(' ')
      const run = { from: places[0] ?? 0, to: (places.at(-1) ?? 0) + 1 }
      const runs = found.get(key)
      if (runs === undefined) found.set(key, [run])
      else runs.push(run)
    }
  }
  return found
}

/** The meaningful words of each stretch that no sign and no sentence parts; a hyphen and a slash part nothing. */
const chainsIn = rememberedOf(({ tokens, sentenceOf }: Reading): number[][] => {
  const chains: number[][] = []
  let chain: number[] = []
  tokens.forEach((token, at) => {
    const isParting = token.kind === 'sign' && token.word !== '-' && token.word !== '/'
    if (isParting || sentenceOf[at] !== sentenceOf[at - 1]) {
      chains.push(chain)
      chain = []
    }
    if (isContent(token)) chain.push(at)
  })
  return [...chains, chain].filter(({ length }) => length > 0)
})

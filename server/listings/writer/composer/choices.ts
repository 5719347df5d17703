import { listOf } from '../english/grammar.ts'
import type { Random } from './random.ts'

const INNERMOST = /\[(?:(\d) (or|and): )?([^[\]]*)\]/

/**
 * Resolves the choices of a phrase, innermost first: [a|b] is one of them, [2 or: a|b|c] two in any order,
 * joined as a list.
 */
export function choose(phrase: string, random: Random): string {
  let chosen = phrase
  for (;;) {
    const next = chosen.replace(INNERMOST, (bracket) => resolve(bracket, random))
    if (next === chosen) return chosen
    chosen = next
  }
}

function resolve(bracket: string, random: Random): string {
  const [, count, joint, options = ''] = INNERMOST.exec(bracket) ?? []
  const [first = '', ...others] = options.split('|')
  if (count === undefined) return random.pick([first, ...others])
  const picked = random.shuffle([first, ...others]).slice(0, Number(count))
  return listOf(picked, joint === 'or' ? 'or' : 'and')
}

/** How many texts a phrase can become, counting each choice as if no two came out alike. */
export function wordings(phrase: string): number {
  let rest = phrase
  let total = 1
  for (;;) {
    const [whole, count = '1', , options] = INNERMOST.exec(rest) ?? []
    if (whole === undefined || options === undefined) return total
    const { length } = options.split('|')
    for (let left = 0; left < Number(count); left += 1) total *= Math.max(length - left, 1)
    rest = rest.replace(whole, options.split('|')[0] ?? '')
  }
}

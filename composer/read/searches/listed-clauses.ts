import type { Word } from '#marketplace/searches/words.ts'
import { type Clause, within } from './marked-clauses.ts'

/** No denial reaches further. */
export const REACH = 7
const LISTED_WORDS = 3
const OR = new Set('or nor oder noch ni o ou né of nem and und y et e en'.split(' '))

/** "Hoop, needles and frame not included"; "they are gone" speaks of what stands before. */
export function listBefore(
  clauses: readonly Clause[],
  at: number,
  from: number,
): (readonly Word[])[] {
  const clause = clauses[at]
  if (clause === undefined) return []
  if (within(clause, 0, from).length === 0) return previous(clauses, at)
  return clause.words.slice(0, from).some(({ low }) => OR.has(low)) || isListed(clauses, at)
    ? listedBefore(clauses, at)
    : []
}

export function previous(clauses: readonly Clause[], at: number): (readonly Word[])[] {
  const before = clauses[at - 1]
  if (before === undefined) return []
  // "An acoustic needs a tie - not included": the tie is what is left out.
  const need = before.words.findLast(({ low }) => NEEDING.has(low))?.end ?? 0
  return [before.content.filter(({ start }) => start >= need).slice(-REACH)]
}

const NEEDING = new Set(['need', 'needs', 'require', 'requires'])

/** Joined by a sign: "jar + flour not included". */
function isListed(clauses: readonly Clause[], at: number): boolean {
  return /[&+]/.test(clauses[at]?.joint ?? '')
}

function listedBefore(clauses: readonly Clause[], at: number): (readonly Word[])[] {
  const listed: (readonly Word[])[] = []
  for (let place = at; place > 0 && clauses[place]?.isHard === false; place -= 1) {
    const before = clauses[place - 1]
    if (before === undefined || before.content.length > LISTED_WORDS) break
    listed.push(before.content)
  }
  return listed
}

/** "No nuts, eggs or dairy" */
export function listBehind(clauses: readonly Clause[], at: number): (readonly Word[])[] {
  const listed: (readonly Word[])[] = []
  for (let place = at + 1; clauses[place]?.isHard === false; place += 1) {
    const next = clauses[place]
    if (next === undefined || next.content.length > LISTED_WORDS || next.marks.length > 0) break
    listed.push(next.content)
    if (next.words.some(({ low }) => OR.has(low))) return listed
  }
  return []
}

import type { Statement } from '../statement.ts'
import { isStep } from './talk.ts'
import type { Told } from '../told.ts'

function areOfOneList(one: Statement, other: Statement): boolean {
  if (!isStep(one) || !isStep(other) || one.section !== other.section) return false
  return one.section !== null || one.block === other.block
}

/** Steps stand together or not at all: the others say something else without the one that is left out. */
export function withoutTornSteps({ facts, omissions }: Told): Told {
  const out = omissions.filter(({ said }) => isStep(said))
  const torn = facts.filter(
    (fact) => !fact.isMustKnow && out.some(({ said }) => areOfOneList(said, fact.said)),
  )
  if (torn.length === 0) return { facts, omissions }
  return {
    facts: facts.filter((fact) => !torn.includes(fact)),
    omissions: [...omissions, ...torn.map(({ said }) => ({ reason: 'steps' as const, said }))],
  }
}

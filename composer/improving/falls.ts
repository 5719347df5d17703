import type { HealthCheck } from '#marketplace/health/check.ts'

/** The check by which the later health is worse: fewer pass, or one of those without which nobody signs a listing fell. */
export function fallenIn(
  before: readonly HealthCheck[],
  after: readonly HealthCheck[],
): HealthCheck | undefined {
  const fallen = after.filter((check, at) => rankOf(check) < rankOf(before[at]))
  const isWorse =
    metIn(after) < metIn(before) || (metIn(after) === metIn(before) && sumOf(after) < sumOf(before))
  return fallen.find(({ id }) => SIGNED.has(id)) ?? (isWorse ? fallen[0] : undefined)
}

/** Nothing that is gained elsewhere outweighs what is false, or unsaid, or broken. */
const SIGNED: ReadonlySet<HealthCheck['id']> = new Set(['truth', 'must-know', 'whole'])

const RANKS: Readonly<Record<HealthCheck['state'], number>> = { open: 0, partly: 1, met: 2 }

export function rankOf(check: HealthCheck | undefined): number {
  return check === undefined ? 0 : RANKS[check.state]
}

/** How many pass. */
export function metIn(checks: readonly HealthCheck[]): number {
  return checks.filter(({ state }) => state === 'met').length
}

function sumOf(checks: readonly HealthCheck[]): number {
  return checks.reduce((sum, check) => sum + rankOf(check), 0)
}

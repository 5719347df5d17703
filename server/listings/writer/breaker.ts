import type { Clock } from '#server/platform/clock.ts'

/** Thrown instead of calling somebody who has just failed several times. */
export class CircuitOpen extends Error {
  readonly waitMs: number

  constructor(waitMs: number) {
    super('The circuit is open')
    this.name = 'CircuitOpen'
    this.waitMs = waitMs
  }
}

export type CircuitBreaker = {
  run<T>(call: () => Promise<T>): Promise<T>
}

type BreakerOptions = {
  clock: Clock
  /** A caller who went away, or an answer we could read but not use, says nothing about the service. */
  isFailure: (error: unknown) => boolean
  /** Told when it stops calling, and when an answer has come again. */
  onChange?: (isOpen: boolean) => void
  failuresMax?: number
  windowMs?: number
  restMs?: number
}

/** Stops calling after `failuresMax` failures in `windowMs`; after `restMs` one call may try again. */
export function circuitBreaker({
  clock,
  isFailure,
  onChange = () => {},
  failuresMax = 5,
  windowMs = 30_000,
  restMs = 30_000,
}: BreakerOptions): CircuitBreaker {
  let failures: number[] = []
  let openedAt: number | null = null
  let isTrying = false

  const now = () => clock.now().getTime()

  /** True for the one call that tries whether the service is back. */
  function enter(): boolean {
    if (openedAt === null) return false
    const waitMs = openedAt + restMs - now()
    if (waitMs > 0 || isTrying) throw new CircuitOpen(Math.max(waitMs, 1000))
    isTrying = true
    return true
  }

  function noteFailure(): void {
    failures = [...failures, now()].filter((at) => at > now() - windowMs)
    if (openedAt === null && failures.length < failuresMax) return
    if (openedAt === null) onChange(true)
    openedAt = now()
  }

  function noteSuccess(): void {
    failures = []
    if (openedAt !== null) onChange(false)
    openedAt = null
  }

  return {
    async run(call) {
      const isTrial = enter()
      try {
        const answer = await call()
        noteSuccess()
        return answer
      } catch (error) {
        if (isFailure(error)) noteFailure()
        throw error
      } finally {
        if (isTrial) isTrying = false
      }
    },
  }
}

import { Problem } from '#server/platform/problem.ts'

export type PlaceLimits = {
  /** How many have a place at once. */
  max: number
  /** How many more may wait for one. */
  waitingMax: number
  /** How long they wait before they are refused. */
  waitMs: number
  /** How many of the places are lent, while nobody waits, to work that lets all others go first; none where nothing is said. */
  spareMax?: number
}

/** Of those who wait, as many of one person; the others leave room for somebody else. */
const WAITING_OF_ONE_MAX = 4

const REFUSED_SECONDS = 10

type Waiter = { enter: () => void; refuse: (problem: Problem) => void }

/**
 * Places for so many at once. Where all are taken one waits in a queue, in which people take turns:
 * who asks for ten at once waits longer for the tenth, and nobody else does.
 */
export function openPlaces({ max, waitingMax, waitMs, spareMax = 0 }: PlaceLimits) {
  /** In the order of their turns. */
  const queues = new Map<string, Waiter[]>()
  let taken = 0
  /** Of those taken. */
  let spare = 0
  let whenQuiet: PromiseWithResolvers<void> | undefined
  let waiting = 0
  let isClosed = false

  function wait(person: string): Promise<void> {
    const queue = queues.get(person) ?? []
    if (queue.length >= WAITING_OF_ONE_MAX)
      throw new Problem('too_many_requests', { retryAfterSeconds: REFUSED_SECONDS })
    if (waiting >= waitingMax) throw noPlace()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiter: Waiter = { enter: resolve, refuse: reject }
    const timer = setTimeout(() => remove(person, waiter)?.refuse(noPlace()), waitMs)
    queues.set(person, [...queue, waiter])
    waiting += 1
    return promise.finally(() => clearTimeout(timer))
  }

  /** Answers the waiter where it was still waiting. */
  function remove(person: string, waiter: Waiter): Waiter | undefined {
    const queue = queues.get(person) ?? []
    const others = queue.filter((one) => one !== waiter)
    if (others.length === queue.length) return undefined
    waiting -= 1
    // Set anew, a person stands last: the next turn is somebody else's.
    queues.delete(person)
    if (others.length > 0) queues.set(person, others)
    return waiter
  }

  function nextWaiter(): Waiter | undefined {
    for (const [person, [first]] of queues) return first && remove(person, first)
    return undefined
  }

  function leave(): void {
    const next = nextWaiter()
    if (next === undefined) taken -= 1
    else next.enter()
    if (taken > spare) return
    whenQuiet?.resolve()
    whenQuiet = undefined
  }

  function leaveSpare(): void {
    // Not before the next one has the place: it is no spare one any more.
    spare -= 1
    leave()
  }

  /** Takes a place that is free; answers how to leave it. */
  function enter(): (() => void) | null {
    if (isClosed) throw noPlace()
    if (taken >= max) return null
    taken += 1
    return leave
  }

  return {
    enter,

    /**
     * Waits for a place where none is free, which `onWait` is told; answers how to leave it. Refuses
     * with unavailable, or too_many_requests where too many of this person's wait.
     */
    async queueUp(person: string, onWait: () => void): Promise<() => void> {
      const leaveAgain = enter()
      if (leaveAgain !== null) return leaveAgain
      const entered = wait(person)
      onWait()
      await entered
      return leave
    },

    /** Takes a place that nobody else wants; answers how to leave it, or null where there is none. */
    enterSpare(): (() => void) | null {
      if (isClosed || waiting > 0 || taken >= max || spare >= spareMax) return null
      taken += 1
      spare += 1
      return leaveSpare
    },

    /** Until all places that are taken are spare ones. */
    quiet(): Promise<void> {
      if (taken === spare) return Promise.resolve()
      whenQuiet ??= Promise.withResolvers<void>()
      return whenQuiet.promise
    },

    /** Refuses whoever waits, and whoever comes. */
    close(): void {
      isClosed = true
      for (let next = nextWaiter(); next !== undefined; next = nextWaiter()) next.refuse(noPlace())
    },

    count: () => ({ taken, waiting }),
  }
}

function noPlace(): Problem {
  return new Problem('unavailable', { retryAfterSeconds: REFUSED_SECONDS })
}

import { setTimeout as pause } from 'node:timers/promises'

/** Does it so often, each at its own time from now on; later where the one before has not ended. */
export async function paced(
  { times, everyMs }: { times: number; everyMs: number },
  work: (turn: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now()
  for (let turn = 0; turn < times; turn += 1) {
    await pause(Math.max(0, startedAt + turn * everyMs - performance.now()))
    await work(turn)
  }
}

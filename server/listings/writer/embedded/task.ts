import { parentPort } from 'node:worker_threads'
import type { Composed, Surroundings } from '#composer/composer.ts'
import type { GeneratorInput } from '#contract/listings.ts'

/** One listing to write, as it is sent to a thread. */
export type Task = { id: number; input: GeneratorInput; surroundings: Surroundings }

export type Finished = Composed | null

/** Said by a thread when it begins: from then on the task's time counts, not while it waits for a thread. */
export function begin({ id }: Task): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage(id)
}

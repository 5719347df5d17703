import { parentPort, threadId } from 'node:worker_threads'
import * as z from 'zod/mini'
import type { Surroundings } from '#composer/composer.ts'
import type { BuyersQuestions, ToldSoFar } from '#contract/buyers-questions.ts'
import type { GeneratorInput } from '#contract/listings.ts'
import type { Composed } from '#composer/composer.ts'
import type { HealthCheck, HealthListing } from '#marketplace/health/check.ts'
import type { PastedListing, Standing } from '#composer/improving/as-pasted.ts'
import type { Compared, Improving } from '#composer/improving/compare.ts'
import type { Details } from '#composer/improving/details.ts'

/** What a thread can be asked for: what it is sent, and what it answers. */
export type Work = {
  compose: { sent: { input: GeneratorInput; surroundings: Surroundings }; answer: Composed | null }
  buyersQuestions: { sent: { told: ToldSoFar }; answer: BuyersQuestions }
  health: { sent: { listing: HealthListing }; answer: HealthCheck[] }
  pastedHealth: { sent: PastedListing; answer: Standing }
  readPasted: { sent: { input: GeneratorInput; neverSay?: readonly string[] }; answer: Details }
  compare: { sent: { improving: Improving }; answer: Compared }
}

/** One piece of work, with the number by which the thread says that it begins. */
export type Task<Name extends keyof Work> = Work[Name]['sent'] & { id: number }

/** Said by a thread when it begins: from then on the task's time counts, not while it waits for a thread. */
export const Beginning = z.object({ id: z.int(), threadId: z.int() })
export type Beginning = z.infer<typeof Beginning>

export function begin({ id }: { id: number }): void {
  const beginning: Beginning = { id, threadId }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage(beginning)
}

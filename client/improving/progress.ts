import type { GenerationProgress } from '#contract/listings.ts'

type Stage = GenerationProgress['stage'] | null

/** What is done to a pasted listing, one after the other. */
export const STEPS = ['Read', 'Title', 'Description', 'Tags', 'Alt text', 'Compare'] as const

const ORDER: readonly Stage[] = [null, 'title', 'description', 'tags', 'altText', 'explanation']

/** How many of the steps are finished, before the first word of an answer none. */
export function stepsDone(stage: Stage): number {
  return Math.max(0, ORDER.indexOf(stage))
}

const DOING: Readonly<Record<NonNullable<Stage>, string>> = {
  waiting: 'Waiting in line …',
  title: 'Writing the title …',
  description: 'Writing the description …',
  tags: 'Finding the tags …',
  altText: 'Writing the alt text …',
  explanation: 'Comparing it with yours …',
}

/** What is done now, in words. */
export function doing(stage: Stage): string {
  return stage === null ? 'Reading yours …' : DOING[stage]
}

/** Which of the steps of "How it works" that is. */
export function placeOf(stage: Stage): number {
  // What is compared while she waits is ours; hers begins once it is there.
  return stepsDone(stage) === 0 ? 0 : 1
}

import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '#server/platform/problem.ts'

/** 'done', or the code of the refusal; any other error is a failed test. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

/** Waits for something another part of the program does in its own time. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(5)
}

import { begin, type Task, type Work } from '../task.ts'

/** A thread that never ends, or has no processor for a while, where the form's nickname asks for it. */
export function compose(task: Task<'compose'>): Work['compose']['answer'] {
  begin(task)
  const { listingTitle, productType } = task.input
  if (listingTitle === 'endless') for (;;) continue
  if (listingTitle === 'starved') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  return {
    generatedTitle: listingTitle,
    generatedDescription: productType,
    generatedTags: [],
    generatedAltText: null,
    generatedExplanation: '',
  }
}

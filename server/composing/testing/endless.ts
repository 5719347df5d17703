import { begin, type Task, type Work } from '../task.ts'

/** A thread that never ends where the form's nickname asks for it, and is done at once otherwise. */
export function compose(task: Task<'compose'>): Work['compose']['answer'] {
  begin(task)
  const { listingTitle, productType } = task.input
  if (listingTitle === 'endless') for (;;) continue
  return {
    generatedTitle: listingTitle,
    generatedDescription: productType,
    generatedTags: [],
    generatedAltText: null,
    generatedExplanation: '',
  }
}

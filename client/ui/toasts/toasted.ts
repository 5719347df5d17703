import { showToast, type Toast } from './toasts.ts'

type Words<Answer> = {
  /** Nothing is said of what can be seen anyway. */
  done?: Toast | ((answer: Answer) => Toast)
  /** Nor of a failure that stands on the page. */
  failed?: string | ((error: unknown) => string)
  failedTitle?: string
}

/** Says how it went, and answers whether it went well. */
export async function toasted<Answer>(
  work: Promise<Answer>,
  { done, failed, failedTitle = 'Error' }: Words<Answer>,
): Promise<boolean> {
  try {
    const answer = await work
    if (done) showToast(typeof done === 'function' ? done(answer) : done)
    return true
  } catch (error) {
    if (!failed) return false
    const description = typeof failed === 'string' ? failed : failed(error)
    showToast({ title: failedTitle, description, look: 'destructive' })
    return false
  }
}

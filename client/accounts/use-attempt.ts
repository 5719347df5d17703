import { useState } from 'react'

export type Refusal = {
  title: string
  sentence: string
  /** What can be done about it, beside trying again. */
  action?: { label: string; run: () => void }
  /** When, so that the same refusal once more is another one. */
  at: number
}

type Attempt = {
  task: () => Promise<void>
  failure: { title: string; sentenceOf: (error: unknown) => string }
}

export type Attempts = Pick<ReturnType<typeof useAttempt>, 'attempt' | 'refuse'>

/** Trying to get in: busy from the press until the next page is there, or until it is refused. */
export function useAttempt() {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const refuse = (refused: Omit<Refusal, 'at'>) => {
    setIsBusy(false)
    setRefusal({ ...refused, at: Date.now() })
  }
  const attempt = async ({ task, failure }: Attempt) => {
    setIsBusy(true)
    setRefusal(null)
    try {
      await task()
    } catch (error) {
      refuse({ title: failure.title, sentence: failure.sentenceOf(error) })
    }
  }
  /** It worked, and the form stays where it is. */
  const rest = () => setIsBusy(false)
  const forget = () => setRefusal(null)
  return { isBusy, refusal, refuse, forget, attempt, rest }
}

import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#client/api/api-error.ts'
import { GOOGLE_PROBLEMS } from '#contract/google.ts'
import { googleProblemOf, pageWithoutOutcome } from '#client/accounts/identity/google-outcome.ts'
import { useSession } from './session.tsx'
import type { Attempts } from './use-attempt.ts'
import { welcome } from './welcome.ts'

type Wording = { title: string; failed: string }

/** Coming in with Google from this page, and hearing why it failed when one is back on it. */
export function useGoogle({ title, failed }: Wording, { attempt, refuse }: Attempts): () => void {
  const { signInWithGoogle } = useSession()

  const hear = useEffectEvent(() => {
    const problem = googleProblemOf(location.search)
    if (problem === null) return
    // Told once: a reload, or a link that was kept, is not another failure.
    history.replaceState(history.state, '', pageWithoutOutcome())
    refuse({ title, sentence: `${failed} ${GOOGLE_PROBLEMS[problem].detail}` })
  })
  // Reads the address to which Google's way back has led the browser.
  useEffect(() => hear(), [])

  return () =>
    void attempt({
      task: async () => {
        const arrival = await signInWithGoogle()
        if (arrival !== null) welcome(arrival)
      },
      failure: {
        title,
        sentenceOf: (error) =>
          error instanceof ApiError && error.isOurs ? `${failed} ${error.detail}` : failed,
      },
    })
}

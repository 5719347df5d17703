import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#client/api/api-error.ts'
import { GOOGLE_PROBLEMS } from '#contract/google.ts'
import { googleProblemOf, pageWithoutOutcome } from '#client/accounts/identity/google-outcome.ts'
import { useSession } from './session.tsx'
import type { Attempts } from './use-attempt.ts'
import { welcome } from './welcome.ts'

type Wording = { title: string; failed: string }

const FREE = 'It is not mine: free my address'

/** Coming in with Google from this page, and hearing why it failed when one is back on it. */
export function useGoogle({ title, failed }: Wording, { attempt, refuse }: Attempts): () => void {
  const { signInWithGoogle, freeAddress } = useSession()

  const failure = {
    title,
    sentenceOf: (error: unknown) =>
      error instanceof ApiError && error.isOurs ? `${failed} ${error.detail}` : failed,
  }
  const free = (freeing: () => Promise<void>) => {
    const task = async () => {
      await freeing()
      welcome('welcome')
    }
    void attempt({ task, failure })
  }
  const hear = useEffectEvent(() => {
    const problem = googleProblemOf(location.search)
    if (problem === null) return
    // Told once: a reload, or a link that was kept, is not another failure.
    history.replaceState(history.state, '', pageWithoutOutcome())
    const refusal = { title, sentence: `${failed} ${GOOGLE_PROBLEMS[problem].detail}` }
    if (problem !== 'email_unconfirmed' || freeAddress === null) return refuse(refusal)
    refuse({ ...refusal, action: { label: FREE, run: () => free(freeAddress) } })
  })
  // Reads the address to which Google's way back has led the browser.
  useEffect(() => hear(), [])

  return () =>
    void attempt({
      task: async () => {
        const arrival = await signInWithGoogle()
        if (arrival !== null) welcome(arrival)
      },
      failure,
    })
}

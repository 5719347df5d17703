import { useAnswer } from '#client/api/use-answer.ts'
import { accountRoutes } from '#contract/accounts.ts'

/** The person who is signed in: credits, isAdmin. Refreshed by whatever changes the balance. */
export function useCurrentUser() {
  return useAnswer(accountRoutes.currentUser)
}

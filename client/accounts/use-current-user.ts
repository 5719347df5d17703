import { useAnswer } from '#client/api/use-answer.ts'
import { routes } from '#contract/routes.ts'

/** The person who is signed in: credits, isAdmin. Refreshed by whatever changes the balance. */
export function useCurrentUser() {
  return useAnswer(routes.currentUser)
}

import { ApiError } from '#client/api/api-error.ts'

/** Whether a call is refused until the person has signed in anew. */
export function wantsFreshSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'sign_in_again'
}

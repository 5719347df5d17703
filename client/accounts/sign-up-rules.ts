import { PASSWORD } from '#contract/accounts.ts'
import type { Refusal } from './use-attempt.ts'

/** What is wrong with a new password, or null. */
export function passwordProblem(password: string, confirmation: string): Refusal | null {
  if (password !== confirmation) {
    return {
      title: 'Password Mismatch',
      sentence: 'Passwords do not match. Please try again.',
    }
  }
  if (password.length < PASSWORD.min) {
    return {
      title: 'Password Too Short',
      sentence: `Password must be at least ${PASSWORD.min} characters long.`,
    }
  }
  return null
}

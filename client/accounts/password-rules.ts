import type { Mistake } from '#client/editing/use-form.ts'
import type { NewPassword } from './new-password-fields.tsx'

/** A new password is typed twice, and what is wrong with it has names of its own. */
export const NEW_PASSWORD = {
  ownRule: ({ password, confirmation }: NewPassword): Mistake | null =>
    password === confirmation ? null : MISMATCH,
  titleOf: ({ field, code }: Mistake): string | undefined => {
    if (code === MISMATCH.code) return 'Password Mismatch'
    return code === 'too_small' && field === 'password' ? 'Password Too Short' : undefined
  },
}

const MISMATCH: Mistake = {
  field: 'confirmation',
  code: 'mismatch',
  sentence: 'Passwords do not match. Please try again.',
}

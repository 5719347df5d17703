import type { Tokens } from '#client/api/client.ts'

export type IdentityUser = {
  id: string
  email: string
  /** Whoever comes by Google has none to give or to change. */
  hasPassword: boolean
}
export type Credentials = { email: string; password: string }
export type PasswordChange = { currentPassword: string; newPassword: string }

/** Whether someone who has come in was here before. */
export type Arrival = 'welcome' | 'welcome_back'

/** Who signs people in. The embedded provider is one, a hosted one is another. */
export type Identity = {
  name: 'embedded' | 'firebase'
  tokens: Tokens
  /** Reports who is signed in, first now and then at every change. Answers how to stop. */
  watch: (onReport: (report: IdentityReport) => void) => () => void
  signIn: (credentials: Credentials) => Promise<void>
  signUp: (credentials: Credentials) => Promise<void>
  /** Asks Google in a window of its own; or leads this page there, and answers null. */
  signInWithGoogle: () => Promise<Arrival | null>
  signOut: () => Promise<void>
  /** Proves once more that it is the same person; the next token tells when that was. */
  confirm: (credentials: Credentials) => Promise<void>
  /** Mails a link for a new password. Succeeds also where there is no such account. */
  requestPasswordReset: (email: string) => Promise<void>
  /** Starts an account with the address Google vouched for a moment ago, freed from another; null where Google is somebody else's. */
  freeAddress: (() => Promise<void>) | null
  /** Null where another provider keeps the password, and has pages of its own for it. */
  changePassword: ((change: PasswordChange) => Promise<void>) | null
}

export type IdentityReport =
  | { kind: 'user'; user: IdentityUser }
  | { kind: 'nobody' }
  | { kind: 'unreachable'; message: string }

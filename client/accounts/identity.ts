import type { Tokens } from '#client/api/client.ts'

export type IdentityUser = { id: string; email: string }
export type Credentials = { email: string; password: string }

/** Who signs people in. The embedded provider is one, a hosted one would be another. */
export type Identity = {
  tokens: Tokens
  /** Reports who is signed in, first now and then at every change. Answers how to stop. */
  watch: (onReport: (report: IdentityReport) => void) => () => void
  signIn: (credentials: Credentials) => Promise<void>
  signUp: (credentials: Credentials) => Promise<void>
  /** Leads away to Google's own page. */
  signInWithGoogle: () => Promise<void>
  signOut: () => Promise<void>
}

export type IdentityReport =
  | { kind: 'user'; user: IdentityUser }
  | { kind: 'nobody' }
  | { kind: 'unreachable'; message: string }

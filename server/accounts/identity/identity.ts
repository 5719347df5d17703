import type { Transaction } from '#server/database/database.ts'

/** What a verified ID token says about a person. The pair (issuer, subject) is who they are. */
export type Identity = {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  name: string
  picture: string | null
  /** When the person last proved who they are. */
  authTime: Date
  /** The session that minted the token; null where the provider keeps none with us. */
  sessionId: string | null
}

/** Who tells us who signs in. Everything behind it is chosen by configuration. */
export type IdentityProvider = {
  name: 'embedded' | 'firebase'
  /** Throws Problem('not_signed_in') for anything but a token of this provider, valid now. */
  verify(token: string): Promise<Identity>
  /** Erases what the provider keeps about the person with us; their account is being closed. */
  forget(tx: Transaction, subject: string): Promise<void>
}

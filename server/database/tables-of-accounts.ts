import type { ColumnType } from 'kysely'
import type { Json, SetByDatabase, WithDefault } from './columns.ts'

export type Users = {
  id: string
  identityIssuer: string
  identitySubject: string
  email: string
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
  credits: SetByDatabase<number>
  creditsHeld: ColumnType<number, never, number>
  ledgerSeq: SetByDatabase<number>
  stripeCustomerId: string | null
  isAdmin: WithDefault<boolean>
  usualFooterId: string | null
  shopProfile: Json<object> | null
  signupIpAddress: string | null
  browserFingerprint: string | null
  tokensValidAfter: Date | null
  closedAt: Date | null
  suspendedAt: Date | null
  suspensionReason: string | null
  createdAt: WithDefault<Date>
  updatedAt: WithDefault<Date>
}

export type AttemptCounts = {
  key: string
  taken: number
  endsAt: Date
}

export type UsualNetworks = {
  key: string
  endsAt: Date
}

export type ClosedAccounts = {
  identityHash: string
  emailHash: string
  closedAt: Date
}

export type AccessTokens = {
  userId: string
  id: string
  name: string
  secretHash: string
  ending: string
  scopes: Json<string[]>
  expiresAt: Date
  lastUsedAt: Date | null
  createdAt: WithDefault<Date>
}

export type Sessions = {
  sid: string
  sess: Json<unknown>
  expire: Date
}

export type IdentityUsers = {
  id: string
  name: string
  email: string
  emailVerified: WithDefault<boolean>
  image: string | null
  createdAt: WithDefault<Date>
  updatedAt: WithDefault<Date>
}

export type IdentityAccounts = {
  id: string
  accountId: string
  providerId: string
  userId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: Date | null
  refreshTokenExpiresAt: Date | null
  scope: string | null
  password: string | null
  createdAt: WithDefault<Date>
  updatedAt: WithDefault<Date>
}

export type IdentityVerifications = {
  id: string
  identifier: string
  value: string
  expiresAt: Date
  createdAt: WithDefault<Date>
  updatedAt: WithDefault<Date>
}

export type IdentityKeys = {
  id: string
  publicKey: string
  privateKey: string
  createdAt: WithDefault<Date>
  expiresAt: Date | null
  alg: string | null
  crv: string | null
}

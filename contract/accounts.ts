import * as z from 'zod/mini'
import { route } from './route.ts'

/** The password rule of sign-up; the upper bound keeps hashing cheap. */
export const PASSWORD = { min: 6, max: 128 } as const

/** Base 36, made in the browser from its traits; anything else is refused. */
const FINGERPRINT = /^[0-9a-z]{1,12}$/

export const FingerprintBody = z.strictObject({
  fingerprint: z
    .string('The fingerprint must be text')
    .check(z.regex(FINGERPRINT, 'The fingerprint must be 1 to 12 characters from 0-9 and a-z')),
})

/** An absent token is refused like a bad one, so it is not a validation error. */
export const SyncBody = z.strictObject({ idToken: z._default(z.string(), '') })

/** Everything a page needs to know about the person, and nothing that only the admin may see. */
export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  credits: z.int(),
  isAdmin: z.boolean(),
  /** Whether somebody has shown that the email address is theirs. */
  isEmailConfirmed: z.boolean(),
  /** Whether their shop says anything once for all its listings. */
  hasShopProfile: z.boolean(),
  /** What it fills a new item with, by the fields of the form; null where it leaves one as it is. */
  usual: z.nullish(z.record(z.string(), z.nullable(z.union([z.string(), z.boolean()])))),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

/** Telling the server who came, and asking it who that is. */
export const accountRoutes = {
  syncLocal: route({
    method: 'POST',
    path: '/api/auth/local',
    summary: 'Tell the server who signed in with the embedded identity provider',
    access: 'anyone',
    scope: null,
    body: SyncBody,
    answer: CurrentUser,
  }),
  syncFirebase: route({
    method: 'POST',
    path: '/api/auth/firebase',
    summary: 'Tell the server who signed in with Firebase',
    access: 'anyone',
    scope: null,
    body: SyncBody,
    answer: CurrentUser,
  }),
  sendFingerprint: route({
    method: 'POST',
    path: '/api/auth/fingerprint',
    summary: 'Store the fingerprint of the browser',
    access: 'signedIn',
    scope: null,
    body: FingerprintBody,
    answer: null,
  }),
  currentUser: route({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The person who is signed in',
    access: 'signedIn',
    scope: null,
    answer: CurrentUser,
  }),
} as const

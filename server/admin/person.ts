import type { Transaction } from '#server/database/database.ts'

/** Who stands behind an address, for the operator who is to trust them. */
export type KnownPerson = {
  /** Null where another provider keeps that. */
  isConfirmed: boolean | null
  lines: string[]
}

/** What is known of the account's holder. Anybody may have registered an address that is not theirs. */
export async function whoIs(tx: Transaction, userId: string): Promise<KnownPerson> {
  const person = await tx
    .selectFrom('users')
    // Whom others sign in, they know; their ids are never ours.
    .leftJoin('identityUsers', 'identityUsers.id', 'users.identitySubject')
    .select(['users.email', 'users.createdAt', 'users.signupIpAddress', 'users.identitySubject'])
    .select('identityUsers.emailVerified')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const ways = await tx
    .selectFrom('identityAccounts')
    .select('providerId')
    .where('userId', '=', person.identitySubject)
    .orderBy('providerId')
    .execute()
  const day = person.createdAt.toISOString().slice(0, 16).replace('T', ' at ')
  // A test account of Google is any address that was typed.
  const isOfSandbox = ways.some(({ providerId }) => providerId === SANDBOX_GOOGLE)
  const isConfirmed = person.emailVerified && !isOfSandbox
  return {
    isConfirmed,
    lines: [
      `${person.email} signed up on ${day} UTC from ${person.signupIpAddress ?? 'an unknown address'}, and signs in with ${wayIn(ways)}.`,
      isConfirmed === null ? UNKNOWN : isConfirmed ? CONFIRMED : UNCONFIRMED,
    ],
  }
}

const CONFIRMED = 'The address is confirmed to be theirs.'
const UNKNOWN = 'Whether the address is confirmed to be theirs, Firebase knows: look there first.'
const UNCONFIRMED =
  'Nobody has confirmed that the address is theirs: whoever was first could register it. The link in the mail about the account confirms it; Your account sends it again.'

function wayIn(ways: { providerId: string }[]): string {
  if (ways.length === 0) return 'Firebase'
  return ways.map(({ providerId }) => WAYS[providerId] ?? `Google (${providerId})`).join(' and ')
}

const SANDBOX_GOOGLE = 'sandbox-google'
const WAYS: Record<string, string> = {
  credential: 'a password',
  [SANDBOX_GOOGLE]: 'a test account of Google',
}

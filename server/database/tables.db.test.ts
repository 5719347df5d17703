import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Columns, realColumns } from '#server/testing/columns.ts'
import { testDatabase } from '#server/testing/database.ts'
import type { OpenDatabase } from './database.ts'
import type { Tables } from './tables.ts'

// A column that is missing here, or has another kind than its type, does not compile.
const BELIEVED: { [Name in keyof Tables]: Columns<Tables[Name]> } = {
  users: {
    id: 'text',
    identityIssuer: 'text',
    identitySubject: 'text',
    email: 'text',
    firstName: 'text or null',
    lastName: 'text or null',
    profileImageUrl: 'text or null',
    credits: 'number',
    creditsHeld: 'number',
    ledgerSeq: 'number',
    stripeCustomerId: 'text or null',
    isAdmin: 'boolean',
    usualFooterId: 'text or null',
    shopProfile: 'json or null',
    signupIpAddress: 'text or null',
    browserFingerprint: 'text or null',
    tokensValidAfter: 'time or null',
    closedAt: 'time or null',
    suspendedAt: 'time or null',
    suspensionReason: 'text or null',
    createdAt: 'time',
    updatedAt: 'time',
  },
  attemptCounts: { key: 'text', taken: 'number', endsAt: 'time' },
  usualNetworks: { key: 'text', endsAt: 'time' },
  closedAccounts: { identityHash: 'text', emailHash: 'text', closedAt: 'time' },
  sessions: { sid: 'text', sess: 'json', expire: 'time' },
  identityUsers: {
    id: 'text',
    name: 'text',
    email: 'text',
    emailVerified: 'boolean',
    image: 'text or null',
    createdAt: 'time',
    updatedAt: 'time',
  },
  identityAccounts: {
    id: 'text',
    accountId: 'text',
    providerId: 'text',
    userId: 'text',
    accessToken: 'text or null',
    refreshToken: 'text or null',
    idToken: 'text or null',
    accessTokenExpiresAt: 'time or null',
    refreshTokenExpiresAt: 'time or null',
    scope: 'text or null',
    password: 'text or null',
    createdAt: 'time',
    updatedAt: 'time',
  },
  identityVerifications: {
    id: 'text',
    identifier: 'text',
    value: 'text',
    expiresAt: 'time',
    createdAt: 'time',
    updatedAt: 'time',
  },
  identityKeys: {
    id: 'text',
    publicKey: 'text',
    privateKey: 'text',
    createdAt: 'time',
    expiresAt: 'time or null',
    alg: 'text or null',
    crv: 'text or null',
  },
  payments: {
    userId: 'text',
    id: 'text',
    provider: 'text',
    providerPaymentId: 'text or null',
    packageKey: 'text',
    credits: 'number',
    amountCents: 'number',
    taxCents: 'number or null',
    currency: 'text',
    status: 'text',
    targetCredits: 'number',
    writtenOff: 'number',
    stateVersion: 'number',
    createdAt: 'time',
    updatedAt: 'time',
  },
  paymentWarnings: {
    userId: 'text',
    paymentId: 'text',
    id: 'text',
    kind: 'text',
    reason: 'text',
    amountCents: 'number',
    isOpen: 'boolean',
    answerBy: 'time or null',
    createdAt: 'time',
    updatedAt: 'time',
  },
  refundRequests: {
    userId: 'text',
    id: 'text',
    paymentId: 'text',
    status: 'text',
    actorId: 'text or null',
    declineReason: 'text or null',
    createdAt: 'time',
    resolvedAt: 'time or null',
  },
  auditLog: {
    id: 'text',
    actorId: 'text or null',
    action: 'text',
    subjectId: 'text',
    detail: 'text',
    createdAt: 'time',
  },
  webhookEvents: { id: 'text', type: 'text', outcome: 'text', receivedAt: 'time' },
  creditHolds: {
    userId: 'text',
    id: 'text',
    idempotencyKey: 'text',
    requestHash: 'text',
    attempt: 'number',
    status: 'text',
    leaseExpiresAt: 'time',
    listingId: 'text or null',
    createdAt: 'time',
    resolvedAt: 'time or null',
  },
  creditTransactions: {
    userId: 'text',
    id: 'text',
    seq: 'number',
    amount: 'number',
    balanceAfter: 'number',
    type: 'text',
    description: 'text',
    stripePaymentIntentId: 'text or null',
    paymentId: 'text or null',
    holdId: 'text or null',
    listingId: 'text or null',
    actorId: 'text or null',
    createdAt: 'time',
  },
  listings: {
    userId: 'text',
    id: 'text',
    listingTitle: 'text',
    sku: 'text or null',
    productType: 'text',
    keywords: 'text',
    starredKeywords: 'text or null',
    targetAudience: 'text or null',
    writingStyle: 'text',
    includeEmojis: 'boolean',
    includeBulletedLists: 'boolean',
    descriptionLength: 'text',
    imageDescription: 'text or null',
    customAiInstructions: 'text or null',
    generatedTitle: 'text',
    generatedDescription: 'text',
    generatedTags: 'json',
    generatedAltText: 'text or null',
    generatedExplanation: 'text or null',
    version: 'number',
    copied: 'json',
    listedAt: 'time or null',
    createdAt: 'time',
  },
  listingSearch: {
    userId: 'text',
    createdAt: 'time',
    listingId: 'text',
    listingTitle: 'text',
    sku: 'text or null',
    isListed: 'boolean',
    folded: 'text',
  },
  listingVersions: {
    userId: 'text',
    listingId: 'text',
    number: 'number',
    kind: 'text',
    detail: 'json',
    actorId: 'text',
    earlier: 'json',
    madeAt: 'time',
  },
  footers: {
    userId: 'text',
    id: 'text',
    name: 'text',
    content: 'text',
    version: 'number',
    createdAt: 'time',
    updatedAt: 'time',
  },
  wastebasket: {
    userId: 'text',
    source: 'text',
    id: 'text',
    content: 'json',
    versions: 'json',
    deletedAt: 'time',
  },
  booksLook: {
    id: 'number',
    position: 'text',
    beganAt: 'time',
    finishedAt: 'time',
    isRunning: 'boolean',
    newsUntil: 'time',
    broken: 'json',
    brokenInRound: 'json',
  },
  turns: { name: 'text', takenUntil: 'time' },
  outgoingMails: { id: 'text', sealed: 'text', tries: 'number', dueAt: 'time', createdAt: 'time' },
  migrations: { name: 'text', checksum: 'text', appliedAt: 'time' },
}

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterAll(() => open.close())

it('has the tables and columns that the types promise, and no other', async () => {
  expect(await realColumns(open.db, 'public')).toEqual(BELIEVED)
})

it('leads every key of what a person owns with that person', async () => {
  const { rows } = await sql<{ tableName: string; firstColumn: string }>`
    SELECT t.relname AS table_name, a.attname AS first_column
    FROM pg_index i
    JOIN pg_class t ON t.oid = i.indrelid
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = i.indkey[0]
    WHERE i.indisprimary AND EXISTS (
      SELECT 1 FROM pg_attribute u WHERE u.attrelid = t.oid AND u.attname = 'user_id')
    ORDER BY t.relname`.execute(open.db)
  const strays = rows.filter(({ firstColumn }) => firstColumn !== 'user_id')
  expect(strays.map(({ tableName }) => tableName)).toEqual(['identity_accounts'])
})

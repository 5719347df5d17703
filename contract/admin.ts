import * as z from 'zod/mini'
import { FRESH_SIGN_IN_MINUTES } from './me.ts'
import { PageCursor, PageLimit, PageQuery } from './paging.ts'
import { route } from './route.ts'
import { plainText, requiredText } from './text.ts'

/** Shown where nobody knows the address an account was opened from. */
export const UNKNOWN_ADDRESS = 'Unknown'

/** Members of a group that are listed with it; all of them are found by searching for its value. */
export const MEMBERS_SHOWN = 20

/** Far below what the database can hold, so that a purchase on top always fits. */
export const CREDITS_MAX = 1_000_000_000

/** For whoever sets credits, refunds or suspends in a browser that has been open for a while. */
export const ADMIN_SIGN_IN_AGAIN = `Credits, refunds and suspensions need a sign-in of the last ${FRESH_SIGN_IN_MINUTES} minutes. Please sign in again and repeat it. Nothing was changed.`

export const INVALID_CREDITS = 'Please enter a valid number for credits'

/** A user as the admin sees them. */
export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  credits: z.int(),
  createdAt: z.iso.datetime(),
  signupIpAddress: z.string(),
  fingerprint: z.nullable(z.string()),
  /** Since when and why the account may not be used; null where it may. */
  suspension: z.nullable(z.object({ since: z.iso.datetime(), reason: z.string() })),
})
export type AdminUser = z.infer<typeof AdminUser>

export const USER_SORTS = [
  'newest',
  'oldest',
  'email-asc',
  'email-desc',
  'credits-asc',
  'credits-desc',
] as const
export type UserSort = (typeof USER_SORTS)[number]

/** Without any of these the whole list is answered, newest first. */
export const UserQuery = z.strictObject({
  limit: z.optional(PageLimit),
  cursor: z.optional(PageCursor),
  /** Part of an email address, a network address or a fingerprint, in any case. */
  search: z.optional(plainText({ label: 'The search', max: 200 })),
  sort: z.optional(z.enum(USER_SORTS)),
})
export type UserQuery = z.infer<typeof UserQuery>

export const CreditsBody = z.strictObject({
  credits: z
    .int(INVALID_CREDITS)
    .check(z.gte(0, INVALID_CREDITS), z.lte(CREDITS_MAX, INVALID_CREDITS)),
  /** What the admin saw; with it, a balance that has moved meanwhile is not overwritten. */
  expectedCredits: z.optional(z.int()),
})

export const SUSPENSION_REASON = { max: 300 } as const

/** Without a reason, a suspension is lifted. */
export const SuspensionBody = z.strictObject({
  reason: z.nullable(requiredText({ label: 'A reason', max: SUSPENSION_REASON.max })),
})

export const AdminOverview = z.object({
  users: z.int(),
  totalCredits: z.int(),
  /** Groups by address or groups by fingerprint, whichever are more. */
  duplicateGroups: z.int(),
  /** Of those the one and the other. */
  groupsBy: z.object({ signupIpAddress: z.int(), fingerprint: z.int() }),
  listings: z.int(),
})
export type AdminOverview = z.infer<typeof AdminOverview>

export const DUPLICATE_TRAITS = ['signupIpAddress', 'fingerprint'] as const
export type DuplicateTrait = (typeof DUPLICATE_TRAITS)[number]

const DuplicateQuery = z.extend(PageQuery, {
  by: z.enum(DUPLICATE_TRAITS, `Please group by one of: ${DUPLICATE_TRAITS.join(', ')}.`),
})

/** Accounts that share an address or a fingerprint; never one alone. */
export const DuplicateGroup = z.object({
  value: z.string(),
  /** All of them; `members` holds the newest. */
  size: z.int(),
  members: z.array(AdminUser),
})
export type DuplicateGroup = z.infer<typeof DuplicateGroup>

export const AUDIT_ACTIONS = [
  'credits_set',
  'refund_ordered',
  'refund_declined',
  'admin_granted',
  'admin_revoked',
  'account_suspended',
  'suspension_lifted',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** One act of an admin: who did what to whose account, and when. */
export const AuditLine = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** An email address; null for somebody at the server's own command line. */
  actor: z.nullable(z.string()),
  action: z.enum(AUDIT_ACTIONS),
  /** The email address of the account it was done to. */
  subject: z.string(),
  /** What exactly, such as 'from 10 to 25'. */
  detail: z.string(),
})
export type AuditLine = z.infer<typeof AuditLine>

/** What only an admin may see and do. Refunds stand with the checkout. */
export const adminRoutes = {
  listUsers: route({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'All users, or with a query a page of them; the Link header names the next page',
    access: 'admin',
    scope: null,
    query: UserQuery,
    answer: z.array(AdminUser),
    isPaged: true,
  }),
  setCredits: route({
    method: 'PATCH',
    path: '/api/admin/users/:userId/credits',
    summary: "Set a user's credits, by one entry in their ledger",
    access: 'admin',
    scope: null,
    body: CreditsBody,
    answer: AdminUser,
  }),
  setSuspension: route({
    method: 'PATCH',
    path: '/api/admin/users/:userId/suspension',
    summary: 'Suspend an account with a reason that its holder reads, or lift that',
    access: 'admin',
    scope: null,
    body: SuspensionBody,
    answer: AdminUser,
  }),
  adminOverview: route({
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'How many users, credits, duplicate groups and listings there are',
    access: 'admin',
    scope: null,
    answer: AdminOverview,
  }),
  listDuplicates: route({
    method: 'GET',
    path: '/api/admin/duplicates',
    summary: 'Accounts that share an address or a fingerprint, the largest groups first, paged',
    access: 'admin',
    scope: null,
    query: DuplicateQuery,
    answer: z.array(DuplicateGroup),
    isPaged: true,
  }),
  listAuditLines: route({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'What admins did, newest first, paged',
    access: 'admin',
    scope: null,
    query: PageQuery,
    answer: z.array(AuditLine),
    isPaged: true,
  }),
} as const

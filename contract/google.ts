import * as z from 'zod/mini'
import { PAGES } from './pages.ts'
import { route } from './route.ts'

/** Where Google leads the browser back to; registered with Google under the site's own address. */
export const GOOGLE_CALLBACK_PATH = '/api/identity/callback/google'

/** The sandbox's page on which a test account is chosen. */
export const SANDBOX_GOOGLE_PATH = '/api/sandbox/google/authorize'

/** What can keep someone from getting in with Google, and what helps. */
export const GOOGLE_PROBLEMS = {
  google_cancelled: {
    status: 400,
    title: 'Cancelled',
    detail: 'You came back without choosing an account. Please try again, or use your email.',
  },
  google_sign_in_over: {
    status: 400,
    title: 'This sign-in is over',
    detail: 'It took too long, or was finished in another window. Please try again.',
  },
  google_refused: {
    status: 502,
    title: 'Not confirmed by Google',
    detail: 'Google did not confirm who you are. Please try again, or use your email.',
  },
  google_email_unverified: {
    status: 403,
    title: 'Email not verified',
    detail:
      'Google has not verified the email address of that account. Please verify it there, or use your email here.',
  },
  google_unavailable: {
    status: 503,
    title: 'Google does not answer',
    detail: 'Google does not answer right now. Please try again in a moment, or use your email.',
  },
  email_taken: {
    status: 409,
    title: 'Email already in use',
    detail:
      'An account with this email address already exists under another way of signing in. Please sign in the way you signed up.',
  },
  email_unconfirmed: {
    status: 409,
    title: 'Is that account yours?',
    detail:
      'An account with this email address was opened with a password, and nobody has confirmed it. If it is yours, sign in with the password or ask for a new one. If somebody else opened it, free your address below.',
  },
  account_suspended: {
    status: 403,
    title: 'Account suspended',
    detail: 'This account is suspended. Please write to support.',
  },
  too_many_accounts: {
    status: 429,
    title: 'Too many new accounts',
    detail:
      'Too many accounts were opened from your network. Please wait an hour and try again, or sign in to an account you have.',
  },
} as const

export type GoogleProblem = keyof typeof GOOGLE_PROBLEMS

/** Coming back from Google, the page is told in this part of its address what came of it. */
export const GOOGLE_OUTCOME = 'google'

export const GoogleOutcome = z.enum([
  'welcome',
  'welcome_back',
  'google_cancelled',
  'google_sign_in_over',
  'google_refused',
  'google_email_unverified',
  'google_unavailable',
  'email_taken',
  'email_unconfirmed',
  'account_suspended',
  'too_many_accounts',
])
export type GoogleOutcome = z.infer<typeof GoogleOutcome>

// No backslash, no control character, no fragment: a browser reads it as it was checked.
const ENTRY_PAGE = new RegExp(`^(${PAGES.signIn}|${PAGES.signUp})(\\?[!$-\\[\\]-~]*)?$`)

export const googleRoutes = {
  startGoogle: route({
    method: 'POST',
    path: '/api/identity/sign-in/social',
    summary: 'Where Google asks the person; only where sign-in with Google is set up',
    access: 'anyone',
    scope: null,
    body: z.strictObject({
      provider: z.literal('google', 'The provider must be google'),
      /** The page to come back to, with the outcome in its address. */
      callbackURL: z
        .string('The page to come back to is required')
        .check(
          z.maxLength(1000, 'The page to come back to is too long'),
          z.regex(ENTRY_PAGE, 'The page to come back to must be sign-in or sign-up'),
        ),
    }),
    answer: z.object({ url: z.url() }),
  }),
  freeAddress: route({
    method: 'POST',
    path: '/api/identity/free-address',
    summary:
      'Start an account with the address that Google has just vouched for, taken from whoever never confirmed it',
    access: 'anyone',
    scope: null,
    answer: z.object({ user: z.object({ email: z.string(), name: z.string() }) }),
  }),
} as const

import * as z from 'zod/mini'
import { PASSWORD } from './accounts.ts'
import { addressRoutes } from './addresses.ts'
import { EmailSchema } from './identity-fields.ts'
import { route } from './route.ts'
import { cleanText } from './text.ts'

const NAME_MAX = 100

const NewPassword = z
  .string('Password is required')
  .check(
    z.minLength(PASSWORD.min, `Password must be at least ${PASSWORD.min} characters long.`),
    z.maxLength(PASSWORD.max, `Password must be at most ${PASSWORD.max} characters long.`),
  )

export const SignUpBody = z.strictObject({
  email: EmailSchema,
  password: NewPassword,
  name: z._default(
    z
      .string('Name must be text')
      .check(
        z.overwrite(cleanText),
        z.trim(),
        z.maxLength(NAME_MAX, `Name must be at most ${NAME_MAX} characters`),
      ),
    '',
  ),
})
export type SignUpBody = z.infer<typeof SignUpBody>

/** No rule about the length here: a wrong password is wrong, whatever its form. */
export const SignInBody = z.strictObject({
  email: EmailSchema,
  password: z.string('Password is required').check(z.maxLength(1000, 'Password is too long')),
})
export type SignInBody = z.infer<typeof SignInBody>

export const PasswordResetRequest = z.strictObject({ email: EmailSchema })

/** The token is the secret of the link in the mail. */
export const ResetPasswordBody = z.strictObject({
  token: z.string('The link is not complete').check(z.maxLength(200, 'The link is not complete')),
  newPassword: NewPassword,
})
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>

export const ChangePasswordBody = z.strictObject({
  currentPassword: z
    .string('The current password is required')
    .check(z.maxLength(1000, 'The current password is too long')),
  newPassword: NewPassword,
})
export type ChangePasswordBody = z.infer<typeof ChangePasswordBody>

/** How long the link in a mail about a forgotten password works. */
export const RESET_LINK_MINUTES = 60

const PersonAnswer = z.object({ user: z.object({ email: z.string(), name: z.string() }) })

export const passwordRoutes = {
  requestPasswordReset: route({
    method: 'POST',
    path: '/api/identity/request-password-reset',
    summary: 'Mail a link for a new password; answers alike whether or not there is an account',
    access: 'anyone',
    scope: null,
    body: PasswordResetRequest,
    answer: null,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/identity/reset-password',
    summary: 'Set a new password with the link of the mail; ends every session',
    access: 'anyone',
    scope: null,
    body: ResetPasswordBody,
    answer: null,
  }),
  changePassword: route({
    method: 'POST',
    path: '/api/identity/change-password',
    summary: 'Change the password of the session of the cookie; ends all others',
    access: 'anyone',
    scope: null,
    body: ChangePasswordBody,
    answer: null,
  }),
} as const

/** The embedded identity provider: a session cookie that only mints ID tokens. */
export const identityRoutes = {
  signUp: route({
    method: 'POST',
    path: '/api/identity/sign-up/email',
    summary: 'Open an account with email and password, and sign in',
    access: 'anyone',
    scope: null,
    body: SignUpBody,
    answer: PersonAnswer,
  }),
  signIn: route({
    method: 'POST',
    path: '/api/identity/sign-in/email',
    summary: 'Sign in with email and password',
    access: 'anyone',
    scope: null,
    body: SignInBody,
    answer: PersonAnswer,
  }),
  signOut: route({
    method: 'POST',
    path: '/api/identity/sign-out',
    summary: 'End the session; its ID tokens end with it',
    access: 'anyone',
    scope: null,
    answer: null,
  }),
  ...passwordRoutes,
  ...addressRoutes,
  mintToken: route({
    method: 'GET',
    path: '/api/identity/token',
    summary: 'An ID token for the session of the cookie',
    access: 'anyone',
    scope: null,
    answer: z.object({ token: z.string() }),
  }),
  publicKeys: route({
    method: 'GET',
    path: '/api/identity/jwks',
    summary: 'The keys that ID tokens are signed with',
    access: 'anyone',
    scope: null,
    answer: z.object({ keys: z.array(z.record(z.string(), z.string())) }),
  }),
} as const

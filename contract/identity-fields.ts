import * as z from 'zod/mini'

/** Longer addresses cannot receive mail (RFC 5321). */
const EMAIL_MAX = 254

export const EmailSchema = z
  .string('Email is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(EMAIL_MAX, `Email must be at most ${EMAIL_MAX} characters`),
    z.email('Please enter a valid email address.'),
  )

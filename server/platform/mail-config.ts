import * as z from 'zod/mini'

/** The variables that choose how mail leaves. */
export const mailVariables = {
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isMailServer,
          'SMTP_URL must be an address such as smtps://user:password@mail.example.com.',
        ),
      ),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^([^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/,
          'MAIL_FROM must be an address such as Listwright <hello@example.com>.',
        ),
      ),
  ),
}
const Variables = z.object(mailVariables)

/** How mail leaves: by a server that takes it, or only into a folder of ours. */
export type MailChoice = { provider: 'smtp'; url: string; from: string } | { provider: 'outbox' }

export function mailChoice({ SMTP_URL, MAIL_FROM }: z.infer<typeof Variables>): MailChoice {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return { provider: 'outbox' }
  return { provider: 'smtp', url: SMTP_URL, from: MAIL_FROM }
}

/** Half a set would look like mail and send none. */
export function mailRefusals(given: Record<string, unknown>): string[] {
  if ('SMTP_URL' in given && !('MAIL_FROM' in given))
    return ['MAIL_FROM must be set too: SMTP_URL is, and mail needs a sender.']
  if ('MAIL_FROM' in given && !('SMTP_URL' in given))
    return ['MAIL_FROM must be unset, or SMTP_URL set too: without it no mail is sent.']
  return []
}

function isMailServer(text: string): boolean {
  return /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== ''
}

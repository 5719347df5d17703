import { PAGES } from '#contract/pages.ts'
import type { Mail } from '#server/mail/mail.ts'

const SUBJECT = 'Your Listwright password'

export function aboutReset({ to, link }: { to: string; link: string }): Mail {
  return {
    to,
    subject: SUBJECT,
    text: [
      `Someone asked for a new password for the Listwright account of ${to}.`,
      '',
      'If that was you, open this link within an hour and choose one:',
      '',
      link,
      '',
      'If it was not you, do nothing. Your password stays as it is.',
      '',
    ].join('\n'),
  }
}

/** For whoever signs in in another way only: there is no password that could be new. */
export function aboutNoPassword({ to, origin }: { to: string; origin: string }): Mail {
  return {
    to,
    subject: SUBJECT,
    text: [
      `Someone asked for a new password for the Listwright account of ${to}.`,
      '',
      'This account has no password: it is opened with Continue with Google, here:',
      '',
      `${origin}${PAGES.signIn}`,
      '',
      'If you did not ask, do nothing.',
      '',
    ].join('\n'),
  }
}

import { ADDRESS_LINK_DAYS } from '#contract/addresses.ts'
import type { Mail } from '#server/mail/mail.ts'

export const CONFIRM_SUBJECT = 'Please confirm your email address'

type Linked = { to: string; link: string }

/** To whoever an account was opened for, who may not be the one who opened it. */
export function aboutNewAccount({ to, link }: Linked): Mail {
  return mail(to, CONFIRM_SUBJECT, [
    `Somebody opened a Listwright account with the address ${to}.`,
    '',
    `Please say whether that was you. The link works for ${ADDRESS_LINK_DAYS} days:`,
    '',
    link,
    '',
    'If it was not you, the same page frees your address.',
  ])
}

/** To the address that somebody wants to have in place of theirs. */
export function aboutNewAddress({ to, link }: Linked): Mail {
  return mail(to, CONFIRM_SUBJECT, [
    `Somebody asked to use ${to} for their Listwright account from now on.`,
    '',
    `If that was you, open this link within ${ADDRESS_LINK_DAYS} days and say so:`,
    '',
    link,
    '',
    'If it was not you, do nothing. Nothing changes then.',
  ])
}

/** To the address that is in use so far. */
export function aboutWantedChange({ to, email }: { to: string; email: string }): Mail {
  return mail(to, 'A new address for your Listwright account', [
    `Somebody who is signed in to the Listwright account of ${to} asked to change its address to ${email}.`,
    '',
    'If that was you, open the link that went to the new address.',
    '',
    'If it was not you, change your password at once: then nobody else stays signed in.',
  ])
}

/** To the address that was in use until now. */
export function aboutDoneChange({ to, email }: { to: string; email: string }): Mail {
  return mail(to, 'Your Listwright account has another address', [
    `The Listwright account of ${to} belongs to the address ${email} from now on.`,
    '',
    'If you did not ask for that, please write to support.',
  ])
}

function mail(to: string, subject: string, lines: string[]): Mail {
  return { to, subject, text: [...lines, ''].join('\n') }
}

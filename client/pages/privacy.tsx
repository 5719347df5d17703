import { ADDRESS_LINK_DAYS } from '#contract/addresses.ts'
import { RESET_LINK_MINUTES } from '#contract/identity.ts'
import { OPENING_CREDITS_AGAIN_MONTHS } from '#contract/me.ts'
import { PAGES } from '#contract/pages.ts'
import { RETENTION } from '#contract/retention.ts'
import {
  IDENTITY_PLACEHOLDER,
  OPERATOR_PLACEHOLDER,
  pageTitle,
  type Reader,
} from '#contract/site.ts'
import { PlainText, type Section } from '#client/marketing/plain-text.tsx'
import type { PublicPage } from '#client/marketing/public-page.ts'
import { PublicScreen } from './public-screen.tsx'

export const privacy: PublicPage = {
  canonical: PAGES.privacy,
  title: pageTitle('Privacy'),
  description: 'What is kept about you, why, for how long, and how to take it along or erase it.',
  hasPrices: false,
  Screen: Privacy,
}

/** Since when it says what it says: to be changed with each of its sentences. */
const SINCE = 'Nov 28, 2026'

const IN_SHORT = [
  'What you type and the listings written from it are kept for you, until you delete them.',
  'There is no advertising and no tracking. A fingerprint of your browser is kept for one thing: to see who signs up twice for free credits.',
  'Your card number goes to the payment service alone. We never see it.',
  'You can take everything along in one file, or erase it all, in Your account.',
]

const SECTIONS: Section[] = [
  {
    title: 'Who keeps it',
    points: [`Your data is in the care of ${OPERATOR_PLACEHOLDER}.`],
  },
  {
    title: 'What is kept while you have an account',
    points: [
      'Your email address, and your name if you or Google gave it.',
      'Your password, only as a hash that nobody can read.',
      'What you enter, and the listings and footers made from it, until you delete them.',
      'Every change to your credits and every purchase: the pack, the date and the price. We never see your card number.',
      `The network address you signed up from and a 12-character fingerprint of your browser, for ${RETENTION.traitsMonths} months. They show who signs up again for free credits.`,
    ],
  },
  {
    title: 'For how long',
    rows: [
      ['What you delete', `${RETENTION.deletedDays} days; until then you can restore it`],
      [
        'Versions of a listing',
        `As long as the listing, and ${RETENTION.deletedDays} days after you delete it`,
      ],
      [
        'A sign-in',
        `${RETENTION.sessionDays} days after its last use, ${RETENTION.sessionDaysAtMost} days at most`,
      ],
      ['A link for a new password', `${RESET_LINK_MINUTES} minutes`],
      ['A link about an email address', `${ADDRESS_LINK_DAYS} days`],
      [
        'An access token, as a hash',
        `Until you revoke it, or ${RETENTION.expiredTokenDays} days after it expires`,
      ],
      [
        'A file for many listings',
        `${RETENTION.batchDays} days after its last listing, ${RETENTION.unstartedBatchDays} day if it was never started. Its listings stay.`,
      ],
      ['A failed try at a listing', `${RETENTION.failedTryDays} days`],
      ['Messages from the payment service', `${RETENTION.paymentMessageDays} days`],
      ['An email that could not be sent', `${RETENTION.unsentMailHours} hours`],
      ['Credits, purchases, and what an admin did', 'As long as tax law requires'],
    ],
  },
  {
    title: 'When you leave',
    points: [
      'Delete account, in Your account, erases your address, name, listings, footers, sign-ins and access tokens at once.',
      'The record of credits and purchases stays, under a number in place of your name.',
      `A keyed hash of your address stays for ${OPENING_CREDITS_AGAIN_MONTHS} months, so that the free credits are not given twice.`,
    ],
  },
  {
    title: 'Who else sees it',
    points: [
      'Stripe, the payment service, gets your address, what you buy and the card you type there. If it calculates the tax for this shop, it also gets your network address.',
      `${IDENTITY_PLACEHOLDER}, if you sign in that way.`,
      'If this shop writes with a language model, its provider gets what you enter for a listing. If not, nothing you enter leaves this server.',
      'Nobody else. There is no advertising and no tracking.',
    ],
  },
  {
    title: 'Cookies and what your browser keeps',
    points: [
      'One cookie keeps you signed in. Another tells our pages that somebody is. Signing in with Google sets a third, for 15 minutes.',
      'Your drafts are stored in your browser only, and signing out clears them. The theme, the fingerprint and the notices you closed stay there.',
    ],
  },
  {
    title: 'What you can ask for',
    points: [
      'A copy: Download my data, in Your account, gives you everything in one file.',
      'A correction: you can change your address and your listings yourself. For anything else, write to us.',
      'Erasure: Delete account, in Your account. You can also complain to the data protection authority of your country.',
    ],
  },
]

function Privacy({ reader }: { reader: Reader }) {
  return (
    <PublicScreen current={PAGES.privacy} reader={reader}>
      <PlainText
        title="Privacy"
        lead="What is kept about you, why, and for how long."
        since={SINCE}
        summary={IN_SHORT}
        sections={SECTIONS}
      />
    </PublicScreen>
  )
}

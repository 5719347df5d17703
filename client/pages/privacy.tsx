import { ADDRESS_LINK_DAYS } from '#contract/addresses.ts'
import { RESET_LINK_MINUTES } from '#contract/identity.ts'
import { OPENING_CREDITS_AGAIN_MONTHS } from '#contract/me.ts'
import { PAGES } from '#contract/pages.ts'
import { RETENTION } from '#contract/retention.ts'
import { OPERATOR_PLACEHOLDER, pageTitle, type Reader } from '#contract/site.ts'
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
const SINCE = 'Nov 26, 2026'

const SECTIONS: Section[] = [
  {
    title: 'Who keeps it',
    points: [`What is kept here is answered for by ${OPERATOR_PLACEHOLDER}.`],
  },
  {
    title: 'What is kept while you have an account',
    points: [
      'Your email address, your name if you gave one or Google told it, and your password as a hash that nobody can read.',
      'What you enter and what is written from it: listings and footers, until you delete them.',
      'Each movement of your credits, and each purchase: which pack, when, for how much. Card numbers never reach us.',
      `From which network address and with which browser the account was opened, as a fingerprint of 12 characters, for ${RETENTION.traitsMonths} months: it shows who takes the free credits again and again.`,
    ],
  },
  {
    title: 'For how long',
    points: [
      `What you delete can be had back for ${RETENTION.deletedDays} days, then it is gone. Of a listing that you have, every version is kept.`,
      `A sign-in ends ${RETENTION.sessionDays} days after it was used last, and after ${RETENTION.sessionDaysAtMost} days at most. The link for a new password works for ${RESET_LINK_MINUTES} minutes, one about an address for ${ADDRESS_LINK_DAYS} days.`,
      `An access token is kept as a hash: until you revoke it, or ${RETENTION.expiredTokenDays} days after it has run out.`,
      `A file for many listings at once: ${RETENTION.batchDays} days after the last of it was written; ${RETENTION.unstartedBatchDays} day where it was never started. Its listings stay.`,
      `Tries at a listing that came to nothing: ${RETENTION.failedTryDays} days. What the payment service told us: ${RETENTION.paymentMessageDays} days. Mails that could not be sent: ${RETENTION.unsentMailHours} hours.`,
      'The books (credits, purchases, and what an admin did) are kept as long as tax law asks.',
    ],
  },
  {
    title: 'When you leave',
    points: [
      'Delete account, in Your account, erases your address, name, listings, footers, sign-ins and access tokens at once.',
      'The books stay, under a number that says nothing of you.',
      `For ${OPENING_CREDITS_AGAIN_MONTHS} months a keyed hash of your address stays, so that the free credits are not given again.`,
    ],
  },
  {
    title: 'Who else sees it',
    points: [
      'The payment service (Stripe) gets your address, what you buy and the card that you type there. If it works out the tax for this shop, it gets your network address too.',
      'Google or Firebase, where you choose to sign in with them.',
      'If this shop writes with a language model, its provider gets what you enter for a listing. If it does not, nothing you enter leaves this server.',
      'Nobody else. There is no advertising and no tracking.',
    ],
  },
  {
    title: 'Cookies and what your browser keeps',
    points: [
      'One cookie keeps you signed in, one tells pages that somebody is. Signing in with Google sets one more for a quarter of an hour.',
      'Drafts, the theme and the fingerprint are in your browser alone, and go when you sign out, but for the theme, the fingerprint and notices you closed.',
    ],
  },
  {
    title: 'What you can ask',
    points: [
      'Take everything along as one file: Download my data, in Your account.',
      'Have it corrected: your address and your listings you change yourself; for anything else, write to us.',
      'Have it erased: Delete account, in Your account. You may also complain to the authority of your country.',
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
        sections={SECTIONS}
      />
    </PublicScreen>
  )
}

import { LISTING_COST, REFUND_DAYS } from '#contract/credits.ts'
import { OPENING_CREDITS_AGAIN_MONTHS } from '#contract/me.ts'
import { SIGN_UP_CREDITS } from '#contract/opening-credits.ts'
import { PAGES } from '#contract/pages.ts'
import { OPERATOR_PLACEHOLDER, pageTitle, type Reader } from '#contract/site.ts'
import { PlainText, type Section } from '#client/marketing/plain-text.tsx'
import type { PublicPage } from '#client/marketing/public-page.ts'
import { PublicScreen } from './public-screen.tsx'

export const terms: PublicPage = {
  canonical: PAGES.terms,
  title: pageTitle('Terms'),
  description: 'What you buy, what you get back, and what we ask of you, in plain words.',
  hasPrices: false,
  Screen: Terms,
}

/** Since when it says what it says: to be changed with each of its sentences. */
const SINCE = 'Nov 28, 2026'

const IN_SHORT = [
  `${LISTING_COST} credit is one listing. When none arrives, nothing is charged.`,
  'You pay once for a pack. Credits never expire, and there is no subscription.',
  `Within ${REFUND_DAYS} days of a purchase you get all of your money back.`,
  'What you type and what is written from it are yours, also after you leave.',
]

const SECTIONS: Section[] = [
  {
    title: 'Who you deal with',
    points: [
      `Listwright is run by ${OPERATOR_PLACEHOLDER}.`,
      'It writes listings from what you enter. It is not part of any marketplace, and promises no place in a search and no sale.',
    ],
  },
  {
    title: 'Credits',
    points: [
      `${LISTING_COST} credit writes one complete listing. A listing that could not be written costs nothing.`,
      'You pay once for a pack, in US dollars, at the price beside it. There is no subscription.',
      'Credits never expire, and a new pack adds to what you have. They cannot be sold or passed on.',
      `A new account starts with ${SIGN_UP_CREDITS} free credits. Each person gets them once; an address whose account was deleted gets them again after ${OPENING_CREDITS_AGAIN_MONTHS} months.`,
    ],
  },
  {
    title: 'Your money back',
    points: [
      `Ask within ${REFUND_DAYS} days of a purchase, in your credit history, and you get all of it back.`,
      'The credits of that purchase then leave your balance, as far as they are still there. Listings you have written stay yours.',
      'Rights that the law of your country gives you come on top of this.',
    ],
  },
  {
    title: 'Your texts',
    points: [
      'What you enter is yours, and so is every listing that is written from it. You may use it anywhere, also after you leave.',
      'Read a listing before you publish it: you answer for what it says about your item.',
      'Enter nothing that is not yours to use, and nothing that is against the law.',
    ],
  },
  {
    title: 'What ends an account',
    points: [
      'You can delete your account at any time, in Your account. Credits that are left are then lost.',
      'Whoever opens many accounts for free credits, or harms the shop or others, can be suspended. You are then told why, and whom to write to.',
    ],
  },
  {
    title: 'When something goes wrong',
    points: [
      'We mend what breaks as soon as we can. If it cost you a credit or a payment and gave you nothing, you get it back.',
      'Beyond that we owe you at most what you paid us in the last twelve months, unless the law of your country gives you more.',
    ],
  },
]

function Terms({ reader }: { reader: Reader }) {
  return (
    <PublicScreen current={PAGES.terms} reader={reader}>
      <PlainText
        title="Terms"
        lead="What you buy, what you get back, and what we ask of you."
        since={SINCE}
        summary={IN_SHORT}
        sections={SECTIONS}
      />
    </PublicScreen>
  )
}

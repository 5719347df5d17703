import { REFUND_DAYS } from '#contract/credits.ts'
import {
  FREE_PLAN_CREDITS,
  SIGN_UP_CREDITS,
  WELCOME_BONUS_CREDITS,
} from '#contract/opening-credits.ts'
import { TAG } from '#contract/listings.ts'
import { Accordion } from '#client/ui/accordion.tsx'
import { QuiltPatch } from '#client/art/quilt.tsx'
import { SectionHeading } from './section-heading.tsx'

const QUESTIONS = [
  {
    title: 'What is a credit?',
    content: `One credit generates one complete listing: a title, a description, up to ${TAG.max} tags, alt text when you describe your photo, and an explanation of the choices.`,
  },
  {
    title: 'What is free?',
    content: `Your first ${SIGN_UP_CREDITS} credits: ${FREE_PLAN_CREDITS} from the free plan, and a welcome bonus of ${WELCOME_BONUS_CREDITS} more when you sign up. No card needed.`,
  },
  {
    title: 'Do credits expire?',
    content: 'No. Credits never expire. Use one today and the rest next year.',
  },
  {
    title: 'Can I buy more before I run out?',
    content: 'Yes, at any time. A new pack adds to the balance you already have.',
  },
  {
    title: 'Can I change a listing after it is written?',
    content:
      'Every part of it, as often as you like, on the dashboard and in your history. Edits do not use credits.',
  },
  {
    title: 'What if it is not for me?',
    content: `Ask within the first ${REFUND_DAYS} days of a purchase and you get a full refund.`,
  },
  {
    title: 'Is there a subscription?',
    content: 'No. You pay once for a pack. There is nothing to cancel.',
  },
]

/** Answers on credits, buying more, editing and refunds. */
export function Faq() {
  return (
    <section className="grid gap-8 py-16 md:gap-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:py-22">
      <div>
        <SectionHeading
          title="Questions people ask first"
          lead="Short answers, nothing hidden in the small print."
        />
        <QuiltPatch columns={2} start={20} className="mt-10 w-52 max-lg:hidden" />
      </div>
      <Accordion items={QUESTIONS} openAtFirst={2} />
    </section>
  )
}

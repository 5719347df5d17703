import type { ReactNode } from 'react'
import type { Reader } from '#contract/site.ts'
import { type CreditPackage, PACKAGES, PACKAGE_KEYS } from '#contract/credits.ts'
import {
  FREE_PLAN_CREDITS,
  SIGN_UP_CREDITS,
  WELCOME_BONUS_CREDITS,
} from '#contract/opening-credits.ts'
import { dollars } from '#contract/money.ts'
import { LOGIN_PATH, PAGES } from '#contract/pages.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { HangTag } from '#client/ui/kraft-label.tsx'
import { PunchCard } from '#client/ui/punch-card.tsx'

/** On a phone a card is a line with its price, a line with its credits and the button, so that one screen holds them
 *  all. */
const CARD =
  'relative grid grid-cols-[1fr_auto] items-center gap-x-3 rounded-lg p-5 sm:flex sm:flex-col sm:items-stretch sm:px-6.5 sm:pt-6.5 sm:pb-6 forced-colors:border'

/** Beside the name on a phone; on the narrowest over the edge, where there is no room for its thread. */
const POPULAR =
  'absolute sm:top-5.5 sm:right-5.5 max-sm:-top-3.5 max-sm:right-5 max-sm:min-[24rem]:top-4.5 max-sm:min-[24rem]:right-auto max-sm:min-[24rem]:left-30 max-[23.99rem]:after:hidden'

/** The largest package: every card has as many holes, so that packages compare at a glance. */
const SLOTS = Math.max(...Object.values(PACKAGES).map((offer) => offer.credits))

type PackageCardsProps = { reader: Reader; headingLevel: 2 | 3 }

/** The packages, and for visitors what an account starts with. */
export function PackageCards({ reader, headingLevel }: PackageCardsProps) {
  return (
    <ul
      className={classNames(
        'grid items-stretch gap-3 sm:grid-cols-2 sm:gap-5',
        reader === 'visitor' ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
      )}
    >
      {reader === 'visitor' && <FreeCard headingLevel={headingLevel} />}
      {PACKAGE_KEYS.map((key) => (
        <PackageCard key={key} offer={PACKAGES[key]} reader={reader} headingLevel={headingLevel} />
      ))}
    </ul>
  )
}

function FreeCard({ headingLevel }: { headingLevel: 2 | 3 }) {
  return (
    <li className={classNames(CARD, 'bg-sheet shadow-e1')}>
      <CardHeading id="package-free" level={headingLevel}>
        Free
      </CardHeading>
      <Terms
        price="$0"
        credits={FREE_PLAN_CREDITS}
        note={
          <>
            + {WELCOME_BONUS_CREDITS} at sign-up:{' '}
            <b className="font-semibold text-ink">{SIGN_UP_CREDITS} in all</b>
          </>
        }
        promised={WELCOME_BONUS_CREDITS}
      />
      <ButtonLink look="primary" href={LOGIN_PATH} className="col-span-2 mt-auto w-full">
        Get Started Free
      </ButtonLink>
    </li>
  )
}

type PackageCardProps = { offer: CreditPackage; reader: Reader; headingLevel: 2 | 3 }

function PackageCard({ offer, reader, headingLevel }: PackageCardProps) {
  const { key, name, credits, priceCents, perCreditCents, isMostPopular } = offer
  const note = `${dollars(perCreditCents)} per credit`
  const headingId = `package-${key}`
  return (
    <li
      className={classNames(
        CARD,
        isMostPopular
          ? 'on-press shadow-e2 dark:inset-ring-2 dark:inset-ring-press-line'
          : 'bg-sheet shadow-e1',
      )}
    >
      {isMostPopular && <HangTag className={POPULAR}>Most Popular</HangTag>}
      <CardHeading id={headingId} level={headingLevel}>
        {name}
      </CardHeading>
      <Terms price={dollars(priceCents)} credits={credits} note={note} isOnPress={isMostPopular} />
      {/* Neither address names the package; the chosen one is remembered beside it, also past signing up. */}
      <ButtonLink
        look={isMostPopular ? 'weld' : 'outline'}
        href={reader === 'member' ? PAGES.checkout : LOGIN_PATH}
        data-package={key}
        aria-describedby={headingId}
        className="col-span-2 mt-auto w-full"
      >
        {reader === 'member' ? 'Add Credits' : 'Get Started'}
      </ButtonLink>
    </li>
  )
}

type CardHeadingProps = { id: string; level: 2 | 3; children: string }

function CardHeading({ id, level, children }: CardHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading
      id={id}
      className="font-display text-[1.25rem] leading-tight font-semibold tracking-title"
    >
      {children}
    </Heading>
  )
}

type TermsProps = {
  price: string
  credits: number
  promised?: number
  note: ReactNode
  isOnPress?: boolean
}

function Terms({ price, credits, promised = 0, note, isOnPress = false }: TermsProps) {
  return (
    <>
      <p className="font-display text-[1.75rem] leading-none font-semibold tracking-logo sm:mt-3.5 sm:text-[2.75rem]">
        {price}
      </p>
      <p className="col-span-2 mt-2 mb-3.5 flex items-baseline justify-between gap-2 text-ui sm:mt-4 sm:mb-0">
        <b className="font-semibold whitespace-nowrap">{credits} credits</b>
        <span
          className={classNames(
            'text-right text-small',
            isOnPress ? 'text-on-press-2' : 'text-ink-3',
          )}
        >
          {note}
        </span>
      </p>
      <div className="mt-3.5 mb-6 max-sm:hidden">
        <PunchCard filled={credits} promised={promised} slots={SLOTS} />
      </div>
    </>
  )
}

import type { Reader } from '#contract/site.ts'
import { type CreditPackage, PACKAGES, PACKAGE_KEYS } from '#contract/credits.ts'
import { FREE_PLAN_CREDITS, WELCOME_BONUS_CREDITS } from '#contract/opening-credits.ts'
import { dollars } from '#contract/money.ts'
import { LOGIN_PATH, PAGES } from '#contract/pages.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { HangTag } from '#client/ui/kraft-label.tsx'
import { PunchCard } from '#client/ui/punch-card.tsx'

/** The largest package: every card has as many holes, so that packages compare at a glance. */
const SLOTS = Math.max(...Object.values(PACKAGES).map((offer) => offer.credits))

type PackageCardsProps = { reader: Reader; headingLevel: 2 | 3 }

/** The packages, and for visitors what an account starts with. */
export function PackageCards({ reader, headingLevel }: PackageCardsProps) {
  return (
    <ul
      className={classNames(
        'grid items-stretch gap-5 sm:grid-cols-2',
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
    <li className="flex flex-col rounded-lg bg-sheet px-6.5 pt-6.5 pb-6 shadow-e1 forced-colors:border">
      <CardHeading id="package-free" level={headingLevel}>
        Free
      </CardHeading>
      <Terms
        price="$0"
        credits={FREE_PLAN_CREDITS}
        note={`+ ${WELCOME_BONUS_CREDITS} welcome bonus at sign-up`}
        promised={WELCOME_BONUS_CREDITS}
      />
      <ButtonLink look="primary" href={LOGIN_PATH} className="mt-auto w-full">
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
        'relative flex flex-col rounded-lg px-6.5 pt-6.5 pb-6 forced-colors:border',
        isMostPopular
          ? 'on-press shadow-e2 dark:inset-ring-2 dark:inset-ring-press-line'
          : 'bg-sheet shadow-e1',
      )}
    >
      {isMostPopular && <HangTag className="absolute top-5.5 right-5.5">Most Popular</HangTag>}
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
        className="mt-auto w-full"
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
  note: string
  isOnPress?: boolean
}

function Terms({ price, credits, promised = 0, note, isOnPress = false }: TermsProps) {
  return (
    <>
      <p className="mt-3.5 font-display text-[2.75rem] leading-none font-semibold tracking-logo">
        {price}
      </p>
      <p className="mt-4 flex items-baseline justify-between gap-2 text-ui">
        <b className="font-semibold">{credits} credits</b>
        <span className={classNames('text-small', isOnPress ? 'text-on-press-2' : 'text-ink-3')}>
          {note}
        </span>
      </p>
      <div className="mt-3.5 mb-6">
        <PunchCard filled={credits} promised={promised} slots={SLOTS} />
      </div>
    </>
  )
}

import { classNames } from '#client/ui/class-names.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'

type BalanceProps = { credits: number; isLarge?: boolean }

/** A number of credits, large enough to be proud of. */
export function Balance({ credits, isLarge = false }: BalanceProps) {
  return (
    <p className="flex items-baseline gap-2 font-medium">
      <span
        className={classNames(
          'font-display text-[2rem] leading-none font-semibold',
          isLarge && 'tracking-logo lg:text-[3.25rem]',
        )}
      >
        {wholeNumber(credits)}
      </span>{' '}
      {credits === 1 ? 'credit' : 'credits'}
    </p>
  )
}

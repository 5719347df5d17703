import { wholeNumber } from '#client/ui/whole-number.ts'

/** A number of credits, large enough to be proud of. */
export function Balance({ credits }: { credits: number }) {
  return (
    <p className="flex items-baseline gap-2 font-medium">
      <span className="font-display text-[2rem] leading-none font-semibold">
        {wholeNumber(credits)}
      </span>{' '}
      {credits === 1 ? 'credit' : 'credits'}
    </p>
  )
}

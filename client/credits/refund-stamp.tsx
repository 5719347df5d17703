import { REFUND_DAYS } from '#contract/credits.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Stamp } from '#client/ui/stamp.tsx'

/** The guarantee, as it is stamped beside the promise. */
export function RefundStamp({ className }: { className?: string }) {
  return (
    <Stamp
      top="FULL REFUND"
      figure={String(REFUND_DAYS)}
      unit="days"
      bottom="GUARANTEED"
      className={classNames('flex-none', className)}
    />
  )
}

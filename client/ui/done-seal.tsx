import { Check } from 'lucide-react'
import { classNames } from './class-names.ts'

type DoneSealProps = { size?: 'large' | 'small'; className?: string }

const SIZES = {
  large: {
    seal: 'size-16 border-[3px] outline-1 -outline-offset-8 outline-green-text',
    tick: 'size-7',
  },
  small: { seal: 'size-11 border-2', tick: 'size-5' },
} as const

/** A tick, stamped beside a heading: what was asked for is done. */
export function DoneSeal({ size = 'large', className }: DoneSealProps) {
  const { seal, tick } = SIZES[size]
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid flex-none -rotate-6 place-items-center rounded-full border-green-text text-green-text',
        seal,
        className,
      )}
    >
      <Check strokeWidth={2.6} className={tick} />
    </span>
  )
}

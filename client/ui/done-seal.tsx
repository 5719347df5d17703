import { Check } from 'lucide-react'

/** A tick, stamped above the heading of an entry screen: what was asked for is done. */
export function DoneSeal() {
  return (
    <span
      aria-hidden="true"
      className="order-first -mb-3 grid size-16 -rotate-6 place-items-center rounded-full border-[3px] border-green-text text-green-text outline-1 -outline-offset-8 outline-green-text"
    >
      <Check strokeWidth={2.6} className="size-7" />
    </span>
  )
}

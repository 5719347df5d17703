import { useRef } from 'react'
import { ItemText } from '../item-text.tsx'
import type { ItemInForm } from '../use-item.ts'

/** The stock number, with the next one of the series as an offer: it counts only once it is taken. */
export function Sku({ form }: { form: ItemInForm }) {
  const field = useRef<HTMLDivElement>(null)
  const { item, offeredSku, change } = form
  const isOffered = offeredSku !== '' && item.sku === ''
  const take = () => {
    change({ sku: offeredSku })
    // The button goes with its offer.
    field.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={field} className="relative min-w-0">
      <ItemText
        form={form}
        field="sku"
        placeholder={isOffered ? offeredSku : undefined}
        className={isOffered ? 'pr-12 text-ellipsis' : undefined}
      />
      {isOffered && (
        <button
          type="button"
          aria-label={`Use ${offeredSku} as the SKU`}
          onClick={take}
          className="absolute top-[30px] right-0 min-h-11 rounded-md px-2.5 text-small font-semibold text-green-text hover:underline -outline-offset-4"
        >
          Use
        </button>
      )}
    </div>
  )
}

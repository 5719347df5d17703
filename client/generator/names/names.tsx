import type { Listing } from '#contract/listings.ts'
import { ItemText } from '../item-text.tsx'
import type { ItemInForm } from '../use-item.ts'
import { nicknameFrom } from '#contract/nickname.ts'
import { Sku } from './sku.tsx'

type NamesProps = { form: ItemInForm; listings: readonly Listing[]; isMissing: boolean }

/** What she calls the item: a nickname, which its description suggests, and a stock number. */
export function Names({ form, listings, isMissing }: NamesProps) {
  const { item, change } = form
  const suggested = nicknameFrom(item.productType)
  return (
    <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-3 md:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
      <ItemText
        form={form}
        field="listingTitle"
        isRequired
        isMissing={isMissing}
        placeholder={suggested || 'From your description'}
        onLeave={() => item.listingTitle.trim() === '' && change({ listingTitle: suggested })}
      />
      <Sku form={form} listings={listings} />
    </div>
  )
}

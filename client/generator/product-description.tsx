import { lazy, type RefObject, Suspense } from 'react'
import { Field, TextArea } from '#client/ui/field.tsx'
import { FIELD_NAMES } from './field-names.ts'
import { FieldInfo } from './field-info.tsx'
import { isBlank, type ItemForm } from './item.ts'

const BuyersQuestions = lazy(async () => ({
  default: (await import('./buyers-questions.tsx')).BuyersQuestions,
}))

/** What stands below the description while nobody knows yet what buyers will ask. */
const HINT = <p>Buyers will ask for size, material and care. Nothing is made up.</p>

type ProductDescriptionProps = { form: ItemForm; field: RefObject<HTMLTextAreaElement | null> }

/** The details of the item, and below them what buyers will ask and is not told yet. */
export function ProductDescription({ form, field }: ProductDescriptionProps) {
  const { item, review, change } = form
  return (
    <Field
      label={FIELD_NAMES.productType}
      isRequired
      help={<FieldInfo field="productType" />}
      error={review.errors.productType}
    >
      {(control) => (
        <div>
          <TextArea
            {...control}
            ref={field}
            className="control-over"
            rows={3}
            autoComplete="off"
            placeholder="What it is, material, size, how it is made, who buys it"
            value={item.productType}
            onChange={(event) => change({ productType: event.target.value })}
          />
          <div className="control-foot">
            <Suspense fallback={HINT}>
              {isBlank(item) ? HINT : <BuyersQuestions item={item} field={field} hint={HINT} />}
            </Suspense>
          </div>
        </div>
      )}
    </Field>
  )
}

import { lazy, type RefObject, Suspense } from 'react'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { Field, TextArea } from '#client/ui/field.tsx'
import { FIELD_NAMES } from './field-names.ts'
import { FieldInfo } from './field-info.tsx'
import { isBlank, type ItemForm } from './item.ts'

const BuyersQuestions = lazy(async () => ({
  default: (await import('./buyers-questions.tsx')).BuyersQuestions,
}))

/** What stands below the description while nobody knows yet what buyers will ask. */
const HINT = <p>Buyers will ask for size, material and care. Nothing is made up.</p>

type ProductDescriptionProps = {
  form: ItemForm
  field: RefObject<HTMLTextAreaElement | null>
  isMissing: boolean
}

/** The details of the item, and below them what buyers will ask and is not told yet. */
export function ProductDescription({ form, field, isMissing }: ProductDescriptionProps) {
  const { item, review, change } = form
  return (
    <Field
      label={FIELD_NAMES.productType}
      isRequired
      help={<FieldInfo field="productType" />}
      error={review.errors.productType}
      counter={item.productType !== '' && <CharacterCounter length={item.productType.length} />}
    >
      {(control) => (
        <div>
          <TextArea
            {...control}
            {...(isMissing && { 'aria-invalid': true })}
            name="productType"
            ref={field}
            className="control-over"
            rows={3}
            autoComplete="off"
            placeholder="What it is, what it is made of, how big, how it is used. Facts are enough: paste your notes as they are."
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

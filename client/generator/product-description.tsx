import { lazy, type RefObject, Suspense } from 'react'
import { Field, TextArea } from '#client/ui/field.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'
import { FactsHint } from './facts-hint.tsx'
import { FIELD_NAMES } from './field-names.ts'
import { FieldInfo } from './field-info.tsx'
import { isBlank, type ItemForm } from './item.ts'

const importQuestions = () => import('./buyers-questions.tsx')
// Without them the form is as good as it was; no failure is worth a word.
const BuyersQuestions = lazy(() => importQuestions().catch(() => ({ default: FactsHint })))

type ProductDescriptionProps = { form: ItemForm; field: RefObject<HTMLTextAreaElement | null> }

/** The details of the item, and below them what buyers will ask and is not told yet. */
export function ProductDescription({ form, field }: ProductDescriptionProps) {
  const { item, review, change } = form
  const isStarted = !isBlank(item)
  const hasQuestions = useLatePart(isStarted, importQuestions) && isStarted
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
            <Suspense fallback={<FactsHint />}>
              {hasQuestions ? <BuyersQuestions item={item} field={field} /> : <FactsHint />}
            </Suspense>
          </div>
        </div>
      )}
    </Field>
  )
}

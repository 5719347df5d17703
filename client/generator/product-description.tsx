import { lazy, type RefObject, Suspense } from 'react'
import { Field, TextArea } from '#client/ui/field.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'
import { FactsHint } from './facts-hint.tsx'
import { FIELD_NAMES } from './field-names.ts'
import { FieldInfo } from './field-info.tsx'
import { fillIn, fillingOf } from './gaps.ts'
import type { ItemForm } from './item.ts'

const importQuestions = () => import('./buyers-questions.tsx')
// Without them the form is as good as it was; no failure is worth a word.
const BuyersQuestions = lazy(async () =>
  importQuestions().then(
    (part) => ({ default: part.BuyersQuestions }),
    () => ({ default: FactsHint }),
  ),
)

type ProductDescriptionProps = { form: ItemForm; field: RefObject<HTMLTextAreaElement | null> }

/** The details of the item, and below them what buyers will ask and is not told yet. */
export function ProductDescription({ form, field }: ProductDescriptionProps) {
  const { item, review, change } = form
  const isTold = [item.listingTitle, item.productType, ...item.keywords].some(
    (text) => text.trim() !== '',
  )
  const hasQuestions = useLatePart(isTold, importQuestions) && isTold
  const fill = (label: string) => {
    if (field.current !== null) fillIn(field.current, fillingOf(item.productType, label))
  }
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
            className="relative rounded-b-none focus-visible:z-1"
            rows={3}
            autoComplete="off"
            placeholder="What it is, material, size, how it is made, who buys it"
            value={item.productType}
            onChange={(event) => change({ productType: event.target.value })}
          />
          <div className="min-h-20 rounded-b-md border border-t-0 border-line-control bg-paper px-3 py-2.5 text-meta text-ink-2">
            <Suspense fallback={<FactsHint />}>
              {hasQuestions ? <BuyersQuestions item={item} onFill={fill} /> : <FactsHint />}
            </Suspense>
          </div>
        </div>
      )}
    </Field>
  )
}

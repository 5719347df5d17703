import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
} from 'react'
import { ProfileSwitch } from '#client/accounts/profile-switch.tsx'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card, CardHeader, CardSection } from '#client/ui/card.tsx'
import { LISTING_COST } from '#contract/credits.ts'
import { type Listing, UNTITLED } from '#contract/listings.ts'
import { FurtherSettings, StyleSettings } from './folded-settings.tsx'
import { GenerateBar } from './generate-bar.tsx'
import { isBlank, type Item } from './item.ts'
import { ITEM_FORM } from './item-form-id.ts'
import { KeywordEditor } from './keywords/keyword-editor.tsx'
import { ProductDescription } from './product-description.tsx'
import { FIELDS_MISSING } from './submit-rules.ts'
import { Names } from './names/names.tsx'
import { importFewDetails } from './use-few-details.ts'
import type { ItemInForm } from './use-item.ts'
import { useSending } from './use-sending.ts'

const NoCredits = lazy(async () => ({
  default: (await import('#client/credits/no-credits.tsx')).NoCredits,
}))

const FewDetails = lazy(async () => ({ default: (await importFewDetails()).FewDetails }))

const FoldedDetails = lazy(async () => ({
  default: (await import('./folded-details.tsx')).FoldedDetails,
}))

const StrayQuestion = lazy(async () => ({
  default: (await import('./stray-question.tsx')).StrayQuestion,
}))

/** The form's heading, for links back to it. */
export const FORM_ID = 'your-item'

type GeneratorFormProps = {
  form: ItemInForm
  credits: number
  isGenerating: boolean
  hasFailed: boolean
  /** The listing beside the form, and those before it. */
  listing: Listing | null
  listings: readonly Listing[]
  details: RefObject<HTMLTextAreaElement | null>
  /** What stands below the keywords. */
  promo: ReactNode
  onGenerate: (item: Item) => void
  onStartNew: () => void
  /** In one column the form makes room for its listing. */
  isFolded: boolean
  onUnfold: () => void
}

/** Everything the seller tells about one item. */
export function GeneratorForm({ form, credits, ...props }: GeneratorFormProps) {
  const { item, review } = form
  const details = useDeferredValue(item.productType)
  const { missing, ...sending } = useSending({ form, credits, ...props })
  const bar = { credits, isEmpty: form.isEmpty, hasFailed: props.hasFailed }
  // What is asked before a credit goes is asked in the form.
  const isFolded = props.isFolded && sending.doubt === null && sending.strays.length === 0
  return (
    <>
      {isFolded && (
        <Suspense>
          <FoldedDetails
            nickname={item.listingTitle}
            isUnchanged={sending.isUnchanged}
            onUnfold={props.onUnfold}
          />
        </Suspense>
      )}
      <Card aria-labelledby={FORM_ID} className={isFolded ? 'max-lg:hidden' : undefined}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its fields */}
        <form
          id={ITEM_FORM}
          noValidate
          aria-labelledby={FORM_ID}
          onSubmit={sending.submit}
          onKeyDown={pressInForm}
          className="**:scroll-mb-32"
        >
          <FormHeader
            isEmpty={form.isEmpty}
            note={
              props.listing === null || props.isGenerating || sending.isUnchanged
                ? undefined
                : difference(item, props.listing)
            }
            onStartNew={props.onStartNew}
          />
          {credits < LISTING_COST && (
            <Suspense>
              <NoCredits />
            </Suspense>
          )}
          <div className="grid gap-4 px-4 pb-4 md:px-6">
            <ProductDescription
              form={form}
              field={props.details}
              isMissing={missing === 'productType'}
            />
            <Names form={form} listings={props.listings} isMissing={missing === 'listingTitle'} />
          </div>
          <CardSection>
            <KeywordEditor
              form={form}
              details={details}
              listings={props.listings}
              isMissing={missing === 'keywords'}
            />
            <div className="mt-3 empty:hidden">{props.promo}</div>
          </CardSection>
          <StyleSettings form={form} />
          <ProfileSwitch
            of="this item"
            isOn={item.usesProfile}
            onChange={(usesProfile) => form.change({ usesProfile })}
            className="border-t border-line-soft px-4 md:px-6"
          />
          <FurtherSettings form={form} />
          <div className="grid gap-3 px-4 pb-[18px] empty:hidden md:px-6">
            {review.missing.length > 0 && !isBlank(item) && (
              <Banner look="warning" title={FIELDS_MISSING}>
                <p>Missing: {review.missing.join(', ')}</p>
              </Banner>
            )}
            <Questions sending={sending} details={props.details} />
          </div>
          <GenerateBar {...sending} {...bar} />
        </form>
      </Card>
    </>
  )
}

type QuestionsProps = {
  sending: Omit<ReturnType<typeof useSending>, 'missing'>
  details: RefObject<HTMLTextAreaElement | null>
}

/** What is asked before a credit goes. */
function Questions({ sending, details }: QuestionsProps) {
  const { strays, doubt } = sending
  return (
    <>
      {strays.length > 0 && (
        <Suspense>
          <StrayQuestion
            keywords={strays}
            onKeep={sending.keepStrays}
            onTakeOut={sending.takeStraysOut}
          />
        </Suspense>
      )}
      {doubt && (
        <Suspense>
          <FewDetails
            key={doubt.presses}
            questions={doubt.questions}
            field={details}
            onAdd={sending.addDetails}
            onWrite={sending.writeAnyway}
          />
        </Suspense>
      )}
    </>
  )
}

/** What no longer belongs together: the details in the form, and the listing that stands with them. */
function difference({ listingTitle }: Item, listing: Listing): string {
  const name = listing.listingTitle || UNTITLED
  return listingTitle.trim() === listing.listingTitle
    ? `Changed since “${name}” was written`
    : `A different item from “${name}”`
}

/** Of all that stands in it she has to type two things. */
const FIRST_STEPS = 'To fill in: the description and keywords.'

type FormHeaderProps = { isEmpty: boolean; note: string | undefined; onStartNew: () => void }

function FormHeader({ isEmpty, note, onStartNew }: FormHeaderProps) {
  return (
    <CardHeader
      title="Your item"
      titleId={FORM_ID}
      size="small"
      note={isEmpty ? FIRST_STEPS : note}
      actions={
        isEmpty ? undefined : (
          <Button look="quiet" size="small" className="-mr-3 max-md:min-h-11" onClick={onStartNew}>
            Start a new item
          </Button>
        )
      }
    />
  )
}

/** Enter in a line goes on to the next field: it never spends a credit. Ctrl+Enter generates. */
function pressInForm(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  // React also brings the keys of the dialogs that were opened from here; they stand elsewhere.
  if (!(target instanceof HTMLElement && form.contains(target))) return
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    form.requestSubmit()
  } else if (target instanceof HTMLInputElement) {
    event.preventDefault()
    const fields = [...form.querySelectorAll<HTMLElement>('input, textarea')]
    fields[fields.indexOf(target) + 1]?.focus()
  }
}

import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react'
import { Disclosure } from '#client/ui/accordion.tsx'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card, CardHeader, CardSection } from '#client/ui/card.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { GenerateBar } from './generate-bar.tsx'
import { completeItem, isBlank, type Item, type ItemForm, reviewItem } from './item.ts'
import { ItemText } from './item-text.tsx'
import { KeywordEditor } from './keyword-editor.tsx'
import { ProductDescription } from './product-description.tsx'
import { StyleFields } from './style-fields.tsx'
import { FIELDS_MISSING, hindrance, refusalToast } from './submit-rules.ts'
import { importFewDetails, useFewDetails } from './use-few-details.ts'

const FewDetails = lazy(async () => ({ default: (await importFewDetails()).FewDetails }))

/** The form's heading, for links back to it. */
export const FORM_ID = 'your-item'

type GeneratorFormProps = {
  form: ItemForm & { isEmpty: boolean }
  credits: number
  isGenerating: boolean
  onGenerate: (item: Item) => void
  onStartNew: () => void
}

/** Everything the seller tells about one item. */
export function GeneratorForm({ form, credits, isGenerating, ...events }: GeneratorFormProps) {
  const { item, review, typeKeywords } = form
  const hindered = hindrance({ review, credits, isGenerating })
  const details = useRef<HTMLTextAreaElement>(null)
  const { doubt, isAsking, ...few } = useFewDetails(item, events.onGenerate)

  // A disabled button does not keep a form from being sent by keyboard or script.
  const send = (write: (complete: Item) => void) => {
    const complete = completeItem(form)
    const completeReview = reviewItem(complete)
    const refused = hindered ?? hindrance({ review: completeReview, credits, isGenerating })
    if (refused === null) {
      form.change(complete)
      typeKeywords('')
      write(complete)
      return
    }
    const toast = refusalToast(refused, completeReview)
    if (toast) showToast(toast)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send((complete) => void few.write(complete))
  }
  const writeAnyway = () => {
    few.answer()
    send(events.onGenerate)
  }
  return (
    <Card aria-labelledby={FORM_ID}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its fields */}
      <form
        noValidate
        aria-labelledby={FORM_ID}
        onSubmit={submit}
        onKeyDown={sendOnCtrlEnter}
        className="**:scroll-mb-32"
      >
        <FormHeader isEmpty={form.isEmpty} onStartNew={events.onStartNew} />
        <ItemSection form={form} details={details} />
        <CardSection>
          <KeywordEditor form={form} />
        </CardSection>
        <CardSection>
          <StyleFields form={form} />
        </CardSection>
        <FurtherOptions form={form} />
        {review.missing.length > 0 && (
          <div className="px-4 pb-[18px] md:px-6">
            <MissingFields names={review.missing} isStarted={!isBlank(item)} />
          </div>
        )}
        {doubt && (
          <div className="px-4 pb-[18px] md:px-6">
            <Suspense>
              <FewDetails
                key={doubt.presses}
                questions={doubt.questions}
                field={details}
                onAdd={few.answer}
                onWrite={writeAnyway}
              />
            </Suspense>
          </div>
        )}
        <GenerateBar hindered={hindered} credits={credits} isAsking={isAsking} />
      </form>
    </Card>
  )
}

type FormHeaderProps = { isEmpty: boolean; onStartNew: () => void }

function FormHeader({ isEmpty, onStartNew }: FormHeaderProps) {
  return (
    <CardHeader
      title="Your item"
      titleId={FORM_ID}
      note={
        <>
          Fields marked <span className="text-madder-text">*</span> are required
        </>
      }
      actions={
        isEmpty ? undefined : (
          <Button look="quiet" size="small" onClick={onStartNew}>
            Start a new item
          </Button>
        )
      }
    />
  )
}

type ItemSectionProps = { form: ItemForm; details: RefObject<HTMLTextAreaElement | null> }

function ItemSection({ form, details }: ItemSectionProps) {
  return (
    <CardSection className="grid gap-[18px]">
      <div className="grid gap-[18px] md:grid-cols-[1.7fr_1fr] md:gap-3.5">
        <ItemText form={form} field="listingTitle" isRequired placeholder="A name only you see" />
        <ItemText form={form} field="sku" />
      </div>
      <ProductDescription form={form} field={details} />
    </CardSection>
  )
}

function FurtherOptions({ form }: { form: ItemForm }) {
  const { targetAudience, customAiInstructions } = form.item
  const [isOpenAtFirst] = useState(targetAudience !== '' || customAiInstructions !== '')
  return (
    <CardSection className="grid gap-3">
      <ItemText
        form={form}
        field="imageDescription"
        rows={2}
        hint="Describe your photo and we write alt text from it."
      />
      <Disclosure
        isOpen={isOpenAtFirst}
        summary={
          <span>
            Further options{' '}
            <span className="font-normal text-ink-3">audience and instructions</span>
          </span>
        }
      >
        <div className="grid gap-[18px] pt-2">
          <ItemText form={form} field="targetAudience" />
          <ItemText form={form} field="customAiInstructions" rows={2} />
        </div>
      </Disclosure>
    </CardSection>
  )
}

/** Calm while the form is untouched, a warning once something was typed. */
function MissingFields({ names, isStarted }: { names: string[]; isStarted: boolean }) {
  return (
    <Banner look={isStarted ? 'warning' : 'info'} title={FIELDS_MISSING}>
      <p>Missing: {names.join(', ')}</p>
    </Banner>
  )
}

function sendOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  // React also brings the keys of the dialogs that were opened from here; they stand elsewhere.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

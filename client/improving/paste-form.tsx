import { type ComponentProps, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useIsPhone } from '#client/browser/phone.ts'
import { useHeldForm } from '#client/editing/use-form.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Card } from '#client/ui/card.tsx'
import type { ImproveRequest } from '#contract/improving/improving.ts'
import type { GenerationProgress } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import type { KeptRefusal } from './kept-refusal.ts'
import { isWhole, leftToMend, type Mending } from './mending.ts'
import { focusCheck, NotWorthIt } from './not-worth-it.tsx'
import { fieldOf, Parts, Settings } from './paste-fields.tsx'
import { PasteFooter } from './paste-footer.tsx'
import { type PastedTexts, tagsIn, TypedPasted } from './pasted-texts.ts'
import { RowChoice } from './row-choice.tsx'
import { useCheckAgain } from './use-check-again.ts'
import { useImprovedBefore } from './use-improved-before.ts'
import { isTyped, usePasting } from './use-pasting.ts'

type PasteFormProps = {
  /** Answers whether it was written. */
  onSend: (request: ImproveRequest) => Promise<boolean>
  /** Another listing is pasted than the one that was sent. */
  onAnother: () => void
  isWriting: boolean
  /** What is being written now. */
  stage: GenerationProgress['stage'] | null
  /** Her credits are used up. */
  isOut: boolean
  /** What was not worth a credit, now or when she was here last. */
  refused: KeptRefusal | null
  /** What stands beside the form as long as nothing was refused. */
  beside: ReactNode
  /** What else stands above the button. */
  children?: ReactNode
}

/** Where a listing is pasted, by its parts or as the row of a file. What was pasted is kept until it is written. */
export function PasteForm(props: PasteFormProps) {
  const { onSend, onAnother, isWriting, stage, isOut, refused, beside, children } = props
  const pasting = usePasting(onAnother)
  const { texts, rows } = pasting
  const { before, isBefore } = useImprovedBefore(texts, !isWriting)
  const { sheet, goToFirst, goToPart } = useLeading()
  const form = useHeldForm({
    schema: TypedPasted,
    values: texts,
    onChange: pasting.change,
    // What was improved before is told instead, and sent on request.
    send: async (request) => !(await isBefore(request)) && onSend(request),
  })
  const { mending, isMended, ...checking } = useMending(refused, texts)
  const sendTo = (way: (request: ImproveRequest) => unknown) => {
    const data = sendable(texts)
    if (data) void way(data)
    else goToFirst('[aria-invalid=true]')
  }
  const isOneOfMany = rows.length > 1
  const fields = { pasting, form, mending, isWriting }
  const clear = () => {
    form.forget()
    pasting.clear()
  }
  const another = () => {
    if (!isOneOfMany) flushSync(clear)
    goToFirst('select, [data-part=title]')
  }
  const addTags = (tags: readonly string[]) => {
    flushSync(() => form.change({ tags: [...tagsIn(texts.tags), ...tags].join(', ') }))
    // They are seen where she pressed for them; the verdict stays in sight.
    focusCheck()
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_392px]">
      {mending && (
        <NotWorthIt
          // What was checked comes into view as what was refused did.
          key={mending.isChecked ? mending.health.states.join() : ''}
          mending={mending}
          isNew={checking.isNew}
          another={isOneOfMany ? 'Choose another' : 'Paste another'}
          onAnother={another}
          onMend={goToPart}
          onAddTags={() => addTags(mending.tagsToAdd)}
        />
      )}
      <form
        ref={sheet}
        onSubmit={form.submit}
        onPaste={pasting.paste}
        noValidate
        aria-label="Your listing"
        aria-busy={isWriting}
      >
        <Card>
          <Fields {...fields} />
          {isMended && checking.failure && <NotChecked why={checking.failure} />}
          <PasteFooter
            isWriting={isWriting}
            isSending={form.isPending}
            stage={stage}
            isOut={isOut}
            before={before}
            onAgain={() => sendTo(onSend)}
            isRefused={mending?.isSame === true && (!mending.isChecked || isWhole(mending))}
            isMending={mending !== null}
            onCheck={isMended ? () => sendTo(checking.check) : null}
            isChecking={checking.isPending}
            onClear={isTyped(texts) ? clear : null}
          >
            {children}
          </PasteFooter>
        </Card>
      </form>
      {mending === null && beside}
    </div>
  )
}

/** What stands in the form, where it can be sent. */
function sendable(texts: PastedTexts): ImproveRequest | undefined {
  return TypedPasted.safeParse(texts).data
}

/** The presses that lead to a field of the form. */
function useLeading() {
  const sheet = useRef<HTMLFormElement>(null)
  return {
    sheet,
    goToFirst: (wanted: string) => goTo(sheet.current?.querySelector<HTMLElement>(wanted)),
    goToPart: (part: WrittenPart) => goTo(fieldOf(sheet.current, part)),
  }
}

/** What was refused, and how it stands with what she changed since. */
function useMending(refused: KeptRefusal | null, texts: PastedTexts) {
  const { found, ...checking } = useCheckAgain(refused)
  const mending =
    refused !== null && found !== null && isTyped(texts)
      ? leftToMend(texts, { first: refused, found })
      : null
  return { ...checking, mending, isMended: mending?.isSame === false }
}

type FieldsProps = Pick<PasteFormProps, 'isWriting'> & {
  pasting: ReturnType<typeof usePasting>
  form: Omit<ComponentProps<typeof Parts>, 'faults'>
  mending: Mending | null
}

/** What is pasted, and beside it what is to mend. */
function Fields({ pasting, form, mending, isWriting }: FieldsProps) {
  const isPhone = useIsPhone()
  const faults = mending?.faults ?? []
  const isMending = mending !== null
  // On a phone the first field comes before what few have at hand there.
  const isBelow = isPhone && !isMending && pasting.rows.length <= 1
  const top = <Top pasting={pasting} isMending={isMending} isBelow={isBelow} />
  return (
    <fieldset disabled={isWriting} className="contents">
      {!isBelow && top}
      <Parts {...form} faults={faults} />
      {isBelow && top}
      <Settings {...form} faults={faults} />
    </fieldset>
  )
}

type TopProps = { pasting: ReturnType<typeof usePasting>; isMending: boolean; isBelow: boolean }

/** The ways to paste one; none while the only one is mended. */
function Top({ pasting, isMending, isBelow }: TopProps) {
  const { rows, chosen, take, choose } = pasting
  const choice = { rows, chosen, isBelow, onRead: take, onChoose: choose }
  if (!isMending || rows.length > 1) return <RowChoice {...choice} />
  return <h2 className="px-4 py-3.5 font-display text-h2 font-semibold md:px-6">Your listing</h2>
}

function NotChecked({ why }: { why: string }) {
  return (
    <div className="px-4 pb-4 md:px-6">
      <Banner look="error" title="Not checked" isLive>
        <p>{why}</p>
      </Banner>
    </div>
  )
}

function goTo(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true })
  // In the middle, clear of what stays at the foot.
  field?.scrollIntoView({ block: 'center' })
}

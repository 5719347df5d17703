import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Stitches } from '#client/ui/stitches.tsx'
import type { MarketplaceField } from '#contract/listings.ts'
import { CopyRow } from './copy-row.tsx'
import { AllCopied, NotYetListed, Variation } from './listed.tsx'
import type { FormField } from './marketplace-form.ts'
import { fieldsOf, leftOf, type Placed, usePlacing } from './use-placing.ts'

type FieldByFieldProps = {
  placed: Placed
  /** Begins the next item, or one like this; not where the listing was found in the history. */
  onNext?: (() => void) | undefined
  onVary?: (() => void) | undefined
}

/** Copies one field after the other: with each, the focus goes on to the next. */
export function FieldByField({ placed, onNext, onVary }: FieldByFieldProps) {
  const { listing } = placed
  const [fields, left] = [fieldsOf(placed), leftOf(placed)]
  const { copy, markListed, takeOff } = usePlacing()
  const [isJustDone, setIsJustDone] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const isDone = left.length === 0 && listing.listedAt !== null
  const press = async (field: FormField) => {
    const leftNow = await copy(placed, field)
    if (leftNow === null) return
    setIsJustDone(leftNow.length === 0)
    focusOn(list.current, leftNow[0]?.field)
  }

  // The focus: whoever came by keyboard has the next field under their hands.
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-current] [data-field]')?.focus()
  }, [list])

  const now = left[0]?.field
  const goOn = useEffectEvent((next: MarketplaceField | undefined) => {
    const focused = fields.find(({ field }) => isFocused(list.current, field))
    if (focused && stateOf(focused, left) === 'done') focusOn(list.current, next)
  })
  // The focus: the press that leads here copies the title, which can be through only after that.
  useEffect(() => goOn(now), [now])

  return (
    <>
      {isDone ? (
        <AllCopied
          listing={listing}
          count={fields.length}
          isFocused={isJustDone}
          onTakeOff={() => takeOff(placed)}
          onNext={onNext}
        />
      ) : (
        <Progress done={fields.length - left.length} count={fields.length} />
      )}
      <ol ref={list}>
        {fields.map((field, at) => (
          <CopyRow
            key={field.field}
            field={field}
            number={at + 1}
            state={stateOf(field, left)}
            onCopy={() => void press(field)}
          />
        ))}
      </ol>
      {isDone && onVary && <Variation sku={listing.sku} onVary={onVary} />}
      {!isDone && (
        <NotYetListed
          isChanged={listing.listedAt !== null}
          left={left.length}
          onMark={() => markListed(placed)}
        />
      )}
    </>
  )
}

function focusOn(list: HTMLElement | null, field: MarketplaceField | undefined): void {
  list?.querySelector<HTMLElement>(`[data-field=${field}]`)?.focus()
}

function isFocused(list: HTMLElement | null, field: MarketplaceField): boolean {
  return list?.querySelector(`[data-field=${field}]`) === document.activeElement
}

function stateOf({ field }: FormField, left: readonly FormField[]) {
  if (!left.some((one) => one.field === field)) return 'done'
  return left[0]?.field === field ? 'now' : 'open'
}

function Progress({ done, count }: { done: number; count: number }) {
  return (
    <div className="flex items-center gap-3.5 px-4 pb-3.5 text-meta text-ink-2 md:px-6">
      <Stitches
        className="flex-1"
        states={Array.from({ length: count }, (_, at) => (at < done ? 'met' : 'open'))}
        label="Progress"
      />
      <p role="status">
        <b className="font-semibold text-ink">{done}</b> of {count} copied
      </p>
    </div>
  )
}

import { Plus, Repeat2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import * as z from 'zod/mini'
import { useConfiguration } from '#client/accounts/use-configuration.ts'
import { useForm } from '#client/editing/use-form.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import type { Listing } from '#contract/listings.ts'
import {
  FIELD_OF_PART,
  PartAgain as PartAgainBody,
  piecesOf,
  READY_WISHES,
  WISH_MAX,
  type WrittenPart,
} from '#contract/parts.ts'
import { PartsLeftNote } from './parts-left-note.tsx'
import { Pins } from './pins.tsx'
import type { WrittenAgain } from './use-again.ts'
import { NAME_OF_PART, usePartAgain } from './use-part-again.ts'

type PartAgainProps = {
  listing: Listing
  part: WrittenPart
  onClose: () => void
  onWritten: (written: WrittenAgain) => void
  onEdit: () => void
}

const Asked = z.pick(PartAgainBody, { wish: true })

/** One part of a listing on its way to be written again: what of it stays, and what is to be different. */
export function PartAgain({ listing, part, onClose, onWritten, onEdit }: PartAgainProps) {
  const [pinned, setPinned] = useState<readonly string[]>([])
  const hasModel = useConfiguration()?.writer !== 'composer'
  const { left, write, isWriting, isUnchanged, failure } = usePartAgain({
    listing,
    part,
    onWritten,
  })
  const pieces = piecesIn(listing, part)
  const isUsedUp = left?.left === 0

  const form = useForm({
    schema: Asked,
    initial: { wish: '' },
    send: async ({ wish }) =>
      isUsedUp || write({ wish, pinned: pieces.filter((piece) => pinned.includes(piece)) }),
  })
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isWriting) return
    event.stopPropagation()
    onClose()
  }
  return (
    <form
      aria-label={`Rewrite the ${NAME_OF_PART[part]}`}
      className="part-again"
      onSubmit={form.submit}
    >
      {pieces.length > 0 ? (
        <Pins part={part} pieces={pieces} pinned={pinned} onPin={setPinned} isFixed={isWriting} />
      ) : (
        <p className="max-w-[70ch]">{listing[FIELD_OF_PART[part]]}</p>
      )}
      <div className="-mx-4 mt-4 grid gap-2.5 border-y border-line bg-paper px-4 py-4 md:-mx-6 md:px-6">
        {!isUsedUp && (
          <>
            <div className="grid items-end gap-2 md:grid-cols-[1fr_auto]">
              <Field label="What should be different?" isOptional>
                {(control) => (
                  <TextInput
                    {...control}
                    {...form.field('wish')}
                    ref={comeIntoView}
                    maxLength={WISH_MAX}
                    readOnly={isWriting}
                    onKeyDown={leave}
                  />
                )}
              </Field>
              <Button
                type="submit"
                look="primary"
                isBusy={isWriting}
                icon={<Repeat2 aria-hidden="true" />}
              >
                {isWriting ? 'Rewriting...' : 'Rewrite this part'}
              </Button>
            </div>
            <ReadyWishes
              part={part}
              hasModel={hasModel}
              onChoose={(wish) => form.change({ wish })}
            />
            {!hasModel && !isUnchanged && <ArrangedNote />}
          </>
        )}
        {isUnchanged && <NoOtherWay onEdit={onEdit} />}
        {failure && !isUnchanged && (
          <Banner look="error" isLive>
            {failure}
          </Banner>
        )}
        <PartsLeftNote left={left} part={part} />
        <output className="sr-only">{isWriting && `Rewriting the ${NAME_OF_PART[part]}.`}</output>
      </div>
    </form>
  )
}

function piecesIn(listing: Listing, part: WrittenPart): string[] {
  if (part === 'tags') return listing.generatedTags
  // The same sentence twice is pinned as one.
  return part === 'description' ? [...new Set(piecesOf(listing.generatedDescription))] : []
}

type Wish = keyof typeof READY_WISHES

const WISHES_OF: Record<WrittenPart, readonly Wish[]> = {
  title: ['shorter', 'sizeFirst', 'lessPlayful'],
  description: ['shorter', 'sizeFirst', 'lessPlayful', 'noList'],
  tags: [],
  altText: ['shorter'],
}

type ReadyWishesProps = { part: WrittenPart; hasModel: boolean; onChoose: (wish: string) => void }

/** A press fills the field. */
function ReadyWishes({ part, hasModel, onChoose }: ReadyWishesProps) {
  const wishes = WISHES_OF[part].filter((name) => hasModel || canArrange(part, name))
  if (wishes.length === 0) return null
  return (
    <ul aria-label="Suggestions" className="flex flex-wrap gap-1.5">
      {wishes.map((name) => (
        <li key={name}>
          <button type="button" className="gap" onClick={() => onChoose(READY_WISHES[name])}>
            <Plus aria-hidden="true" />
            {READY_WISHES[name]}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Who only arranges her words can leave some out and put others first, but keeps their tone. */
function canArrange(part: WrittenPart, wish: Wish): boolean {
  return part === 'description' && wish !== 'lessPlayful'
}

/** Nothing went wrong, so it does not look so: another wish may help, her own hand will. */
function NoOtherWay({ onEdit }: { onEdit: () => void }) {
  return (
    <Banner
      look="info"
      title="No other way to say it was found"
      isLive
      action={
        <Button size="small" onClick={onEdit} className="max-md:min-h-11">
          Edit by hand
        </Button>
      }
    >
      <p>
        Nothing was changed, and nothing was used up. Ask for something else, or write it yourself.
      </p>
    </Banner>
  )
}

function ArrangedNote() {
  return (
    <p className="text-meta text-ink-2">
      No AI model is connected to this shop: your own words are arranged anew, so a part may come
      out as it stands. That does not use up a free one.
    </p>
  )
}

/** All of it comes into view, from its heading to its button; of what is higher than the screen the beginning. */
function comeIntoView(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true })
  field?.closest('.listing-part')?.scrollIntoView({ block: 'nearest' })
}

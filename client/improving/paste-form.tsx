import { Wand } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { ProfileSwitch } from '#client/accounts/profile-switch.tsx'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { dropDraft, keepDraft, readDraft } from '#client/browser/drafts.ts'
import { BuyCredits } from '#client/credits/buy-credits.tsx'
import { useHeldForm } from '#client/editing/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardFooter } from '#client/ui/card.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { Field, TextArea, TextInput } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { LISTING_COST } from '#contract/credits.ts'
import type { ImproveRequest } from '#contract/improving/improving.ts'
import { LISTING, TAG, WRITING_STYLES, type WritingStyle } from '#contract/listings.ts'
import { usualSettings } from '#contract/shop-profile/usual-settings.ts'
import {
  NOTHING_PASTED,
  PastedTexts,
  STYLES,
  styleOf,
  tagsIn,
  TypedPasted,
  wrongTags,
} from './pasted-texts.ts'
import { isOfFile, rowsIn } from './read-rows.ts'
import { RowChoice } from './row-choice.tsx'
import { PASTED_DRAFT } from './use-improve.ts'

type PasteFormProps = {
  /** Answers whether it was written. */
  onSend: (request: ImproveRequest) => Promise<boolean>
  isWriting: boolean
  /** How far it is, in words. */
  progress: string
  /** Her credits are used up. */
  isOut: boolean
  /** What stands above the button. */
  children?: ReactNode
}

/** Where a listing is pasted, by its parts or as the row of a file. What was pasted is kept until it is written. */
export function PasteForm(props: PasteFormProps) {
  const { onSend, isWriting, progress, isOut, children } = props
  const [texts, setTexts] = useState(() => readDraft(PASTED_DRAFT, PastedTexts) ?? NOTHING_PASTED)
  const [rows, setRows] = useState<PastedTexts[]>([])
  const change = (changed: PastedTexts) => {
    setTexts(changed)
    if (!isTyped(changed)) dropDraft(PASTED_DRAFT)
    else keepDraft(PASTED_DRAFT, changed)
  }
  const { data: user } = useCurrentUser()
  const form = useHeldForm({
    schema: TypedPasted,
    values: texts,
    onChange: change,
    ownRule: wrongTags,
    send: onSend,
  })
  const { writingStyle, usesProfile } = texts
  const withSettings = (row: PastedTexts) => ({ ...row, writingStyle, usesProfile })
  const take = (found: PastedTexts[]) => {
    const [first] = found
    setRows(found)
    if (first) change(withSettings(first))
  }
  const clear = () => {
    setRows([])
    change(withSettings(NOTHING_PASTED))
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isOfFile(text)) return
    event.preventDefault()
    void rowsIn(text).then(take)
  }
  return (
    <form onSubmit={form.submit} onPaste={paste} noValidate aria-label="Your listing">
      <Card>
        <RowChoice rows={rows} onRead={take} onChoose={(row) => change(withSettings(row))} />
        <Parts {...form} />
        <div className="grid items-start gap-4 border-t border-line px-4 py-5 md:grid-cols-2 md:px-6">
          <Field label="Image Alt Text" isOptional error={form.errors['altText']}>
            {(control) => <TextInput {...control} {...form.field('altText')} />}
          </Field>
          <StyleChoice
            value={styleOf(texts) ?? usualSettings(user?.usual).writingStyle}
            onChange={(chosen) => form.change({ writingStyle: chosen })}
          />
        </div>
        <ProfileSwitch
          of="this listing"
          isOn={usesProfile}
          onChange={(isOn) => form.change({ usesProfile: isOn })}
          className="border-t border-line px-4 py-1 md:px-6"
        />
        <CardFooter className="grid gap-3">
          {children}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <p role="status" className="flex-1 basis-64 text-small text-ink-2">
              {isWriting
                ? `${progress} ${LISTING_COST} credit if enough comes out better.`
                : isOut
                  ? KEPT
                  : AT_REST}
            </p>
            <Actions
              isWriting={isWriting}
              isOut={isOut}
              onClear={isTyped(texts) ? clear : undefined}
            />
          </div>
        </CardFooter>
      </Card>
    </form>
  )
}

type ActionsProps = {
  isWriting: boolean
  isOut: boolean
  onClear: (() => void) | undefined
}

/** What can be done with what is pasted; while it is written, nothing. */
function Actions({ isWriting, isOut, onClear }: ActionsProps) {
  return (
    <>
      {!isWriting && onClear && (
        <Button look="quiet" onClick={onClear}>
          Clear
        </Button>
      )}
      {isOut && !isWriting ? (
        <BuyCredits look="primary" size="large" className="max-md:w-full" />
      ) : (
        <Button
          type="submit"
          look="primary"
          size="large"
          isBusy={isWriting}
          icon={<Wand aria-hidden="true" />}
          className="max-md:w-full"
        >
          {isWriting ? 'Writing…' : `Improve for ${LISTING_COST} credit`}
        </Button>
      )}
    </>
  )
}

/** Also an alt text alone would go along with the next listing. */
function isTyped({ title, description, tags, altText, sku, listingTitle }: PastedTexts): boolean {
  return title + description + tags + altText + sku + listingTitle !== ''
}

const KEPT = 'You need 1 credit. Everything you pasted stays here.'
const AT_REST =
  'You compare the two before anything changes. If too little comes out better, it costs nothing.'

type Form = Pick<
  ReturnType<typeof useHeldForm<PastedTexts, ImproveRequest>>,
  'values' | 'errors' | 'field'
>

function Parts({ values, errors, field }: Form) {
  return (
    <div className="grid gap-4 border-t border-line px-4 py-5 md:px-6">
      <Field
        label="Title"
        isRequired
        error={errors['title']}
        counter={<CharacterCounter length={values.title.length} max={LISTING.titleMax} />}
      >
        {(control) => <TextInput {...control} {...field('title')} autoComplete="off" />}
      </Field>
      <Field
        label="Description"
        isRequired
        error={errors['description']}
        counter={<CharacterCounter length={values.description.length} max={LISTING.productMax} />}
        hint="Paste all of it. Greetings and links are left out, and you see which."
      >
        {(control) => <TextArea {...control} {...field('description')} rows={7} maxRows={18} />}
      </Field>
      <Field
        label="Tags"
        isOptional
        error={errors['tags']}
        hint="Separate with commas."
        counter={<TagsCounter count={tagsIn(values.tags).length} />}
      >
        {(control) => <TextArea {...control} {...field('tags')} rows={2} />}
      </Field>
    </div>
  )
}

function TagsCounter({ count }: { count: number }) {
  const over = count - TAG.max
  if (over <= 0)
    return (
      <span>
        {count} / {TAG.max}
      </span>
    )
  return (
    <span className="font-semibold text-madder-text">
      {count} / {TAG.max}: remove {over === 1 ? '1 tag' : `${over} tags`}
    </span>
  )
}

type StyleChoiceProps = { value: WritingStyle; onChange: (chosen: WritingStyle) => void }

function StyleChoice({ value, onChange }: StyleChoiceProps) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="flex min-h-6 items-center text-small font-semibold">
        Writing Style
      </span>
      <Select label="Writing Style" value={value} onChange={onChange} options={STYLE_OPTIONS} />
    </div>
  )
}

const STYLE_OPTIONS = STYLES.map((value) => ({ value, label: WRITING_STYLES[value].label }))

import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ProfileSwitch } from '#client/accounts/profile-switch.tsx'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { useHeldForm } from '#client/editing/use-form.ts'
import { Card } from '#client/ui/card.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { Field, TextArea, TextInput } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import type { ImproveRequest } from '#contract/improving/improving.ts'
import {
  type GenerationProgress,
  LISTING,
  TAG,
  WRITING_STYLES,
  type WritingStyle,
} from '#contract/listings.ts'
import type { HealthFound } from '#contract/problem-details.ts'
import { usualSettings } from '#contract/shop-profile/usual-settings.ts'
import { NotWorthIt } from './not-worth-it.tsx'
import { PasteFooter } from './paste-footer.tsx'
import {
  type PastedTexts,
  STYLES,
  styleOf,
  tagsIn,
  TypedPasted,
  wrongTags,
} from './pasted-texts.ts'
import { RowChoice } from './row-choice.tsx'
import { isAskedAlike } from './use-improve.ts'
import { isTyped, usePasting } from './use-pasting.ts'

type PasteFormProps = {
  /** Answers whether it was written. */
  onSend: (request: ImproveRequest) => Promise<boolean>
  isWriting: boolean
  /** What is being written now. */
  stage: GenerationProgress['stage'] | null
  /** Her credits are used up. */
  isOut: boolean
  /** What was not worth a credit, and how it stands. */
  refused: { request: ImproveRequest; health: HealthFound } | null
  /** What else stands above the button. */
  children?: ReactNode
}

/** Where a listing is pasted, by its parts or as the row of a file. What was pasted is kept until it is written. */
export function PasteForm(props: PasteFormProps) {
  const { onSend, isWriting, stage, isOut, refused, children } = props
  const pasting = usePasting()
  const { texts, rows, change } = pasting
  const sheet = useRef<HTMLFormElement>(null)
  const form = useHeldForm({
    schema: TypedPasted,
    values: texts,
    onChange: change,
    ownRule: wrongTags,
    send: onSend,
  })
  const isOneOfMany = rows.length > 1
  const clear = () => {
    form.forget()
    pasting.clear()
  }
  const toFirst = (field: string) => sheet.current?.querySelector<HTMLElement>(field)?.focus()
  const another = () => {
    if (!isOneOfMany) flushSync(clear)
    toFirst('select, input:not([type=file])')
  }
  const notWorth = refused !== null && isTyped(texts) ? besideThese(texts, refused) : null
  return (
    <form
      ref={sheet}
      onSubmit={form.submit}
      onPaste={pasting.paste}
      noValidate
      aria-label="Your listing"
      aria-busy={isWriting}
    >
      <Card>
        <fieldset disabled={isWriting} className="contents">
          <RowChoice rows={rows} onRead={pasting.take} onChoose={pasting.choose} />
          <Parts {...form} />
          <Settings {...form} />
        </fieldset>
        <PasteFooter
          isWriting={isWriting}
          stage={stage}
          isOut={isOut}
          isRefused={notWorth?.isSame === true}
          onClear={isTyped(texts) ? clear : null}
        >
          {notWorth ? (
            <NotWorthIt
              {...notWorth}
              another={isOneOfMany ? 'Choose another' : 'Paste another'}
              onAnother={another}
              onMend={() => toFirst('input:not([type=file])')}
            />
          ) : (
            children
          )}
        </PasteFooter>
      </Card>
    </form>
  )
}

type Refused = NonNullable<PasteFormProps['refused']>

/** How what was sent stands, and whether it is still what stands in the form. */
function besideThese(texts: PastedTexts, { request, health }: Refused) {
  const { data } = TypedPasted.safeParse(texts)
  return { health, isSame: data !== undefined && isAskedAlike(data, request) }
}

type Form = Pick<
  ReturnType<typeof useHeldForm<PastedTexts, ImproveRequest>>,
  'values' | 'errors' | 'field' | 'change'
>

function Settings({ values, errors, field, change }: Form) {
  const { data: user } = useCurrentUser()
  return (
    <>
      <div className="grid items-start gap-4 border-t border-line px-4 py-5 md:grid-cols-2 md:px-6">
        <Field label="Image Alt Text" isOptional error={errors['altText']}>
          {(control) => <TextInput {...control} {...field('altText')} />}
        </Field>
        <StyleChoice
          value={styleOf(values) ?? usualSettings(user?.usual).writingStyle}
          onChange={(chosen) => change({ writingStyle: chosen })}
        />
      </div>
      <ProfileSwitch
        of="this listing"
        isOn={values.usesProfile}
        onChange={(isOn) => change({ usesProfile: isOn })}
        className="border-t border-line px-4 py-1 md:px-6"
      />
    </>
  )
}

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

import type { KeyboardEvent, ReactNode } from 'react'
import { ProfileSwitch } from '#client/accounts/profile-switch.tsx'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { useIsPhone } from '#client/browser/phone.ts'
import type { useHeldForm } from '#client/editing/use-form.ts'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { Field, type FieldControl, TextArea, TextInput } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import type { Fault } from '#contract/improving/fault.ts'
import type { ImproveRequest } from '#contract/improving/improving.ts'
import { LISTING, TAG, WRITING_STYLES, type WritingStyle } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { usualSettings } from '#contract/shop-profile/usual-settings.ts'
import { FieldFaults } from './faults.tsx'
import { longTags, type PastedTexts, STYLES, styleOf, tagsIn } from './pasted-texts.ts'

type Form = Pick<
  ReturnType<typeof useHeldForm<PastedTexts, ImproveRequest>>,
  'values' | 'errors' | 'field' | 'change'
> & {
  /** What is to be mended in what stands there. */
  faults: readonly Fault[]
}

/** By which a press leads to the field of a part. */
export function fieldOf(form: HTMLElement | null, part: WrittenPart): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[data-part=${part}]`) ?? null
}

export function Settings({ values, errors, field, change, faults }: Form) {
  const { data: user } = useCurrentUser()
  return (
    <>
      <div className="grid items-start gap-4 border-t border-line px-4 py-5 md:grid-cols-2 md:px-6">
        <Field
          label="Image Alt Text"
          isOptional
          error={errors['altText']}
          note={noteOf('altText', faults)}
        >
          {(control) => (
            <TextInput
              {...control}
              {...field('altText')}
              data-part="altText"
              placeholder="What the first photo shows"
            />
          )}
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

export function Parts({ values, errors, field, faults }: Form) {
  return (
    <div className="grid gap-4 border-t border-line px-4 py-5 first:border-t-0 md:px-6">
      <Field
        label="Title"
        isRequired
        error={errors['title']}
        note={noteOf('title', faults)}
        counter={<CharacterCounter length={values.title.length} max={LISTING.titleMax} />}
      >
        {(control) => <TitleField {...control} {...field('title')} />}
      </Field>
      <Field
        label="Description"
        isRequired
        error={errors['description']}
        note={noteOf('description', faults)}
        counter={<CharacterCounter length={values.description.length} max={LISTING.productMax} />}
        hint="Paste all of it. Greetings and links are left out, and you see which."
      >
        {(control) => (
          <TextArea
            {...control}
            {...field('description')}
            data-part="description"
            placeholder="The whole text of your listing, as it stands in your shop"
            rows={7}
            maxRows={18}
          />
        )}
      </Field>
      <Field
        label="Tags"
        isOptional
        error={errors['tags']}
        note={noteOf('tags', faults)}
        hint="Separate with commas."
        counter={<TagsCounter tags={tagsIn(values.tags)} />}
      >
        {(control) => (
          <TextArea
            {...control}
            {...field('tags')}
            data-part="tags"
            placeholder="ring dish, walnut dish, ring holder"
            rows={2}
          />
        )}
      </Field>
    </div>
  )
}

type TitleFieldProps = FieldControl & ReturnType<Form['field']>

/** One line that wraps, so that all of a long title is read; a key sends it as it sends any other line. */
function TitleField({ onChange, ...control }: TitleFieldProps) {
  const isPhone = useIsPhone()
  return (
    <TextArea
      {...control}
      data-part="title"
      placeholder="The title as buyers see it now"
      autoComplete="off"
      rows={isPhone ? 2 : 1}
      maxRows={5}
      className="resize-none"
      onKeyDown={sendByKey}
      onChange={(event) => {
        event.target.value = event.target.value.replaceAll(/\s*\n\s*/g, ' ')
        onChange(event)
      }}
    />
  )
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  // Where nothing is sent by a key, there is no such button.
  event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.click()
}

function noteOf(part: WrittenPart, faults: readonly Fault[]): ReactNode {
  return faults.some((fault) => fault.part === part) && <FieldFaults part={part} faults={faults} />
}

function TagsCounter({ tags }: { tags: readonly string[] }) {
  const over = tags.length - TAG.max
  const long = longTags(tags).length
  if (over <= 0)
    return (
      <span>
        {/* None of them keeps her from sending it: the new ones are shorter. */}
        {long > 0 && (
          <span className="font-semibold text-weld-text">
            {long} over {TAG.lengthMax} characters{' · '}
          </span>
        )}
        {tags.length} / {TAG.max}
      </span>
    )
  return (
    <span className="font-semibold text-madder-text">
      {tags.length} / {TAG.max}: remove {over === 1 ? '1 tag' : `${over} tags`}
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

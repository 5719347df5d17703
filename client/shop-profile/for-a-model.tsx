import { Bot } from 'lucide-react'
import type { useHeldForm } from '#client/editing/use-form.ts'
import { Folded } from '#client/ui/folded.tsx'
import { Segmented } from '#client/ui/choice.tsx'
import { Field, TextArea, TextInput } from '#client/ui/field.tsx'
import type { ShopProfile } from '#contract/shop-profile.ts'
import { type ProfileTexts, SUGGESTED } from './profile-texts.ts'

export type Form = Pick<
  ReturnType<typeof useHeldForm<ProfileTexts, ShopProfile>>,
  'values' | 'errors' | 'field' | 'change'
>

export const SECTION = 'grid gap-4 border-t border-line px-4 py-5 first:border-t-0 md:px-6'
export const PAIR = 'grid items-start gap-4 md:grid-cols-2'

/** What only a model can follow. */
export function ForAModel(form: Form) {
  return (
    <fieldset className={SECTION}>
      <legend className="sr-only">For the AI model</legend>
      <div>
        <p aria-hidden="true" className="font-display text-h3 font-semibold">
          For the AI model
        </p>
        <p className="mt-0.5 text-small text-ink-2">Used wherever they fit your details.</p>
      </div>
      <ModelFields {...form} />
    </fieldset>
  )
}

/** The same where none is connected: at the end and folded, as it does nothing yet. */
export function ForLater(form: Form) {
  const { errors } = form
  const isWrong = [errors['shopName'], errors['alwaysSay']].some((error) => error !== undefined)
  return (
    <Folded
      icon={<Bot aria-hidden="true" />}
      summary={
        <>
          <b className="font-semibold">For the AI model</b>{' '}
          <span className="text-ink-3">Kept, and used once an AI model is connected.</span>
        </>
      }
      action="Change"
      about="what the AI model is told"
      isForced={isWrong}
    >
      <div className="grid gap-4">
        <ModelFields {...form} />
      </div>
    </Folded>
  )
}

function ModelFields({ values, errors, field, change }: Form) {
  return (
    <>
      <div className={PAIR}>
        <Field label="Shop name" isOptional error={errors['shopName']}>
          {(control) => <TextInput {...control} {...field('shopName')} />}
        </Field>
        <Segmented
          label="Voice"
          name="speaker"
          value={values.speaker}
          onChange={(speaker) => change({ speaker })}
          options={SPEAKERS}
        />
      </div>
      <Field
        label="Preferred words"
        isOptional
        error={errors['alwaysSay']}
        hint="Separate with commas."
      >
        {(control) => (
          <TextArea
            {...control}
            {...field('alwaysSay')}
            rows={2}
            placeholder={SUGGESTED.alwaysSay}
          />
        )}
      </Field>
    </>
  )
}

const SPEAKERS = [
  { value: '', label: 'As typed' },
  { value: 'I', label: 'I' },
  { value: 'we', label: 'We' },
]

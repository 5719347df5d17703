import { Check } from 'lucide-react'
import { useConfiguration } from '#client/accounts/use-configuration.ts'
import { useEdit } from '#client/editing/use-edit.ts'
import { useHeldForm } from '#client/editing/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Segmented } from '#client/ui/choice.tsx'
import { Field, TextArea, TextInput } from '#client/ui/field.tsx'
import type { Listing } from '#contract/listings.ts'
import { SHOP_PROFILE, type ShopProfile } from '#contract/shop-profile.ts'
import { FootersOfKinds } from './footers-of-kinds.tsx'
import { InAnExample, InLastListing } from './in-last-listing.tsx'
import { NewItems } from './new-items.tsx'
import type { Said } from './profile-effect.ts'
import { WhatItDoes } from './what-it-does.tsx'
import {
  factsIn,
  ProfileTexts,
  SUGGESTED,
  textsOf,
  TypedProfile,
  wrongFact,
} from './profile-texts.ts'
import { useSaveShopProfile } from './use-shop-profile.ts'

type ProfileFormProps = {
  profile: ShopProfile
  /** In which what is typed is shown beside it; none in a shop that has written nothing yet. */
  lastListing: Listing | 'none' | undefined
  example: Said & { name: string }
}

/** Everything a shop says once. What was typed and not saved is kept until it is. */
export function ProfileForm({ profile, lastListing, example }: ProfileFormProps) {
  const { save, isSaved, failure, forget } = useSaveShopProfile()
  const edit = useEdit({
    draftName: 'shop-profile',
    schema: ProfileTexts,
    saved: textsOf(profile),
    save: (texts) => save(TypedProfile.parse(texts)),
    isForm: true,
  })
  const type = (texts: ProfileTexts) => {
    // What was said of the saving is true no longer.
    forget()
    edit.type(texts)
  }
  const isConnected = useConfiguration()?.writer !== 'composer'
  const form = useHeldForm({
    schema: TypedProfile,
    values: edit.text,
    onChange: type,
    ownRule: wrongFact,
    send: (typed) => edit.saveAs(textsOf(typed)),
  })
  return (
    <>
      <form onSubmit={form.submit} noValidate aria-label="Shop profile">
        <Card>
          <EveryListing {...form} />
          <ForAModel {...form} isConnected={isConnected} />
          <NewItems texts={form.values} onChange={type} />
          <FootersOfKinds
            text={form.values.footers}
            error={form.errors['footers']}
            onChange={(footers) => form.change({ footers })}
          />
          <div className="bottom-0 flex flex-wrap md:sticky items-center justify-end gap-3 rounded-b-lg border-t border-line bg-paper px-4 py-3 md:px-6">
            {edit.isRestored && !failure && (
              <p className="mr-auto text-small text-ink-2">
                These are your unsaved changes from before.
              </p>
            )}
            {failure && (
              <p role="alert" className="mr-auto flex-1 basis-64 text-small text-madder-text">
                <b className="font-semibold">Not saved.</b> {failure} What you typed stays here.
              </p>
            )}
            <p role="status" className="mr-auto text-small text-green-text">
              {isSaved && 'Saved. It is used for every listing from now on.'}
            </p>
            <Button
              type="submit"
              look="primary"
              isBusy={form.isPending}
              icon={<Check aria-hidden="true" />}
              className="max-md:w-full"
            >
              Save profile
            </Button>
          </div>
        </Card>
      </form>
      <div className="grid grid-cols-1 gap-5">
        {lastListing === 'none' && <InAnExample example={example} typed={form.values} />}
        {lastListing && lastListing !== 'none' && (
          <InLastListing listing={lastListing} typed={form.values} />
        )}
        <WhatItDoes />
      </div>
    </>
  )
}

type Form = Pick<
  ReturnType<typeof useHeldForm<ProfileTexts, ShopProfile>>,
  'values' | 'errors' | 'field' | 'change'
>

/** What holds for everything she makes, whoever writes it. */
function EveryListing({ values, errors, field, change }: Form) {
  return (
    <div className={SECTION}>
      <Field
        label="Standing facts"
        isOptional
        error={errors['facts']}
        hint="One per line. Every listing includes them, word for word."
        counter={
          <span className="text-meta font-normal text-ink-3">
            {factsIn(values.facts).length} of {SHOP_PROFILE.factsMax}
          </span>
        }
      >
        {(control) => <TextArea {...control} {...field('facts')} placeholder={SUGGESTED.facts} />}
      </Field>
      <Field
        label="Never say"
        isOptional
        error={errors['neverSay']}
        hint="Separate with commas. A sentence that contains one is left out; see the preview."
      >
        {(control) => (
          <TextArea {...control} {...field('neverSay')} rows={2} placeholder={SUGGESTED.neverSay} />
        )}
      </Field>
      <div className={PAIR}>
        <Field
          label="Default audience"
          isOptional
          error={errors['audience']}
          hint="Used when an item names no audience."
        >
          {(control) => <TextInput {...control} {...field('audience')} />}
        </Field>
        <Segmented
          label="Spelling"
          name="spelling"
          value={values.spelling}
          onChange={(spelling) => change({ spelling })}
          options={SPELLINGS}
        />
      </div>
    </div>
  )
}

/** What only a model can follow. It is said once, and for all of it, that none is connected. */
function ForAModel({
  values,
  errors,
  field,
  change,
  isConnected,
}: Form & { isConnected: boolean }) {
  return (
    <fieldset className={SECTION}>
      <legend className="sr-only">For the AI model</legend>
      <div>
        <p aria-hidden="true" className="font-display text-h3 font-semibold">
          For the AI model
        </p>
        <p className="mt-0.5 text-small text-ink-2">
          {isConnected
            ? 'Used wherever they fit your details.'
            : 'Kept, and used once an AI model is connected to this shop: none is now.'}
        </p>
      </div>
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
    </fieldset>
  )
}

const SECTION = 'grid gap-4 border-t border-line px-4 py-5 first:border-t-0 md:px-6'
const PAIR = 'grid items-start gap-4 md:grid-cols-2'

/** A phone has room for the name alone. */
function Spelling({ name, sample }: { name: string; sample: string }) {
  return (
    <span>
      {name}
      <span className="max-md:sr-only">: {sample}</span>
    </span>
  )
}

const SPELLINGS = [
  { value: '', label: 'As typed' },
  { value: 'american', label: <Spelling name="American" sample="color" /> },
  { value: 'british', label: <Spelling name="British" sample="colour" /> },
]
const SPEAKERS = [
  { value: '', label: 'As typed' },
  { value: 'I', label: 'I' },
  { value: 'we', label: 'We' },
]

import { Check } from 'lucide-react'
import { useConfiguration } from '#client/accounts/use-configuration.ts'
import { useEdit } from '#client/editing/use-edit.ts'
import { useHeldForm } from '#client/editing/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Segmented } from '#client/ui/choice.tsx'
import { Field, TextArea, TextInput } from '#client/ui/field.tsx'
import type { Listing } from '#contract/listings.ts'
import { SHOP_PROFILE, type ShopProfile } from '#contract/shop-profile.ts'
import { FootersOfKinds } from './footers-of-kinds.tsx'
import { EFFECT_ID, InAnExample, InLastListing } from './in-last-listing.tsx'
import { ForAModel, ForLater, type Form, PAIR, SECTION } from './for-a-model.tsx'
import { NewItems } from './new-items.tsx'
import type { Said } from './profile-effect.ts'
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
  const isChanged = JSON.stringify(edit.text) !== JSON.stringify(edit.saved)
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
          {isConnected && <ForAModel {...form} />}
          <NewItems texts={form.values} onChange={type} />
          <FootersOfKinds
            text={form.values.footers}
            error={form.errors['footers']}
            onChange={(footers) => form.change({ footers })}
          />
          {!isConnected && tellsModel(edit.saved) && <ForLater {...form} />}
          <div
            className={classNames(
              'bottom-0 flex flex-wrap items-center justify-end gap-3 rounded-b-lg border-t border-line bg-paper px-4 py-3 md:px-6',
              // Before anything is changed it would only cover a field.
              isChanged && 'md:sticky',
            )}
          >
            {failure && (
              <p role="alert" className="mr-auto flex-1 basis-64 text-small text-madder-text">
                <b className="font-semibold">Not saved.</b> {failure} What you typed stays here.
              </p>
            )}
            <p
              role="status"
              className={classNames(
                'mr-auto text-small',
                isSaved ? 'font-semibold text-green-text' : 'text-ink-2',
              )}
            >
              {isSaved
                ? 'Saved. It is used for every listing from now on.'
                : stateInWords({ isChanged, isRestored: edit.isRestored, failure })}
            </p>
            <Button
              type="submit"
              look={isChanged ? 'primary' : 'outline'}
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
      </div>
    </>
  )
}

type State = { isChanged: boolean; isRestored: boolean; failure: string | null | undefined }

/** Whether what she sees is what her listings are written with. */
function stateInWords({ isChanged, isRestored, failure }: State): string {
  // Which then says it itself.
  if (failure) return ''
  if (isRestored) return 'These are your unsaved changes from before.'
  return isChanged ? 'Not saved yet.' : 'No unsaved changes.'
}

/** What was told to a model is seen where it can be changed, also when none is connected any more. */
function tellsModel({ shopName, speaker, alwaysSay }: ProfileTexts): boolean {
  return [shopName, speaker, alwaysSay].some((text) => text !== '')
}

/** What holds for everything she makes, whoever writes it. */
function EveryListing({ values, errors, field, change }: Form) {
  return (
    <div className={SECTION}>
      <div className={PAIR}>
        <Field
          label="Standing facts"
          isOptional
          error={errors['facts']}
          hint="One per line. Each is added to every description, word for word."
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
          hint="Separate with commas. No title, description or tag will say them."
        >
          {(control) => (
            <TextArea {...control} {...field('neverSay')} placeholder={SUGGESTED.neverSay} />
          )}
        </Field>
      </div>
      <div className={PAIR}>
        <Field
          label="Default audience"
          isOptional
          error={errors['audience']}
          hint="Who it is for, where an item names nobody."
        >
          {(control) => (
            <TextInput {...control} {...field('audience')} placeholder={SUGGESTED.audience} />
          )}
        </Field>
        <Segmented
          label="Spelling"
          name="spelling"
          value={values.spelling}
          onChange={(spelling) => change({ spelling })}
          options={SPELLINGS}
        />
      </div>
      {/* On a phone it stands below all of the form. */}
      <a
        href={`#${EFFECT_ID}`}
        className="text-link inline-flex min-h-11 items-center justify-self-start text-small lg:hidden"
      >
        See what it changes
      </a>
    </div>
  )
}

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

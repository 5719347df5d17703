import { type ComponentType, lazy, memo } from 'react'
import { Eye, SlidersHorizontal } from 'lucide-react'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { DESCRIPTION_LENGTHS, WRITING_STYLES } from '#contract/listings.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import { Folded } from '#client/ui/folded.tsx'
import { type Item, type ItemField, type ItemForm, looksSame } from './item.ts'
import { ItemText } from './item-text.tsx'

const StyleFields = lazy(async () => ({
  default: (await import('./style-fields.tsx')).StyleFields,
}))

/** A key in another field does not draw it again. */
function partOf(fields: readonly ItemField[], Part: ComponentType<{ form: ItemForm }>) {
  return memo(Part, (one, other) => looksSame(one.form, other.form, fields))
}

const CHOICES = [
  'writingStyle',
  'descriptionLength',
  'includeEmojis',
  'includeBulletedLists',
] as const

/** How it is written: as last time or as is usual for the shop, unless it is changed. */
export const StyleSettings = partOf([...CHOICES, 'usesProfile'], StyleLine)

function StyleLine({ form }: { form: ItemForm }) {
  const usual = useCurrentUser().data?.usual
  return (
    <Folded
      icon={<SlidersHorizontal aria-hidden="true" />}
      summary={
        <>
          <b className="font-semibold">{styleInWords(form.item)}</b>{' '}
          <span className="text-ink-3">{howLong(form.item, usual)}</span>
        </>
      }
      action="Change"
      about="style and length"
      isForced={false}
    >
      <StyleFields form={form} />
    </Folded>
  )
}

/** Whether a choice also holds for the next item. */
function howLong(item: Item, usual: CurrentUser['usual']): string {
  const said = CHOICES.filter((field) => (usual?.[field] ?? null) !== null)
  if (said.length === 0 || !item.usesProfile) return ''
  return said.every((field) => usual?.[field] === item[field]) ? 'your default' : 'for this item'
}

function styleInWords(item: Item): string {
  const style = WRITING_STYLES[item.writingStyle].label
  const length = DESCRIPTION_LENGTHS[item.descriptionLength].label.toLowerCase()
  const extras = [
    ...(item.includeEmojis ? ['emojis'] : []),
    ...(item.includeBulletedLists ? ['bulleted list'] : []),
  ]
  return [style, length, ...(extras.length === 0 ? ['plain'] : extras)].join(', ')
}

/** What not every item needs. */
export const FurtherSettings = partOf(
  ['imageDescription', 'targetAudience', 'customAiInstructions'],
  FurtherLine,
)

function FurtherLine({ form }: { form: ItemForm }) {
  const { item, review } = form
  const { imageDescription, targetAudience, customAiInstructions } = review.errors
  const told = [
    ['Photo', item.imageDescription],
    ['For', item.targetAudience],
    ['Instructions', item.customAiInstructions],
  ].filter(([, text]) => text !== '')
  return (
    <Folded
      icon={<Eye aria-hidden="true" />}
      summary={
        told.length === 0 ? (
          <>
            <b className="font-semibold">Photo, audience, instructions</b>{' '}
            <span className="text-ink-3">optional</span>
          </>
        ) : (
          <span className="line-clamp-2">
            {told.map(([name, text]) => (
              <span key={name}>
                <b className="font-semibold">{name}:</b> {text}{' '}
              </span>
            ))}
          </span>
        )
      }
      action={told.length === 0 ? 'Add' : 'Change'}
      about="photo, audience and instructions"
      isForced={Boolean(imageDescription ?? targetAudience ?? customAiInstructions)}
    >
      <div className="grid gap-[18px]">
        <ItemText
          form={form}
          field="imageDescription"
          rows={2}
          hint="Describe your photo and we write alt text from it."
        />
        <ItemText form={form} field="targetAudience" />
        <ItemText form={form} field="customAiInstructions" rows={2} />
      </div>
    </Folded>
  )
}

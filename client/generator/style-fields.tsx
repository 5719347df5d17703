import { useConfiguration } from '#client/accounts/use-configuration.ts'
import { RadioCards, Segmented, SwitchRow } from '#client/ui/choice.tsx'
import { DESCRIPTION_LENGTHS, WRITING_STYLES } from '#contract/listings.ts'
import { FIELD_NAMES } from './field-names.ts'
import { FieldInfo } from './field-info.tsx'
import type { ItemForm } from './item.ts'

const STYLES = [
  { ...styled('friendly'), sample: inVoice('Give your rings a place to land.') },
  { ...styled('professional'), sample: inVoice('Solid walnut, oil finished, 4 inches.') },
  { ...styled('whimsical'), sample: inVoice('A tiny island for tired rings.') },
  { ...styled('minimalist'), sample: inVoice('Walnut. Turned, oiled, quiet.') },
]

const LENGTHS = [sized('short'), sized('medium'), sized('long')]

/** How the text shall sound and look. */
export function StyleFields({ form: { item, change } }: { form: ItemForm }) {
  return (
    <div className="grid gap-[18px]">
      <RadioCards
        label={FIELD_NAMES.writingStyle}
        name="writingStyle"
        isRequired
        help={<FieldInfo field="writingStyle" />}
        columns={2}
        options={STYLES}
        value={item.writingStyle}
        onChange={(writingStyle) => change({ writingStyle })}
      />
      <StyleNote />
      <Segmented
        label={FIELD_NAMES.descriptionLength}
        name="descriptionLength"
        isRequired
        help={<FieldInfo field="descriptionLength" />}
        options={LENGTHS}
        value={item.descriptionLength}
        onChange={(descriptionLength) => change({ descriptionLength })}
      />
      <div className="grid md:grid-cols-2 md:gap-2">
        <Switch form={{ item, change }} field="includeEmojis" />
        <Switch form={{ item, change }} field="includeBulletedLists" />
      </div>
    </div>
  )
}

/** What the samples promise is kept by a model only. */
function StyleNote() {
  if (useConfiguration()?.writer !== 'composer') return null
  return (
    <p className="-mt-2 text-small text-ink-2">
      No AI model is connected to this shop, so a style changes none of your words. Length, emojis
      and the list do count.
    </p>
  )
}

type SwitchProps = {
  form: Pick<ItemForm, 'item' | 'change'>
  field: 'includeEmojis' | 'includeBulletedLists'
}

function Switch({ form, field }: SwitchProps) {
  const label = (
    <span>
      {FIELD_NAMES[field]}{' '}
      <span className="text-madder-text" aria-hidden="true">
        *
      </span>
    </span>
  )
  return (
    <div className="flex items-center gap-1">
      <SwitchRow
        label={label}
        isOn={form.item[field]}
        onChange={(isOn) => form.change({ [field]: isOn })}
      />
      <FieldInfo field={field} />
    </div>
  )
}

function styled<Style extends keyof typeof WRITING_STYLES>(value: Style) {
  return { value, label: WRITING_STYLES[value].label }
}

function inVoice(sample: string) {
  return <q className="font-display italic">{sample}</q>
}

function sized<Length extends keyof typeof DESCRIPTION_LENGTHS>(value: Length) {
  const { label, wordsMax } = DESCRIPTION_LENGTHS[value]
  return { value, label, note: `up to ${wordsMax} words` }
}

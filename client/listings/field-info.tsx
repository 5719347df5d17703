import { InfoButton } from '#client/ui/info-button.tsx'
import { FIELD_HELP } from './field-help.ts'

/** Opens a field's dialog: what it is, a good example, what we do with it. */
export function FieldInfo({ field }: { field: keyof typeof FIELD_HELP }) {
  const { name, whatItIs, goodExample, whatWeDoWithIt } = FIELD_HELP[field]
  return (
    <InfoButton about={name} title={name}>
      <dl className="grid gap-4">
        <Entry term="What it is">{whatItIs}</Entry>
        <Entry term="A good example">{goodExample}</Entry>
        <Entry term="What we do with it">{whatWeDoWithIt}</Entry>
      </dl>
    </InfoButton>
  )
}

function Entry({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="mt-0.5 text-ink-2">{children}</dd>
    </div>
  )
}

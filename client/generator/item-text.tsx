import { Field, TextArea, TextInput } from '#client/ui/field.tsx'
import { FIELD_NAMES } from './field-names.ts'
import { FieldInfo } from './field-info.tsx'
import type { ItemForm } from './item.ts'

type TextField =
  | 'listingTitle'
  | 'sku'
  | 'imageDescription'
  | 'targetAudience'
  | 'customAiInstructions'

type ItemTextProps = {
  form: ItemForm
  field: TextField
  isRequired?: boolean
  isMissing?: boolean
  /** The focus has left the field. */
  onLeave?: () => void
  placeholder?: string | undefined
  className?: string | undefined
  hint?: string
  /** More than one line makes it a text area. */
  rows?: number
}

/** One text of the item, with its label, its help and its error. */
export function ItemText({ form, field, isRequired = false, rows = 1, ...rest }: ItemTextProps) {
  const { placeholder, className, hint, isMissing, onLeave } = rest
  const Control = rows > 1 ? TextArea : TextInput
  return (
    <Field
      label={FIELD_NAMES[field]}
      isRequired={isRequired}
      isOptional={!isRequired}
      help={<FieldInfo field={field} />}
      hint={hint}
      error={form.review.errors[field]}
    >
      {(control) => (
        <Control
          {...control}
          {...(rows > 1 && { rows })}
          {...(isMissing && { 'aria-invalid': true })}
          name={field}
          autoComplete="off"
          placeholder={placeholder}
          className={className}
          value={form.item[field]}
          onChange={(event) => form.change({ [field]: event.target.value })}
          onBlur={onLeave}
        />
      )}
    </Field>
  )
}

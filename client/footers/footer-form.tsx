import { Button } from '#client/ui/button.tsx'
import { ChangedElsewhere } from '#client/editing/changed-elsewhere.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { Field, TextArea, TextInput } from '#client/ui/field.tsx'
import { FOOTER, type Footer, FooterBody } from '#contract/footers.ts'
import { useHeldForm } from '#client/editing/use-form.ts'
import { EXAMPLE_FOOTER } from './example-footer.ts'
import { useFooterEdit } from './use-footer-edit.ts'

type FooterFormProps = {
  id: string
  /** As it is saved now; without one, a new footer is written. */
  footer: Footer | undefined
  onSave: (footer: FooterBody) => Promise<boolean>
}

/** Name and content of a footer. */
export function FooterForm({ id, footer, onSave }: FooterFormProps) {
  const edit = useFooterEdit(footer, onSave)
  const { name, content } = edit.text
  const { errors, field, submit } = useHeldForm({
    schema: FooterBody,
    values: edit.text,
    onChange: edit.type,
    send: edit.saveAs,
  })
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label="Name"
        isRequired
        error={errors['name']}
        counter={<CharacterCounter length={name.length} max={FOOTER.nameMax} />}
      >
        {(control) => (
          <TextInput {...control} {...field('name')} placeholder={EXAMPLE_FOOTER.name} />
        )}
      </Field>
      <Field
        label="Content"
        isRequired
        error={errors['content']}
        counter={<CharacterCounter length={content.length} max={FOOTER.contentMax} />}
      >
        {(control) => (
          <TextArea
            {...control}
            {...field('content')}
            rows={4}
            placeholder={EXAMPLE_FOOTER.content}
          />
        )}
      </Field>
      <ChangedElsewhere
        edit={edit}
        now={`${edit.saved.name}\n${edit.saved.content}`}
        onTake={edit.open}
      />
      {edit.isRestored && !edit.isOutdated && <Restored onStartOver={edit.open} />}
    </form>
  )
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
      <span>These are your unsaved changes from before.</span>
      <Button look="quiet" size="small" onClick={() => onStartOver()}>
        Start over
      </Button>
    </p>
  )
}

import { type SubmitEvent, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { ChangedElsewhere } from '#client/ui/changed-elsewhere.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { Field, TextArea, TextInput } from '#client/ui/field.tsx'
import { FOOTER, type Footer, FooterBody } from '#contract/footers.ts'
import { useFooterDraft } from './use-footer-draft.ts'

type FooterFormProps = {
  id: string
  /** As it is saved now; without one, a new footer is written. */
  footer: Footer | undefined
  isSaving: boolean
  onSubmit: (footer: FooterBody) => void
}

/** Name and content of a footer. Mistakes are named once it has been sent, then as they are mended. */
export function FooterForm({ id, footer, isSaving, onSubmit }: FooterFormProps) {
  const { typed, type, reset, ...draft } = useFooterDraft(footer)
  const [isTried, setIsTried] = useState(false)
  const errors = isTried ? errorsOf(typed) : {}
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    const body = FooterBody.safeParse(typed)
    if (body.success) onSubmit(body.data)
  }
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label="Name"
        isRequired
        error={errors.name}
        counter={<CharacterCounter length={typed.name.length} max={FOOTER.nameMax} />}
      >
        {(control) => (
          <TextInput
            {...control}
            value={typed.name}
            onChange={(event) => type({ name: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Content"
        isRequired
        error={errors.content}
        counter={<CharacterCounter length={typed.content.length} max={FOOTER.contentMax} />}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={typed.content}
            onChange={(event) => type({ content: event.target.value })}
          />
        )}
      </Field>
      {footer && draft.isOutdated && !isSaving && (
        <ChangedElsewhere now={`${footer.name}\n${footer.content}`} onTake={reset} />
      )}
      {draft.isRestored && !draft.isOutdated && <Restored onStartOver={reset} />}
    </form>
  )
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
      <span>This is what you typed before and have not saved.</span>
      <Button look="quiet" size="small" onClick={onStartOver}>
        Start over
      </Button>
    </p>
  )
}

/** The first sentence against each field. */
function errorsOf(typed: FooterBody): Partial<Record<keyof FooterBody, string>> {
  const { error } = FooterBody.safeParse(typed)
  const sentence = (field: keyof FooterBody) =>
    error?.issues.find((issue) => issue.path[0] === field)?.message
  const name = sentence('name')
  const content = sentence('content')
  return { ...(name && { name }), ...(content && { content }) }
}

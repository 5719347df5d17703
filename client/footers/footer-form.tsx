import { type SubmitEvent, useState } from 'react'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { Field, TextArea, TextInput } from '#client/ui/field.tsx'
import { FOOTER, FooterBody } from '#contract/footers.ts'

type FooterFormProps = { id: string; initial: FooterBody; onSubmit: (footer: FooterBody) => void }

/** Name and content of a footer. Mistakes are named once it has been sent, then as they are mended. */
export function FooterForm({ id, initial, onSubmit }: FooterFormProps) {
  const [typed, setTyped] = useState(initial)
  const [isTried, setIsTried] = useState(false)
  const errors = isTried ? errorsOf(typed) : {}
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    const footer = FooterBody.safeParse(typed)
    if (footer.success) onSubmit(footer.data)
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
            onChange={(event) => setTyped({ ...typed, name: event.target.value })}
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
            onChange={(event) => setTyped({ ...typed, content: event.target.value })}
          />
        )}
      </Field>
    </form>
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

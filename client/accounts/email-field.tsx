import { Field, TextInput } from '#client/ui/field.tsx'

type EmailFieldProps = { email: string; onChange: (email: string) => void }

/** The address one signs in with, as password managers know it. */
export function EmailField({ email, onChange }: EmailFieldProps) {
  return (
    <Field label="Email">
      {(control) => (
        <TextInput
          {...control}
          type="email"
          name="email"
          autoComplete="username"
          placeholder="you@yourshop.com"
          required
          value={email}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

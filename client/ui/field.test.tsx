import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field, PasswordInput, TextArea, TextInput } from './field.tsx'

it('ties label, hint and error to the control', async () => {
  await render(
    <Field label="Name" isRequired hint="Only you see it." error="Name is required">
      {(control) => <TextInput {...control} />}
    </Field>,
  )
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect.element(name).toHaveAttribute('aria-required', 'true')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveAccessibleDescription('Only you see it. Name is required')
})

it('shows a password and hides it again', async () => {
  await render(
    <Field label="Password">
      {(control) => <PasswordInput {...control} defaultValue="oak" />}
    </Field>,
  )
  const password = page.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveAttribute('type', 'password')
  await userEvent.click(page.getByRole('button', { name: 'Show password' }))
  await expect.element(password).toHaveAttribute('type', 'text')
  await userEvent.click(page.getByRole('button', { name: 'Hide password' }))
  await expect.element(password).toHaveAttribute('type', 'password')
})

it('keeps its width, however long a word in a text area is', async () => {
  await render(
    <div className="grid" style={{ width: 320 }}>
      <Field label="Details">
        {(control) => (
          <div className="flex">
            <TextArea {...control} defaultValue={'grain'.repeat(40)} />
          </div>
        )}
      </Field>
    </div>,
  )
  const details = page.getByRole('textbox', { name: 'Details' })
  expect(details.element().getBoundingClientRect().width).toBe(320)
})

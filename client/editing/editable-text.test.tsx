import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useTextEdit } from './use-edit.ts'
import { EditableText } from './editable-text.tsx'
import { shownToast } from '#client/testing/shown-toast.ts'
import { Toaster } from '#client/ui/toasts/toast.tsx'
import { dismissToast } from '#client/ui/toasts/toasts.ts'
import { TooltipProvider } from '#client/ui/tooltip.tsx'

it('saves a changed text and closes', async () => {
  const { onSave, field } = await editTitle()
  await userEvent.fill(field, 'Oak bowl')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Oak bowl')).toBeVisible()
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Oak bowl')
})

it('does not save a text that did not change', async () => {
  const { onSave, field } = await editTitle()
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(field).not.toBeInTheDocument()
  expect(onSave).not.toHaveBeenCalled()
})

it('restores the saved text on Cancel and on Escape', async () => {
  const { onSave, field } = await editTitle()
  await userEvent.fill(field, 'Oak bowl')
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(page.getByText('Walnut dish')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Edit' }))
  await expect.element(field).toHaveValue('Walnut dish')
  await userEvent.type(field, 'es{Escape}')
  await expect.element(page.getByText('Walnut dish')).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
})

it.each(['{Escape}', 'Cancel'])('brings back with Undo what %s has dropped', async (way) => {
  const { field } = await editTitle()
  await userEvent.type(field, 'es')
  if (way === 'Cancel') await userEvent.click(page.getByRole('button', { name: way }))
  else await userEvent.keyboard(way)
  await expect.element(field).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(field).toHaveValue('Walnut dishes')
})

it('drops nothing, and says nothing, where nothing was typed', async () => {
  const { field } = await editTitle()
  await userEvent.type(field, '{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  expect(shownToast().elements()).toEqual([])
})

it('saves on Ctrl+Enter; Enter alone is a new line', async () => {
  const { onSave, field } = await editTitle()
  await userEvent.type(field, '{Enter}oiled{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith('Walnut dish\noiled'))
})

it('keeps what was typed when saving fails', async () => {
  const onSave = vi.fn(async () => false)
  const { field } = await editTitle({ onSave })
  await userEvent.fill(field, 'Oak bowl')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  await expect.element(field).toHaveValue('Oak bowl')
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeEnabled()
})

it('counts while one types, takes no more than the maximum, and refuses a blank text', async () => {
  const { field } = await editTitle()
  await userEvent.fill(field, 'Oak')
  await expect.element(page.getByText('3 / 20')).toBeVisible()
  await userEvent.type(field, ' bowl of many hands and lands')
  await expect.element(page.getByText('20 / 20')).toBeVisible()
  await userEvent.fill(field, '  ')
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
})

it('saves one line on Enter and on the tick, and lets it be on Escape and on the cross', async () => {
  const { onSave, field } = await editTitle({ look: 'line' })
  await userEvent.type(field, '!{Enter}')
  await vi.waitFor(() => expect(onSave).toHaveBeenLastCalledWith('Walnut dish!'))
  await userEvent.click(page.getByRole('button', { name: 'Edit' }))
  await userEvent.type(field, '?')
  await userEvent.click(page.getByRole('button', { name: 'Save Title' }))
  await vi.waitFor(() => expect(onSave).toHaveBeenLastCalledWith('Walnut dish!?'))
  await userEvent.click(page.getByRole('button', { name: 'Edit' }))
  await userEvent.type(field, 'x{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Edit' }))
  await userEvent.type(field, 'x')
  await userEvent.click(page.getByRole('button', { name: 'Cancel Title' }))
  await expect.element(page.getByText('Walnut dish!?')).toBeVisible()
  expect(onSave).toHaveBeenCalledTimes(2)
})

type Setting = { onSave?: (text: string) => Promise<boolean>; look?: 'line' | 'text' }

async function editTitle({ onSave = async () => true, look = 'text' }: Setting = {}) {
  const saved = vi.fn(onSave)
  onTestFinished(dismissToast)
  await render(
    <TooltipProvider>
      <Title onSave={saved} look={look} />
      <Toaster />
    </TooltipProvider>,
  )
  const field = page.getByRole('textbox', { name: 'Title' })
  await userEvent.click(page.getByRole('button', { name: 'Edit' }))
  await expect.element(field).toHaveFocus()
  return { onSave: saved, field }
}

function Title({ onSave, look }: Required<Setting>) {
  const [value, setValue] = useState('Walnut dish')
  const save = async (text: string) => {
    const isSaved = await onSave(text)
    if (isSaved) setValue(text)
    return isSaved
  }
  const edit = useTextEdit({ draftName: 'title', saved: value, save, isRequired: true })
  return (
    <>
      <button type="button" onClick={() => edit.open()}>
        Edit
      </button>
      <EditableText label="Title" edit={edit} look={look} max={20} />
    </>
  )
}

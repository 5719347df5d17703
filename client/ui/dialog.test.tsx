import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog, Dialog } from './dialog.tsx'

it('is named by its title, starts at its first control and closes on one Escape', async () => {
  const onOpenChange = vi.fn()
  await render(
    <Dialog isOpen onOpenChange={onOpenChange} title="Add New Footer">
      <input aria-label="Name" />
    </Dialog>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Add New Footer' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

it('asks before something is lost, and starts at Cancel', async () => {
  const onConfirm = vi.fn()
  await render(
    <ConfirmDialog
      isOpen
      onOpenChange={() => {}}
      title="Delete this listing?"
      sentence="This cannot be undone."
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />,
  )
  const dialog = page.getByRole('alertdialog', { name: 'Delete this listing?' })
  await expect.element(dialog).toHaveAccessibleDescription('This cannot be undone.')
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

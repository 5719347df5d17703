import { useState } from 'react'
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

it('keeps the focus inside, however often one presses Tab', async () => {
  await render(
    <>
      <button type="button">Outside</button>
      <Dialog isOpen onOpenChange={() => {}} title="Keywords">
        <input aria-label="Name" />
      </Dialog>
    </>,
  )
  const dialog = page.getByRole('dialog', { name: 'Keywords' })
  await expect.element(dialog).toBeVisible()
  for (let times = 0; times < 4; times += 1) {
    await userEvent.keyboard('{Tab}')
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
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

it('breaks a long name that stands in what it asks', async () => {
  await render(
    <ConfirmDialog
      isOpen
      onOpenChange={() => {}}
      title="Delete this footer?"
      sentence={`“${'W'.repeat(50)}” will be deleted.`}
      confirmLabel="Delete"
      onConfirm={() => {}}
    />,
  )
  const question = page.getByText(/will be deleted/)
  await expect.element(question).toBeVisible()
  expect(question.element().scrollWidth).toBe(question.element().clientWidth)
})

it('gives the focus back to where it was opened from, or to the main part when that is gone', async () => {
  await render(<Deletable />)
  await userEvent.click(page.getByRole('button', { name: 'Delete Care' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Delete Care' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Delete Care' }))
  await userEvent.click(page.getByRole('button', { name: 'Yes, delete' }))
  await expect.element(page.getByRole('main')).toHaveFocus()
})

function Deletable() {
  const [isDeleted, setIsDeleted] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <main tabIndex={-1}>
      {!isDeleted && (
        <>
          <button type="button" onClick={() => setIsAsking(true)}>
            Delete Care
          </button>
          <ConfirmDialog
            isOpen={isAsking}
            onOpenChange={setIsAsking}
            title="Delete this footer?"
            sentence="It will be gone."
            confirmLabel="Yes, delete"
            onConfirm={() => setIsDeleted(true)}
          />
        </>
      )}
    </main>
  )
}

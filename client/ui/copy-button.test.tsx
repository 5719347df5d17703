import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CopyButton } from './copy-button.tsx'
import { Toaster } from './toasts/toast.tsx'
import { dismissToast } from './toasts/toasts.ts'

afterEach(dismissToast)

it('copies the text, says so on the button and in a toast, and turns back', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderButton()
  await userEvent.click(page.getByRole('button', { name: 'Copy title' }))
  expect(write).toHaveBeenCalledExactlyOnceWith('Walnut dish')
  await expect.element(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expect.element(page.getByText('Title copied to clipboard', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy title' })).toBeVisible()
})

it('says that copying failed when the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await renderButton()
  await userEvent.click(page.getByRole('button', { name: 'Copy title' }))
  await expect.element(page.getByText('Copy Failed', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Failed to copy to clipboard', { exact: true })).toBeVisible()
})

it('calls the failure what the screen calls it', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await renderButton('Error')
  await userEvent.click(page.getByRole('button', { name: 'Copy title' }))
  await expect.element(page.getByText('Error', { exact: true })).toBeVisible()
})

async function renderButton(failureTitle = 'Copy Failed') {
  await render(
    <>
      <CopyButton text={() => 'Walnut dish'} thing="Title" failureTitle={failureTitle} />
      <Toaster />
    </>,
  )
}

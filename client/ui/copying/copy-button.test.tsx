import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CopyButton } from './copy-button.tsx'
import { Toaster } from '../toasts/toast.tsx'
import { dismissToast } from '../toasts/toasts.ts'

const sheet = page.getByRole('dialog', { name: 'Copy it by hand' })
const leave = sheet.getByRole('button', { name: 'Close' }).first()

afterEach(async () => {
  dismissToast()
  if (sheet.elements().length > 0) await userEvent.click(leave)
})

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
  await expect.element(sheet).toBeVisible()
})

it('lays the text out, selected, to be copied by hand, and takes that for copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await renderButton()
  await userEvent.click(page.getByRole('button', { name: 'Copy title' }))
  await expect
    .element(sheet)
    .toHaveAccessibleDescription(/so nothing is copied yet.+(Ctrl \+ C|⌘ C|choose Copy)\.$/)
  const text = sheet.getByRole('textbox', { name: 'Title' })
  await expect.element(text).toHaveFocus()
  expect(getSelection()?.toString()).toBe('Walnut dish')
  expect(page.getByText('Copied!').elements()).toEqual([])
  text.element().dispatchEvent(new ClipboardEvent('copy', { bubbles: true }))
  await expect.element(page.getByText('Title copied to clipboard', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copied!' })).toHaveFocus()
  expect(sheet.elements()).toEqual([])
})

it('pretends nothing where there is no clipboard and the text is left', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  await renderButton()
  const copy = page.getByRole('button', { name: 'Copy title' })
  await userEvent.click(copy)
  await userEvent.click(leave)
  await expect.element(copy).toHaveFocus()
  expect(page.getByText('Copied!').elements()).toEqual([])
})

it('calls the failure what the screen calls it', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await renderButton('Error')
  await userEvent.click(page.getByRole('button', { name: 'Copy title' }))
  await expect.element(page.getByText('Error', { exact: true })).toBeVisible()
  await expect.element(sheet).toBeVisible()
})

async function renderButton(failureTitle = 'Copy Failed') {
  await render(
    <>
      <CopyButton text={() => 'Walnut dish'} thing="Title" failureTitle={failureTitle} />
      <Toaster />
    </>,
  )
}

import { page } from 'vitest/browser'

/** The toast that shows. While a dialog is open, all the rest is hidden from assistive technology. */
export function shownToast() {
  const list = page.getByRole('region', { name: /Notifications/, includeHidden: true })
  return list.getByRole('listitem', { includeHidden: true })
}

import { useEffect, useState } from 'react'
import type { Page } from '#contract/pages.ts'

/** The secret of a mailed link: read and taken out of the address, so that it stays in no history and in no picture. */
export function useSecretOfAddress(page: Page): string {
  const [secret, setSecret] = useState(() => location.hash.slice(1))
  // The address belongs to the browser, which loads nothing anew when a later link is pasted here.
  useEffect(() => {
    const hide = () => history.replaceState(history.state, '', page)
    const take = () => {
      setSecret(location.hash.slice(1))
      hide()
    }
    hide()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [page])
  return secret
}

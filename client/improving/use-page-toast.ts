import { useEffect, useEffectEvent, useRef } from 'react'
import { dismissToast, showToast, type Toast } from '#client/ui/toasts/toasts.ts'

/** A toast about what stands on this page: with the next step, or elsewhere, it is about nothing any more. */
export function usePageToast() {
  const isShown = useRef(false)
  const show = (toast: Toast) => {
    isShown.current = true
    showToast(toast)
  }
  const close = () => {
    if (isShown.current) dismissToast()
    isShown.current = false
  }
  const closeLast = useEffectEvent(close)
  // The place of toasts, which outlives this page.
  useEffect(() => () => closeLast(), [])
  return { show, close }
}

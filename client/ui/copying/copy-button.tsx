import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonLook, type ButtonSize } from '../button.tsx'
import { showToast } from '../toasts/toasts.ts'

type CopyButtonProps = {
  text: string | (() => string)
  /** What is copied, as the toast names it: "Title", "Listing". */
  thing: string
  label?: string
  look?: ButtonLook
  size?: ButtonSize
  className?: string
  failureTitle?: string
  onCopied?: (() => void) | undefined
}

const COPIED_MS = 1600

/** Copies a text, and says so on the button and in a toast. */
export function CopyButton({
  text,
  thing,
  label = 'Copy',
  look = 'quiet',
  size = 'small',
  className,
  failureTitle,
  onCopied,
}: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)

  // The clock turns the button back, and stops when the button goes away.
  useEffect(() => {
    const timer = isCopied ? setTimeout(() => setIsCopied(false), COPIED_MS) : undefined
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    const copied = await copyText({ text, thing, failureTitle })
    setIsCopied(copied)
    if (copied) onCopied?.()
  }
  return (
    <Button
      look={look}
      size={size}
      className={className}
      icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied!' : label}
      {!isCopied && <span className="sr-only"> {thing.toLowerCase()}</span>}
    </Button>
  )
}

type CopyRequest = {
  text: string | (() => string)
  thing: string
  failureTitle?: string | undefined
}

/**
 * Puts a text on the clipboard and shows the toast for it. Where the browser refuses, the text is laid out to be
 * copied by hand; false when that was not done either.
 */
export async function copyText({ text, thing, failureTitle }: CopyRequest): Promise<boolean> {
  const whole = typeof text === 'function' ? text() : text
  const isCopied =
    (await isOnClipboard(whole)) || (await copyAfterRefusal({ text: whole, thing, failureTitle }))
  if (isCopied) showToast({ title: 'Copied!', description: `${thing} copied to clipboard` })
  return isCopied
}

// Without a secure address there is no clipboard at all; then too this throws.
async function isOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

type Refused = { text: string; thing: string; failureTitle: string | undefined }

async function copyAfterRefusal({ failureTitle, ...what }: Refused): Promise<boolean> {
  showToast({
    title: failureTitle ?? 'Copy Failed',
    description: 'Failed to copy to clipboard',
    look: 'destructive',
  })
  // Where that cannot be had, the toast has said what is the matter.
  const byHand = await import('./by-hand.tsx').catch(() => null)
  return byHand?.copyByHand(what) ?? false
}

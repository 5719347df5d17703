import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonLook, type ButtonSize } from './button.tsx'
import { showToast } from './toasts/toasts.ts'

type CopyButtonProps = {
  text: string | (() => string)
  /** What is copied, as the toast names it: "Title", "Listing". */
  thing: string
  label?: string
  look?: ButtonLook
  size?: ButtonSize
  className?: string
  failureTitle?: string
  onCopied?: () => void
  /** Says by itself that it failed, in place of the toast. */
  onFailed?: () => void
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
  ...rest
}: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)

  // The clock turns the button back, and stops when the button goes away.
  useEffect(() => {
    const timer = isCopied ? setTimeout(() => setIsCopied(false), COPIED_MS) : undefined
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    const { failureTitle, onFailed } = rest
    const copied = await copyText({ text, thing, failureTitle, isToldElsewhere: Boolean(onFailed) })
    setIsCopied(copied)
    if (copied) rest.onCopied?.()
    else rest.onFailed?.()
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
  isToldElsewhere?: boolean
}

/** Puts a text on the clipboard and shows the toast for it; false when the browser refuses. */
export async function copyText({
  text,
  thing,
  failureTitle,
  isToldElsewhere,
}: CopyRequest): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(typeof text === 'function' ? text() : text)
    showToast({ title: 'Copied!', description: `${thing} copied to clipboard` })
    return true
  } catch {
    if (isToldElsewhere) return false
    showToast({
      title: failureTitle ?? 'Copy Failed',
      description: 'Failed to copy to clipboard',
      look: 'destructive',
    })
    return false
  }
}

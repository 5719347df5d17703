import type { ClipboardEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '../button.tsx'
import { DialogSheet } from '../dialog-sheet.tsx'
import { TextArea } from '../field.tsx'

type Refused = { text: string; thing: string }

/** Lays out a text that the browser did not let us copy, and answers whether the person has copied it by hand. */
export function copyByHand(what: Refused): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  // A page of its own above the page: so rare a dialog stands in none of the others.
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const end = (isCopied: boolean) => {
    root.unmount()
    place.remove()
    // Whoever goes on with the focus does so after the dialog has given it back.
    setTimeout(() => resolve(isCopied))
  }
  root.render(<ByHandSheet {...what} onEnd={end} />)
  return promise
}

type ByHandSheetProps = Refused & { onEnd: (isCopied: boolean) => void }

/** The text, whole and selected, for the person's own copying; once that is done it goes. */
function ByHandSheet({ text, thing, onEnd }: ByHandSheetProps) {
  const leave = () => onEnd(false)
  return (
    <DialogSheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && leave()}
      title="Copy it by hand"
      description={<p>{whatToDo(thing)}</p>}
      footer={
        <Button look="quiet" onClick={leave}>
          Close
        </Button>
      }
    >
      <TextArea
        readOnly
        aria-label={thing}
        rows={Math.min(ROWS_MAX, text.split('\n').length + 1)}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onCopy={(event) => {
          if (!isWhole(event)) return
          // The browser takes the text from the field, which therefore stays until it has.
          setTimeout(() => onEnd(true))
        }}
      />
    </DialogSheet>
  )
}

const ROWS_MAX = 10

function whatToDo(thing: string): string {
  return `Your browser did not let us copy the ${thing.toLowerCase()}, so nothing is copied yet. It is selected here: ${gesture()}.`
}

function gesture(): string {
  if (matchMedia('(pointer: coarse)').matches) return 'hold your finger on it and choose Copy'
  return navigator.userAgent.includes('Macintosh') ? 'press ⌘ C' : 'press Ctrl + C'
}

function isWhole({ currentTarget }: ClipboardEvent<HTMLTextAreaElement>): boolean {
  const { selectionStart, selectionEnd, value } = currentTarget
  return selectionEnd - selectionStart === value.length
}

import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { FormField } from './marketplace-form.ts'

type MarketplaceFormDialogProps = {
  fields: FormField[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Copies one field after the other: with each, the focus goes on to the next. */
export function MarketplaceFormDialog({ fields, ...dialog }: MarketplaceFormDialogProps) {
  return (
    <Dialog
      {...dialog}
      title="Copy for the marketplace"
      description="In the order of the marketplace’s form. Copy a field, paste it there, come back for the next."
    >
      <Fields fields={fields} />
    </Dialog>
  )
}

function Fields({ fields }: { fields: FormField[] }) {
  const [copied, setCopied] = useState<readonly string[]>([])
  const list = useRef<HTMLOListElement>(null)
  const goOn = (name: string, at: number) => {
    setCopied([...copied, name])
    list.current?.children[at + 1]?.querySelector('button')?.focus()
  }
  return (
    <ol ref={list} className="divide-y divide-line-soft">
      {fields.map(({ name, text }, at) => (
        <li key={name} className="grid grid-cols-[1.5rem_1fr_auto] items-start gap-3 py-3">
          <span className="pt-1.5 text-small text-ink-3">
            {copied.includes(name) ? (
              <Check role="img" aria-label="Copied:" className="size-5 text-green-text" />
            ) : (
              `${at + 1}.`
            )}
          </span>
          <div className="min-w-0 pt-1.5">
            <h3 className="font-semibold">{name}</h3>
            <p dir="auto" className="line-clamp-2 text-small wrap-anywhere text-ink-2">
              {text}
            </p>
          </div>
          <CopyButton look="outline" text={text} thing={name} onCopied={() => goOn(name, at)} />
        </li>
      ))}
    </ol>
  )
}

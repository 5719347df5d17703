import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { SkeletonLines } from '#client/ui/loading.tsx'
import type { Footer } from '#contract/footers.ts'
import { FooterDialog } from './footer-dialog.tsx'
import { useFooters } from './use-footers.ts'

type FooterPickerProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onPick: (footer: Footer) => void
}

/** Chooses one of the saved footers, or first creates one. Picking closes it. */
export function FooterPicker({ isOpen, onOpenChange, onPick }: FooterPickerProps) {
  const [isCreating, setIsCreating] = useState(false)
  const pick = (footer: Footer) => {
    onOpenChange(false)
    onPick(footer)
  }
  return (
    <>
      <Dialog
        isOpen={isOpen && !isCreating}
        onOpenChange={onOpenChange}
        title="Add Footer"
        description="It goes below the description you see. The saved text stays as it is."
        footer={
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setIsCreating(true)}>
            Create New Footer
          </Button>
        }
      >
        <SavedFooters onPick={pick} />
      </Dialog>
      <FooterDialog isOpen={isOpen && isCreating} onOpenChange={setIsCreating} />
    </>
  )
}

function SavedFooters({ onPick }: { onPick: (footer: Footer) => void }) {
  const { data: footers, isError, refetch } = useFooters()
  if (isError) {
    return (
      <Banner
        look="error"
        title="Your footers could not be loaded"
        isLive
        action={
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    )
  }
  if (footers === undefined) return <SkeletonLines lines={3} />
  if (footers.length === 0) return <p className="text-ink-3">No footers saved yet</p>
  return (
    <ul className="grid max-h-[300px] gap-2 overflow-y-auto p-1">
      {footers.map((footer) => (
        <li key={footer.id}>
          <button
            type="button"
            onClick={() => onPick(footer)}
            className="w-full rounded-md border border-line px-4 py-3 text-left hover:bg-sunk"
          >
            <span dir="auto" className="block font-semibold wrap-anywhere">
              {footer.name}
            </span>
            <span dir="auto" className="line-clamp-2 text-small wrap-anywhere text-ink-3">
              {footer.content}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { closeMenu } from '#client/ui/more-menu.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'

const importDialog = () => import('./export-dialog.tsx')
const ExportDialog = lazy(async () => ({ default: (await importDialog()).ExportDialog }))

/** Exports all listings as one file; an item of a menu. */
export function ExportButton() {
  const [isOpen, setIsOpen] = useState(false)
  const isWanted = useLatePart(isOpen, importDialog)
  return (
    <>
      <button
        type="button"
        className="more-item"
        onClick={({ currentTarget }) => {
          closeMenu(currentTarget)
          setIsOpen(true)
        }}
      >
        <Download aria-hidden="true" />
        Download
      </button>
      {isWanted && (
        <Suspense>
          <ExportDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}

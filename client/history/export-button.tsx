import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'

const importDialog = () => import('./export-dialog.tsx')
const ExportDialog = lazy(async () => ({ default: (await importDialog()).ExportDialog }))

/** Exports all listings as one file. */
export function ExportButton() {
  const [isOpen, setIsOpen] = useState(false)
  const isWanted = useLatePart(isOpen, importDialog)
  return (
    <>
      <Button
        icon={<Download aria-hidden="true" />}
        title="Download"
        className="max-[1500px]:w-13 max-[1500px]:px-0"
        onClick={() => setIsOpen(true)}
      >
        <span className="max-[1500px]:sr-only">Download</span>
      </Button>
      {isWanted && (
        <Suspense>
          <ExportDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}

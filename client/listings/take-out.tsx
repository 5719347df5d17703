import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'

const importDialog = () => import('./take-out-dialog.tsx')
const TakeOutDialog = lazy(async () => ({ default: (await importDialog()).TakeOutDialog }))

/** Takes the whole shelf along as a file. */
export function TakeOut() {
  const [isOpen, setIsOpen] = useState(false)
  const isWanted = useLatePart(isOpen, importDialog)
  return (
    <>
      <Button icon={<Download aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        Download
      </Button>
      {isWanted && (
        <Suspense>
          <TakeOutDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}

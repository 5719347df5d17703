import { lazy, Suspense } from 'react'
import type { ConfirmDialogProps, DialogProps } from './dialog-sheet.tsx'
import { useLatePart } from './use-late-part.ts'

// A page can be used before any dialog opens, so what dialogs are made of comes after it.
const importSheets = () => import('./dialog-sheet.tsx')
const DialogSheet = lazy(async () => ({ default: (await importSheets()).DialogSheet }))
const ConfirmSheet = lazy(async () => ({ default: (await importSheets()).ConfirmSheet }))

/** A dialog over the page; on a phone it is a sheet at the bottom edge. */
export function Dialog(props: DialogProps) {
  const isWanted = useLatePart(props.isOpen, importSheets)
  return <Suspense>{isWanted && <DialogSheet {...props} />}</Suspense>
}

/** Asks before something is lost. It stays open while the work is done; the caller closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const isWanted = useLatePart(props.isOpen, importSheets)
  return <Suspense>{isWanted && <ConfirmSheet {...props} />}</Suspense>
}

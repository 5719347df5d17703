import { useId, useState } from 'react'
import { messageOf } from '#client/api/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import type { Failure } from '#client/ui/dialog-sheet.tsx'
import { SwitchRow } from '#client/ui/choice.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { isChangedElsewhere } from '#client/editing/save-over.ts'
import { toasted } from '#client/ui/toasts/toasted.ts'
import type { Footer, FooterBody } from '#contract/footers.ts'
import { FooterForm } from './footer-form.tsx'
import { dropFooterDraft } from './use-footer-edit.ts'
import { useCreateFooter, useUpdateFooter } from './use-footers.ts'
import { useUsualFooter } from './use-usual-footer.ts'

type FooterDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The footer to edit, as it is saved now; without one, the dialog creates. */
  footer?: Footer | undefined
}

/**
 * Creates or edits a footer. It closes once the footer is saved; closed with Escape it keeps what
 * was typed for the next time, and only Cancel gives it up.
 */
export function FooterDialog({ isOpen, onOpenChange, footer }: FooterDialogProps) {
  const formId = useId()
  const close = () => {
    dropFooterDraft(footer)
    onOpenChange(false)
  }
  const [isUsual, setIsUsual] = useState(false)
  const { save, isPending, failure } = useSaveFooter(footer, isUsual)
  const saveAndClose = async (body: FooterBody) => {
    const isSaved = await save(body)
    if (isSaved) {
      close()
      setIsUsual(false)
    }
    return isSaved
  }
  const submitLabel = footer ? 'Update' : 'Create'
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={footer ? 'Edit Footer' : 'Add New Footer'}
      failure={failure}
      footer={
        <>
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={isPending}>
            {isPending ? 'Saving...' : submitLabel}
          </Button>
        </>
      }
    >
      <FooterForm id={formId} footer={footer} onSave={saveAndClose} />
      {/* A saved one has this choice on its card. */}
      {!footer && (
        <div className="mt-3">
          <SwitchRow label="Default for new listings" isOn={isUsual} onChange={setIsUsual} />
        </div>
      )}
    </Dialog>
  )
}

function useSaveFooter(footer: Footer | undefined, isUsual: boolean) {
  const creation = useCreateFooter()
  const { choose, isPending: isChoosing } = useUsualFooter()
  const create = async (body: FooterBody) => {
    const creating = creation.mutateAsync(body)
    const isSaved = await toasted(creating, {
      done: { title: 'Success', description: 'Footer created successfully' },
    })
    // It is saved whatever becomes of the choice, which says so itself.
    if (isSaved && isUsual) await choose((await creating).id)
    return isSaved
  }
  const update = useUpdateFooter()
  return {
    isPending: creation.isPending || update.isPending || isChoosing,
    failure: failureOf(creation.error, update.error),
    save: (body: FooterBody) =>
      footer
        ? toasted(update.mutateAsync({ footer, body }), {
            done: { title: 'Success', description: 'Footer updated successfully' },
          })
        : create(body),
  }
}

function failureOf(ofCreation: Error | null, ofUpdate: Error | null): Failure {
  if (ofCreation) return { sentence: messageOf(ofCreation, 'Failed to create footer') }
  if (ofUpdate === null) return null
  return { sentence: isChangedElsewhere(ofUpdate) ? ofUpdate.message : 'Failed to save footer' }
}

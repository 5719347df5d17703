import { useId } from 'react'
import { messageOf } from '#client/api/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import type { Footer, FooterBody } from '#contract/footers.ts'
import { FooterForm } from './footer-form.tsx'
import { dropFooterDraft } from './use-footer-draft.ts'
import { isChangedElsewhere, useCreateFooter, useUpdateFooter } from './use-footers.ts'

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
  const saving = useSaveFooter(footer, close)
  const submitLabel = footer ? 'Update' : 'Create'
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={footer ? 'Edit Footer' : 'Add New Footer'}
      footer={
        <>
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={saving.isPending}>
            {saving.isPending ? 'Saving...' : submitLabel}
          </Button>
        </>
      }
    >
      <FooterForm id={formId} footer={footer} isSaving={saving.isPending} onSubmit={saving.save} />
    </Dialog>
  )
}

function useSaveFooter(footer: Footer | undefined, onSaved: () => void) {
  const creation = useCreateFooter()
  const update = useUpdateFooter()
  const create = (body: FooterBody) =>
    creation.mutate(body, {
      onSuccess: () => {
        showToast({ title: 'Success', description: 'Footer created successfully' })
        onSaved()
      },
      onError: (error) =>
        showToast({
          title: 'Error',
          description: messageOf(error, 'Failed to create footer'),
          look: 'destructive',
        }),
    })
  const change = (edited: Footer, body: FooterBody) =>
    update.mutate(
      { footer: edited, body },
      {
        onSuccess: () => {
          showToast({ title: 'Success', description: 'Footer updated successfully' })
          onSaved()
        },
        onError: (error) =>
          showToast({
            title: 'Error',
            description: isChangedElsewhere(error) ? error.message : 'Failed to save footer',
            look: 'destructive',
          }),
      },
    )
  return {
    isPending: creation.isPending || update.isPending,
    save: (body: FooterBody) => (footer ? change(footer, body) : create(body)),
  }
}

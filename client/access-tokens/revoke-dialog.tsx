import { useState } from 'react'
import { sentenceOr } from '#client/api/api-error.ts'
import { ConfirmDialog } from '#client/ui/dialog.tsx'
import { toasted } from '#client/ui/toasts/toasted.ts'
import type { AccessToken } from '#contract/access-tokens/access-tokens.ts'
import { useEndAccessToken } from './use-access-tokens.ts'

type RevokeDialogProps = {
  /** The token that is asked about; null while none is. */
  token: AccessToken | null
  onClose: () => void
}

/** Asks before a program is locked out. */
export function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const { mutateAsync, isPending } = useEndAccessToken()
  // What is closed fades out with its words in it.
  const [shown, setShown] = useState(token)
  if (token !== null && token !== shown) setShown(token)
  const name = shown?.name ?? ''
  const revoke = async () => {
    if (token === null) return
    await toasted(mutateAsync(token.id), {
      done: { title: 'Token revoked', description: `“${token.name}” no longer works.` },
      failed: sentenceOr('The token could not be revoked. It still works. Please try again.'),
      failedTitle: 'Token Not Revoked',
    })
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={token !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Revoke this token?"
      sentence={`Anything that uses “${name}” stops working. This cannot be undone.`}
      confirmLabel="Revoke"
      isBusy={isPending}
      onConfirm={() => void revoke()}
    />
  )
}

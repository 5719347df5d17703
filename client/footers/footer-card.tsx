import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#client/api/api-error.ts'
import { Card } from '#client/ui/card.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { ConfirmDialog } from '#client/ui/dialog.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { toasted } from '#client/ui/toasted.ts'
import type { Footer } from '#contract/footers.ts'
import { useDeleteFooter, useRestoreFooter } from './use-footers.ts'

type FooterCardProps = { footer: Footer; onEdit: () => void }

/** One saved footer: its beginning, its length, and what can be done with it. */
export function FooterCard({ footer, onEdit }: FooterCardProps) {
  const { name, content } = footer
  const [isAsking, setIsAsking] = useState(false)
  const deletion = useDeletion(footer.id, () => setIsAsking(false))
  return (
    <Card className="grid h-full grid-rows-[auto_1fr_auto] gap-2 p-5" aria-label={name}>
      <div className="flex flex-wrap items-start gap-1">
        <h2 dir="auto" className="flex-1 basis-32 self-center font-semibold wrap-anywhere">
          {name}
        </h2>
        <div className="flex gap-1">
          <CopyButton text={content} thing="Footer" failureTitle="Error" />
          <IconButton label={`Edit ${name}`} icon={<Pencil />} onClick={onEdit} />
          <IconButton
            label={`Delete ${name}`}
            icon={<Trash2 />}
            onClick={() => setIsAsking(true)}
          />
        </div>
      </div>
      <p
        dir="auto"
        className="line-clamp-4 self-start wrap-anywhere whitespace-pre-line text-ink-2"
      >
        {content}
      </p>
      <CharacterCounter length={content.length} />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this footer?"
        sentence={`“${name}” will be gone from your footers. Descriptions that already carry it stay as they are.`}
        confirmLabel="Delete"
        isBusy={deletion.isPending}
        onConfirm={() => void deletion.start()}
      />
    </Card>
  )
}

function useDeletion(id: string, onDone: () => void) {
  const { mutateAsync, isPending } = useDeleteFooter()
  const undo = useUndo(id)
  const start = async () => {
    await toasted(mutateAsync(id), {
      done: {
        title: 'Success',
        description: 'Footer deleted successfully',
        action: { label: 'Undo', onPress: () => void undo() },
      },
      failed: 'Failed to delete footer',
    })
    onDone()
  }
  return { start, isPending }
}

function useUndo(id: string) {
  const { mutateAsync } = useRestoreFooter()
  return () =>
    toasted(mutateAsync(id), {
      done: { title: 'Success', description: 'Footer restored' },
      failed: (error) => messageOf(error, 'Failed to restore footer'),
    })
}

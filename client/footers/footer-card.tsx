import { Eye, Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { messageOf } from '#client/api/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { CopyButton } from '#client/ui/copying/copy-button.tsx'
import { countText } from '#client/ui/counter.tsx'
import { ConfirmDialog } from '#client/ui/dialog.tsx'
import { toasted } from '#client/ui/toasts/toasted.ts'
import type { Footer } from '#contract/footers.ts'
import { showPreview } from './footer-preview.tsx'
import { useDeleteFooter, useRestoreFooter } from './use-footers.ts'
import { useUsualFooter } from './use-usual-footer.ts'

type FooterCardProps = {
  footer: Footer
  /** It stands in the preview. */
  isShown: boolean
  onEdit: () => void
  onLook: () => void
}

/** One saved footer on a slip of kraft paper: all of it, and what can be done with it. */
export function FooterCard({ footer, isShown, onEdit, onLook }: FooterCardProps) {
  const { name, content, isUsual } = footer
  const headingId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const deletion = useDeletion(footer.id, () => setIsAsking(false))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only notices who comes by; nothing is to be pressed.
    <article
      aria-labelledby={headingId}
      onPointerEnter={onLook}
      onFocus={onLook}
      className={classNames(
        'kraft-label h-full px-5 pt-4 pb-3 md:px-6',
        isUsual && 'ring-3 ring-green forced-colors:outline-3',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4">
        <h2
          id={headingId}
          dir="auto"
          className="flex-1 basis-40 font-display text-h3 font-semibold wrap-anywhere"
        >
          {name}
        </h2>
        <UsualChoice footer={footer} describedBy={headingId} />
      </div>
      <p dir="auto" className="mt-1.5 line-clamp-6 wrap-anywhere whitespace-pre-line">
        {content}
      </p>
      <div className="mt-2.5 -mr-3 flex max-md:-ml-3 flex-wrap items-center gap-x-0.5">
        <div className="flex flex-1 basis-28 flex-wrap items-center gap-x-2.5 text-meta text-ink-2 max-md:basis-full max-md:pl-3">
          <p className="max-lg:flex-1">{countText(content.length)}</p>
          {isShown && (
            <p className="rounded-xs bg-weld-tint px-1.5 text-ink max-lg:hidden">In the preview</p>
          )}
          <Button
            look="quiet"
            size="small"
            icon={<Eye aria-hidden="true" />}
            className="lg:hidden"
            onClick={() => {
              onLook()
              showPreview()
            }}
          >
            Preview<span className="sr-only"> {name}</span>
          </Button>
        </div>
        <CopyButton text={content} thing="Footer" failureTitle="Error" />
        <Button look="quiet" size="small" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
          Edit<span className="sr-only"> {name}</span>
        </Button>
        <Button
          look="quiet"
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => setIsAsking(true)}
        >
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this footer?"
        sentence={`“${name}” will be removed from your footers. Descriptions that already have it stay as they are.`}
        confirmLabel="Delete"
        isBusy={deletion.isPending}
        onConfirm={() => void deletion.start()}
      />
    </article>
  )
}

type UsualChoiceProps = { footer: Footer; describedBy: string }

/** At most one footer is the usual one. */
function UsualChoice({ footer: { id, isUsual }, describedBy }: UsualChoiceProps) {
  const { choose, isPending } = useUsualFooter()
  return (
    <UsualRadio
      isChosen={isUsual}
      isPending={isPending}
      describedBy={describedBy}
      onChoose={() => void choose(id)}
    >
      {isUsual ? 'Default for new listings' : 'Make default'}
    </UsualRadio>
  )
}

/** The choice above the footers: none of them is the usual one. */
export function NoUsualFooter({ isChosen }: { isChosen: boolean }) {
  const { choose, isPending } = useUsualFooter()
  return (
    <UsualRadio isChosen={isChosen} isPending={isPending} onChoose={() => void choose(null)}>
      No default: I add a footer where I want one
    </UsualRadio>
  )
}

type UsualRadioProps = {
  isChosen: boolean
  isPending: boolean
  describedBy?: string
  onChoose: () => void
  children: string
}

function UsualRadio({ isChosen, isPending, describedBy, onChoose, children }: UsualRadioProps) {
  return (
    <label className="flex min-h-9 items-center gap-2 text-small font-semibold max-md:min-h-11">
      <input
        type="radio"
        name="usual-footer"
        checked={isChosen}
        disabled={isPending}
        aria-describedby={describedBy}
        onChange={onChoose}
        className="radio"
      />
      {children}
    </label>
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
      done: { title: 'Footer Restored', description: 'It is in your list again.' },
      failed: (error) => messageOf(error, 'Failed to restore footer'),
    })
}

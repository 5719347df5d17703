import { X } from 'lucide-react'
import { AlertDialog, Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { useFocusReturn } from './use-focus-return.ts'

/** A title of its own, or the sentence alone. */
export type Failure = { title?: string; sentence: string } | null | undefined

export type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: ReactNode
  width?: 'normal' | 'narrow'
  footer?: ReactNode
  /** Why what it was for did not work. It stays open to be tried again. */
  failure?: Failure
  children?: ReactNode
}

const SCRIM = 'fixed inset-0 z-50 bg-scrim animate-appear'
const SHEET = 'dialog-sheet fixed z-50 flex flex-col bg-sheet shadow-e3'
const TITLE = 'font-display text-h2 font-semibold'

export function DialogSheet({
  isOpen,
  onOpenChange,
  title,
  width = 'normal',
  ...parts
}: DialogProps) {
  const { description, footer, failure, children } = parts
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content
          {...focusReturn}
          className={classNames(SHEET, width === 'narrow' && 'dialog-narrow')}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title className={classNames(TITLE, 'py-5 pr-16 pl-6')}>{title}</Radix.Title>
          <div className="min-h-0 overflow-y-auto px-6 pb-5">
            {description && (
              <Radix.Description asChild>
                <div className="mb-4 text-ink-2">{description}</div>
              </Radix.Description>
            )}
            {children}
            <FailureNotice failure={failure} className="mt-4" />
          </div>
          {footer && <DialogFooter>{footer}</DialogFooter>}
          {/* Last in order, so that the focus starts at the first control of the dialog itself. */}
          <Radix.Close aria-label="Close" className="button button-icon absolute top-4 right-4">
            <X aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export type ConfirmDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  sentence: string
  confirmLabel: string
  /** What is pressed to leave it as it is, where "Cancel" could be taken for the other. */
  keepLabel?: string
  isBusy?: boolean
  /** Nothing is lost by it. */
  isHarmless?: boolean
  failure?: Failure
  onConfirm: () => void
}

export function ConfirmSheet({ isOpen, onOpenChange, title, ...parts }: ConfirmDialogProps) {
  const { sentence, confirmLabel, keepLabel = 'Cancel', isBusy = false, ...rest } = parts
  const { failure, isHarmless = false, onConfirm } = rest
  const focusReturn = useFocusReturn()
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={SCRIM} />
        <AlertDialog.Content {...focusReturn} className={classNames(SHEET, 'dialog-narrow')}>
          <div className="px-6 pt-5 pb-6">
            <AlertDialog.Title className={TITLE}>{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 wrap-anywhere text-ink-2">
              {sentence}
            </AlertDialog.Description>
            <FailureNotice failure={failure} className="mt-4" />
          </div>
          <DialogFooter>
            <AlertDialog.Cancel asChild>
              <Button look="quiet">{keepLabel}</Button>
            </AlertDialog.Cancel>
            <Button
              look={isHarmless ? 'primary' : 'destructive'}
              isBusy={isBusy}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </DialogFooter>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function FailureNotice({ failure, className }: { failure: Failure; className: string }) {
  return (
    failure && (
      <div className={className} ref={comeIntoView}>
        <Banner look="error" title={failure.title} isLive>
          {failure.sentence}
        </Banner>
      </div>
    )
  )
}

function comeIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' })
}

function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="dialog-footer flex flex-wrap justify-end gap-2.5 border-t border-line bg-paper px-6 py-3.5">
      {children}
    </footer>
  )
}

import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { keepOffNextStep } from './toast-place.ts'
import { dismissToast, type ShownToast, useToast } from './toasts.ts'

/** How long a toast stays. */
export const TOAST_MS = 5000
const SWIPE_PX = 50

/** The place of the toast, and the toast that shows now. */
export function ToastStack() {
  const toast = useToast()
  return (
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toast && <ToastCard key={toast.id} toast={toast} />}
      <Radix.Viewport className="toasts" />
    </Radix.Provider>
  )
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const [isPaused, setIsPaused] = useState(false)
  const isBad = toast.look === 'destructive'
  const Icon = isBad ? CircleAlert : CircleCheck
  return (
    <Radix.Root
      ref={placed}
      type={isBad ? 'foreground' : 'background'}
      {...(toast.isLasting && { duration: Infinity })}
      onOpenChange={(isOpen) => !isOpen && dismissToast()}
      onPause={() => setIsPaused(true)}
      onResume={() => setIsPaused(false)}
      className={classNames('toast', isBad && 'toast-bad')}
    >
      <Icon aria-hidden="true" className="toast-icon" />
      <div className="min-w-0 flex-1 py-0.5">
        <Radix.Title className="toast-title">{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className="toast-text">{toast.description}</Radix.Description>
        )}
        {toast.action && (
          <Radix.Action asChild altText={`${toast.action.label}: F8 leads there`}>
            <button type="button" onClick={toast.action.onPress} className="toast-action">
              {toast.action.label}
            </button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close aria-label="Close" className="toast-close">
        <X aria-hidden="true" />
      </Radix.Close>
      {!toast.isLasting && <TimeLeft isPaused={isPaused} />}
    </Radix.Root>
  )
}

// The list that a toast stands in is what has a place on the page.
function placed(toast: HTMLLIElement | null): (() => void) | undefined {
  const toasts = toast?.parentElement
  return toasts ? keepOffNextStep(toasts) : undefined
}

/** The line that shortens as the toast's time runs out; it stops while the toast is being read. */
function TimeLeft({ isPaused }: { isPaused: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="toast-time"
      style={{
        animationDuration: `${TOAST_MS}ms`,
        animationPlayState: isPaused ? 'paused' : 'running',
      }}
    />
  )
}

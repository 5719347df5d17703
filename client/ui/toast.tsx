import { lazy, type ReactNode, Suspense } from 'react'

// No screen needs toasts to be used, so they arrive after it. Without them the screen still works.
const ToastStack = lazy<() => ReactNode>(() =>
  import('./toast-stack.tsx').then(
    (module) => ({ default: module.ToastStack }),
    () => ({ default: () => null }),
  ),
)

/** Where toasts appear. Once on the page, above everything. */
export function Toaster() {
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  )
}

import { lazy, type ReactNode, Suspense } from 'react'
import { useToast } from './toasts.ts'
import { useLatePart } from '../use-late-part.ts'

// No screen needs toasts to be used, so they arrive after it. Without them the screen still works.
const importStack = () => import('./toast-stack.tsx')
const ToastStack = lazy<() => ReactNode>(() =>
  importStack().then(
    (module) => ({ default: module.ToastStack }),
    () => ({ default: () => null }),
  ),
)

/** Where toasts appear. Once on the page, above everything. */
export function Toaster() {
  const isWanted = useLatePart(useToast() !== null, importStack)
  return <Suspense>{isWanted && <ToastStack />}</Suspense>
}

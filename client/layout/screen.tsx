import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type ScreenProps = {
  header: ReactNode
  footer?: ReactNode
  /** Public pages bring sections of their own width. */
  width?: 'page' | 'full'
  className?: string
  children: ReactNode
}

/** A whole screen: the skip link, the head, the main part and the foot. */
export function Screen({ header, footer, width = 'page', className, children }: ScreenProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="button button-primary fixed top-3 left-3 z-70 not-focus-visible:sr-only"
      >
        Skip to content
      </a>
      {header}
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          'flex-1',
          width === 'page' && 'page-wrap w-full pt-3 pb-8',
          className,
        )}
      >
        {children}
      </main>
      {footer}
    </div>
  )
}

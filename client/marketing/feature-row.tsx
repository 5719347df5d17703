import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type FeatureRowProps = {
  title: string
  words: ReactNode
  /** The picture stands left on every other row. */
  isTurned: boolean
  /** What the picture lies on. */
  ground: 'bg-kraft' | 'bg-press' | 'bg-green-tint' | 'bg-weld-tint'
  children: ReactNode
}

/** One thing the product does, in words and beside it as it looks. */
export function FeatureRow({ title, words, isTurned, ground, children }: FeatureRowProps) {
  return (
    <section className="grid items-center gap-7 py-9 sm:py-11 lg:grid-cols-12 lg:gap-16">
      <div className={classNames('lg:col-span-5', isTurned && 'lg:order-2')}>
        <h2 className="font-display text-[clamp(1.625rem,1.3rem+1.4vw,2.25rem)] leading-tight font-semibold tracking-display">
          {title}
        </h2>
        <p className="mt-3 max-w-[40ch] text-lead text-pretty text-ink-2">{words}</p>
      </div>
      <div
        className={classNames(
          'grid min-w-0 items-center rounded-lg p-5 sm:p-10 lg:col-span-7 lg:p-12',
          ground,
        )}
      >
        <div className="min-w-0 rounded-md bg-sheet p-4 shadow-e2 sm:p-6">{children}</div>
      </div>
    </section>
  )
}

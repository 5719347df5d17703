import { classNames } from './class-names.ts'

/** Something is on its way. The label says what. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <output className={classNames('grid place-items-center text-green', className)}>
      <span className="ring spinner" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </output>
  )
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-3/4', 'w-5/6', 'w-2/5']

/** Where text will stand: flat bars, because a shimmer is one more thing that moves. */
export function SkeletonLines({ lines }: { lines: number }) {
  return (
    <div aria-hidden="true" className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames('skeleton-line', LINE_WIDTHS[line % 5])} />
      ))}
    </div>
  )
}

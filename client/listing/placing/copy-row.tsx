import { ArrowRight, Check, Copy, RotateCcw } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import type { FormField } from './marketplace-form.ts'

type CopyRowProps = {
  field: FormField
  number: number
  state: 'done' | 'now' | 'open'
  onCopy: () => void
}

/** One field of the marketplace's form; the one whose turn it is stands open. */
export function CopyRow({ field: { field, name, where, text }, number, ...row }: CopyRowProps) {
  const { state, onCopy } = row
  const isNow = state === 'now'
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={classNames('copy-row', isNow && 'copy-row-now')}
    >
      <span className={classNames('copy-number', state === 'done' && 'copy-number-done')}>
        {state === 'done' ? <Check role="img" aria-label="Copied:" /> : number}
      </span>
      <div className="min-w-0">
        <h3 className={isNow ? 'font-display text-h3 font-semibold' : 'leading-snug font-semibold'}>
          {name}{' '}
          {!isNow && (
            <span className="ml-2 text-meta font-normal text-ink-3">
              {state === 'done' ? 'copied' : where}
            </span>
          )}
        </h3>
        <p
          dir="auto"
          className={classNames(
            'wrap-anywhere',
            isNow
              ? 'mt-1.5 line-clamp-6 text-ui leading-normal whitespace-pre-line'
              : 'line-clamp-1 text-small text-ink-2',
          )}
        >
          {text}
        </p>
        {isNow && (
          <p className="mt-2.5 flex items-center gap-1.5 text-meta text-ink-3">
            <ArrowRight aria-hidden="true" strokeWidth={1.9} className="size-4 flex-none" />
            Paste it {where}, then come back. The next field is ready.
          </p>
        )}
      </div>
      <Button
        data-field={field}
        look={isNow ? 'primary' : 'quiet'}
        size={isNow ? 'normal' : 'small'}
        icon={state === 'done' ? <RotateCcw aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={onCopy}
        className={isNow ? 'copy-button-now' : '-mr-3'}
      >
        {/* One piece: between two the button puts a gap beside the space. */}
        <span>
          {state === 'done' ? 'Again' : 'Copy'}
          <span className={isNow ? undefined : 'sr-only'}>
            {state === 'done' ? ' copy ' : ' '}
            {name}
          </span>
        </span>
      </Button>
    </li>
  )
}

import { ClipboardPaste } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Stitches } from '#client/ui/stitches.tsx'
import { FAULTS_MENDED } from '#contract/improving/worth.ts'
import type { HealthFound } from '#contract/problem-details.ts'

type NotWorthItProps = {
  /** How hers stands. */
  health: HealthFound
  /** It stands in the form as it was sent. */
  isSame: boolean
  another: string
  onAnother: () => void
  onMend: () => void
}

/** Nothing is worth a credit: how hers stands, what she can mend herself, and what she can do next. */
export function NotWorthIt({ health, isSame, another, onAnother, onMend }: NotWorthItProps) {
  const { met, of, states, findings } = health
  const isWhole = met === of
  if (!isSame) return <AsItWas findings={findings} />
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="status"
      className={classNames(
        'grid scroll-my-4 gap-3 rounded-md border px-4 py-3.5',
        isWhole ? 'border-green-line bg-green-tint' : 'border-line bg-paper',
      )}
    >
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3.5">
        <p className="font-display text-[1.625rem] leading-none font-semibold">
          {met}
          <span className="font-sans text-ui font-medium text-ink-2"> of {of}</span>
        </p>
        <Stitches states={states} label={`${met} of ${of} checks pass`} />
      </div>
      <div className="text-small">
        <p className="font-semibold">
          {isWhole ? 'Yours is good as it is' : 'We could not better it enough'}
        </p>
        <p className="text-ink-2">
          {isWhole
            ? 'Every check passes, and a new one would be no better.'
            : `What we wrote mends fewer than ${FAULTS_MENDED} faults. Yours stays as it is.`}{' '}
          You were not charged.
        </p>
      </div>
      {findings.length > 0 && (
        <div className="text-small">
          <p className="font-semibold">What you can still mend</p>
          <Findings findings={findings} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isWhole && (
          <Button look="primary" className="max-md:w-full" onClick={onMend}>
            Mend it here
          </Button>
        )}
        <Button
          look={isWhole ? 'primary' : 'outline'}
          icon={<ClipboardPaste aria-hidden="true" />}
          className="max-md:w-full"
          onClick={onAnother}
        >
          {another}
        </Button>
      </div>
    </div>
  )
}

/** While she mends it: what was found, out of the way of what she types. */
function AsItWas({ findings }: Pick<HealthFound, 'findings'>) {
  return (
    <details className="text-small">
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold pointer-coarse:min-h-11">
        What was to mend as you sent it
      </summary>
      <Findings findings={findings} />
    </details>
  )
}

function Findings({ findings }: Pick<HealthFound, 'findings'>) {
  return (
    <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-2 marker:text-weld-text">
      {findings.map((finding) => (
        <li key={finding} className="wrap-anywhere">
          {finding}
        </li>
      ))}
    </ul>
  )
}

/** It comes where the button was, and may stand below the fold. */
function takeFocus(panel: HTMLDivElement | null): void {
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView({ block: 'nearest' })
}

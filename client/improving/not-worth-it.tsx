import { ClipboardPaste } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Stitches } from '#client/ui/stitches.tsx'
import { FAULTS_MENDED } from '#contract/improving/worth.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { Faults, partsWith } from './faults.tsx'
import type { Mending } from './mending.ts'
import { listed } from './part-names.ts'
import { TagsToAdd } from './tags-to-add.tsx'

type NotWorthItProps = {
  mending: Mending
  another: string
  onAnother: () => void
  onMend: (part: WrittenPart) => void
  onAddTags: () => void
}

/** Nothing is worth a credit: how hers stands, what she can mend herself for nothing, and what she can do next. */
export function NotWorthIt({ mending, another, onAnother, onMend, onAddTags }: NotWorthItProps) {
  const { health, isSame, isChecked, faults, tagsToAdd } = mending
  const tags = tagsToAdd.length > 0 && <TagsToAdd tags={tagsToAdd} onAdd={onAddTags} />
  if (!isSame)
    return (
      <>
        {faults.length > 0 && <StillToMend faults={faults} onMend={onMend} />}
        {tags}
      </>
    )
  const isWhole = health.met === health.of
  return (
    <div
      ref={comeIntoView}
      tabIndex={-1}
      role="status"
      className={classNames(
        'grid scroll-my-4 gap-3 rounded-md border px-4 py-3.5',
        isWhole ? 'border-green-line bg-green-tint' : 'border-line bg-paper',
      )}
    >
      <Standing {...mending} />
      {faults.length > 0 && (
        <div className="text-small">
          <p className="font-semibold">What you can mend yourself, free</p>
          <Faults faults={faults} onMend={onMend} />
        </div>
      )}
      {tags}
      {(isWhole || !isChecked) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-soft pt-3">
          <Button
            look={isWhole ? 'primary' : 'outline'}
            icon={<ClipboardPaste aria-hidden="true" />}
            className="max-md:w-full"
            onClick={onAnother}
          >
            {another}
          </Button>
        </div>
      )}
    </div>
  )
}

function Standing({ health, isChecked }: Pick<Mending, 'health' | 'isChecked'>) {
  const { met, of, states } = health
  const isWhole = met === of
  return (
    <>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3.5">
        <p className="font-display text-[1.625rem] leading-none font-semibold">
          {met}
          <span className="font-sans text-ui font-medium text-ink-2"> of {of}</span>
        </p>
        <Stitches states={states} label={`${met} of ${of} checks pass`} />
      </div>
      <div className="text-small">
        <p className="font-semibold">
          {isWhole
            ? 'Yours is good as it is'
            : isChecked
              ? 'Checked as it stands now'
              : 'We could not better it enough'}
        </p>
        <p className="text-ink-2">
          {isWhole
            ? 'Every check passes, and a new one would be no better.'
            : isChecked
              ? `${of - met} of the checks do not pass yet.`
              : `What we wrote mends fewer than ${FAULTS_MENDED} faults. Yours stays as it is.`}{' '}
          You were not charged.
        </p>
      </div>
    </>
  )
}

type StillToMendProps = Pick<Mending, 'faults'> & Pick<NotWorthItProps, 'onMend'>

/** While she mends it: what was found in the parts that stand as they were sent. */
function StillToMend({ faults, onMend }: StillToMendProps) {
  return (
    <details open className="text-small">
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold pointer-coarse:min-h-11">
        Still to mend: {listed(partsWith(faults))}
      </summary>
      <Faults faults={faults} onMend={onMend} />
    </details>
  )
}

/** It comes where the button was, and may stand below the fold. */
function comeIntoView(panel: HTMLDivElement | null): void {
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView({ block: 'nearest' })
}

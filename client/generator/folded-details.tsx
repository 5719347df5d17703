import { Pencil, Repeat2 } from 'lucide-react'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { useConfiguration } from '#client/accounts/use-configuration.ts'
import { Button } from '#client/ui/button.tsx'
import { LISTING_COST } from '#contract/credits.ts'
import { ITEM_FORM } from './item-form-id.ts'
import { ANOTHER_VERSION } from './submit-rules.ts'

type FoldedDetailsProps = {
  nickname: string
  isUnchanged: boolean
  onUnfold: () => void
}

/** The form in a line, where the listing made of it needs the room; not while its fields are copied. */
export function FoldedDetails({ nickname, isUnchanged, onUnfold }: FoldedDetailsProps) {
  return (
    <div className="flex min-h-15 items-center gap-3 rounded-lg bg-sheet py-2 pr-1.5 pl-3 shadow-e1 lg:hidden in-[body:has(.copy-row-now)]:hidden">
      <QuiltSwatch seed={nickname.trim().toLowerCase()} size={40} className="rounded-[7px]" />
      <div className="min-w-0 flex-1">
        <p dir="auto" title={nickname} className="truncate leading-snug font-semibold">
          {nickname}
        </p>
        <p className="text-meta text-ink-3">
          {isUnchanged ? 'Your details, unchanged' : 'Your details, kept'}
        </p>
      </div>
      <Button look="quiet" icon={<Pencil aria-hidden="true" />} onClick={onUnfold}>
        Edit<span className="sr-only"> your details</span>
      </Button>
    </div>
  )
}

/** Words that are only arranged are nearly the same again: that is told before it is paid. */
function useIsAlike(): boolean {
  return useConfiguration()?.writer === 'composer'
}

const ALIKE = 'Nothing changed, so it would read nearly the same. Edit and Rewrite are free.'

/** What another version of the same details would be. */
export function Unchanged() {
  return useIsAlike() ? (
    <span data-alike="">{ALIKE}</span>
  ) : (
    'Unchanged since this listing. To change a part, use Edit or Rewrite.'
  )
}

/** Where the form is folded, its quiet button stands below the listing. */
export function AnotherVersion({ credits }: { credits: number }) {
  const isAlike = useIsAlike()
  return (
    <div className="grid justify-items-center lg:hidden">
      <Button
        type="submit"
        form={ITEM_FORM}
        look="quiet"
        icon={<Repeat2 aria-hidden="true" />}
        disabled={credits < LISTING_COST}
      >
        {ANOTHER_VERSION}
      </Button>
      {isAlike && (
        <p className="max-w-[44ch] text-center text-meta text-balance text-ink-3">{ALIKE}</p>
      )}
    </div>
  )
}

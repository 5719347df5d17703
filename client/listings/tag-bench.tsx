import { Check } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import { type Listing, TAG } from '#contract/listings.ts'
import { tidyTag } from '#marketplace/tag-notes.ts'
import { KeywordsUsed } from './keywords-used.tsx'
import { NewTag } from './new-tag.tsx'
import { SelectedTag } from './selected-tag.tsx'
import { SpareTags } from './spare-tags.tsx'
import { TagReasons } from './tag-reasons.tsx'
import { type TagBench, useTagBench } from './use-tag-bench.ts'

type TagBenchProps = {
  listing: Listing
  /** The tags to begin with: the saved ones, or those that were left here. */
  initial: readonly string[]
  onDraft: (tags: string[]) => void
  onSave: (tags: string[]) => Promise<unknown>
  onClose: () => void
}

/** Where the tags of a listing are changed, moved, swapped, and held against its keywords. */
export function TagBenchEditor({ listing, initial, ...on }: TagBenchProps) {
  const { onDraft, onSave, onClose } = on
  const { area, ...bench } = useTagBench(initial, onDraft)
  const current = { ...listing, generatedTags: bench.tags.map(tidyTag) }
  return (
    <div ref={focusFirst} role="group" aria-label="Tag workbench" className="grid gap-5">
      <div ref={area} className="grid gap-4">
        <Threads bench={bench} onCancel={onClose} />
        {bench.selected === null ? (
          <NewTag bench={bench} onCancel={onClose} />
        ) : (
          <SelectedTag bench={bench} at={bench.selected} listing={listing} />
        )}
      </div>
      <SpareTags bench={bench} listing={listing} />
      <BenchActions bench={bench} saved={listing.generatedTags} onSave={onSave} onClose={onClose} />
      <TagReasons listing={current} />
      <KeywordsUsed listing={current} />
      <output className="sr-only">{bench.said}</output>
    </div>
  )
}

// The button that opened the workbench is gone; the keyboard goes on at the first tag.
function focusFirst(group: HTMLElement | null): void {
  group?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true })
}

/** The tags on their threads: a press selects one, the arrow keys move it, Delete takes it off. */
function Threads({ bench, onCancel }: { bench: TagBench; onCancel: () => void }) {
  const press = (event: KeyboardEvent, at: number) => {
    const step = STEPS.get(event.key)
    if (step === undefined && event.key !== 'Delete' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
    else if (step === undefined) bench.remove(at)
    else bench.move(at, at + step)
  }
  return (
    <SwingTags
      tags={bench.tags}
      slots={TAG.max}
      lengthMax={TAG.lengthMax}
      pressLabel="Change tag"
      selected={bench.selected}
      refused={bench.refused}
      onPress={(_, index) => bench.select(bench.selected === index ? null : index)}
      onKey={press}
      onDrag={bench.move}
      note="Press a tag to change it. Drag it, or use the arrow keys on it, to move it; Delete takes it off."
    />
  )
}

const STEPS = new Map([
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
  ['ArrowDown', 1],
  ['ArrowRight', 1],
])

type BenchActionsProps = {
  bench: TagBench
  saved: readonly string[]
  onSave: (tags: string[]) => Promise<unknown>
  onClose: () => void
}

function BenchActions({ bench, saved, onSave, onClose }: BenchActionsProps) {
  const [isSaving, setIsSaving] = useState(false)
  const canSave = bench.refused.length === 0
  const save = async () => {
    const tags = bench.tags.map(tidyTag)
    if (tags.join('\n') === saved.join('\n')) return onClose()
    setIsSaving(true)
    try {
      await onSave(tags)
      onClose()
    } catch {
      // The refusal has been shown; the tags stay here to try again.
      setIsSaving(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        look="primary"
        size="small"
        icon={<Check aria-hidden="true" />}
        isBusy={isSaving}
        disabled={!canSave}
        onClick={() => void save()}
      >
        {isSaving ? 'Saving...' : 'Save tags'}
      </Button>
      <Button look="quiet" size="small" disabled={isSaving} onClick={onClose}>
        Cancel
      </Button>
      <p role="status" className="text-small text-madder-text">
        {!canSave && 'Fix the marked tags before saving.'}
      </p>
    </div>
  )
}

import { Check } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { Edit } from '#client/editing/use-edit.ts'
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

type TagBenchProps = { listing: Listing; edit: Edit<string[]> }

/** Where the tags of a listing are changed, moved, swapped, and held against its keywords. */
export function TagBenchEditor({ listing, edit }: TagBenchProps) {
  const { area, ...bench } = useTagBench(edit)
  const current = { ...listing, generatedTags: bench.tags.map(tidyTag) }
  return (
    <div ref={focusFirst} role="group" aria-label="Tag workbench" className="grid gap-5">
      <div ref={area} className="grid gap-4">
        <Threads bench={bench} onCancel={edit.cancel} />
        {bench.selected === null ? (
          <NewTag bench={bench} onCancel={edit.cancel} />
        ) : (
          <SelectedTag bench={bench} at={bench.selected} listing={listing} />
        )}
      </div>
      <SpareTags bench={bench} listing={listing} />
      <BenchActions edit={edit} isRefused={bench.refused.length > 0} />
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
  const free = TAG.max - bench.tags.length
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
      note={
        <p>
          {free > 0 && `${bench.tags.length} of ${TAG.max} used, ${free} free. `}
          Press a tag to change, move or remove it.
          <span className="pointer-coarse:hidden">
            {' '}
            You can also drag it, or use the arrow keys on it; Delete takes it off.
          </span>
        </p>
      }
    />
  )
}

const STEPS = new Map([
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
  ['ArrowDown', 1],
  ['ArrowRight', 1],
])

type BenchActionsProps = { edit: Edit<string[]>; isRefused: boolean }

function BenchActions({ edit, isRefused }: BenchActionsProps) {
  const isSaving = edit.phase === 'saving'
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        look="primary"
        size="small"
        icon={<Check aria-hidden="true" />}
        isBusy={isSaving}
        disabled={isRefused}
        onClick={() => void edit.save()}
      >
        {isSaving ? 'Saving...' : 'Save tags'}
      </Button>
      <Button look="quiet" size="small" disabled={isSaving} onClick={edit.cancel}>
        Cancel
      </Button>
      <p role="status" className="text-small text-madder-text">
        {isRefused && 'Fix the marked tags before saving.'}
      </p>
    </div>
  )
}

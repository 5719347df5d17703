import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { TagInput } from '#marketplace/tag-source.ts'
import { noteOnTag } from '#marketplace/tag-notes.ts'
import { reasonFor } from './tag-reasons.tsx'
import { TagField } from './tag-field.tsx'
import type { TagBench } from './use-tag-bench.ts'

type SelectedTagProps = { bench: TagBench; at: number; listing: TagInput }

/** The tag that is being changed: its text, its place, and where its words come from. */
export function SelectedTag({ bench, at, listing }: SelectedTagProps) {
  const tag = bench.tags[at] ?? ''
  const finish = (event: KeyboardEvent) => {
    const isDone = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (!isDone && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    bench.select(null)
  }
  return (
    <div className="grid gap-2">
      <TagField
        label={`Tag on slot ${at + 1}`}
        value={tag}
        note={noteOnTag(bench.tags, at)}
        hint={reasonFor(tag, listing)}
        onType={bench.rewrite}
        onKeyDown={finish}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<ArrowLeft aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => bench.move(at, at - 1)}
        >
          Move earlier
        </Button>
        <Button
          size="small"
          icon={<ArrowRight aria-hidden="true" />}
          disabled={at === bench.tags.length - 1}
          onClick={() => bench.move(at, at + 1)}
        >
          Move later
        </Button>
        <Button
          size="small"
          look="danger"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => bench.remove(at)}
        >
          Remove tag
        </Button>
        <Button size="small" look="quiet" onClick={() => bench.select(null)}>
          Done
        </Button>
      </div>
    </div>
  )
}

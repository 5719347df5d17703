import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { TAG } from '#contract/listings.ts'
import { noteOnTag } from '#marketplace/tag-notes.ts'
import { TagField } from './tag-field.tsx'
import type { TagBench } from './use-tag-bench.ts'

/** Adds a tag in the seller's own words, while a slot is free. */
export function NewTag({ bench, onCancel }: { bench: TagBench; onCancel: () => void }) {
  const [typed, setTyped] = useState('')
  if (bench.isFull) {
    return (
      <p className="text-small text-ink-2">
        All {TAG.max} slots are used. Press a tag to change it or to swap in a spare one.
      </p>
    )
  }
  const isBlank = typed.trim() === ''
  const note = isBlank ? null : noteOnTag([...bench.tags, typed], bench.tags.length)
  const canAdd = !isBlank && !note?.isRefused
  const add = () => {
    if (!canAdd) return
    bench.add(typed)
    setTyped('')
  }
  // What stands between commas are several tags, as wherever tags are pasted.
  const type = (text: string) => {
    if (!text.includes(',')) return setTyped(text)
    const tags = [...bench.tags]
    const left = text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => {
        const isTaken = tags.length < TAG.max && !noteOnTag([...tags, part], tags.length)?.isRefused
        if (part !== '' && isTaken) tags.push(part)
        return part !== '' && !isTaken
      })
    bench.add(...tags.slice(bench.tags.length))
    setTyped(left.join(', '))
  }
  const press = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (!isEnter && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (isEnter) add()
    else onCancel()
  }
  return (
    <div className="grid items-start gap-2 sm:grid-cols-[1fr_auto]">
      <TagField
        label="New tag"
        value={typed}
        note={note}
        hint="A phrase a buyer would search for."
        onType={type}
        onKeyDown={press}
      />
      <Button
        icon={<Plus aria-hidden="true" />}
        disabled={!canAdd}
        onClick={add}
        className="sm:mt-[30px]"
      >
        Add tag
      </Button>
    </div>
  )
}

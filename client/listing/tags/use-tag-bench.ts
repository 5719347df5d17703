import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Edit } from '#client/editing/use-edit.ts'
import { TAG } from '#contract/listings.ts'
import { noteOnTag, tidyTag } from '#marketplace/tag-notes.ts'

type Bench = { tags: readonly string[]; selected: number | null }

export type TagBench = {
  tags: readonly string[]
  selected: number | null
  /** The places of the tags that cannot be saved. */
  refused: number[]
  isFull: boolean
  /** What happened last, for those who do not see it. */
  said: string
  select: (index: number | null) => void
  /** Changes the text of the selected tag. */
  rewrite: (text: string) => void
  move: (from: number, to: number) => void
  remove: (index: number) => void
  add: (...tags: string[]) => void
  /** Puts a spare tag in the place of the selected one, or on a free slot. */
  use: (spare: string) => void
}

/** The tags while they are edited. */
export function useTagBench({
  text: tags,
  type,
}: Edit<string[]>): TagBench & { area: RefObject<HTMLDivElement | null> } {
  const [selected, setSelected] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  // Holds the tags, each as a button, and below them the field for the selected one.
  const area = useRef<HTMLDivElement>(null)

  const change = (next: Bench, what: string) => {
    flushSync(() => {
      type([...next.tags])
      setSelected(next.selected)
      setSaid(what)
    })
  }
  const focusTag = (index: number) => {
    const faces = area.current?.querySelectorAll<HTMLElement>('button.swing-face')
    const face = faces?.[Math.min(index, faces.length - 1)]
    const target = face ?? area.current?.querySelector('input')
    target?.focus()
  }

  return {
    tags,
    selected,
    refused: tags.flatMap((_, at) => (noteOnTag(tags, at)?.isRefused ? [at] : [])),
    isFull: tags.length >= TAG.max,
    said,
    area,
    select: (index) => {
      change({ tags, selected: index }, '')
      if (index !== null) area.current?.querySelector('input')?.focus()
      else if (selected !== null) focusTag(selected)
    },
    rewrite: (text) =>
      selected !== null && change({ tags: tags.with(selected, text), selected }, ''),
    move: (from, to) => {
      if (to < 0 || to >= tags.length || from === to) return
      const order = moved([...tags.keys()], from, to)
      const next = selected === null ? null : order.indexOf(selected)
      change({ tags: moved(tags, from, to), selected: next }, `Moved to slot ${to + 1}`)
      if (selected === null) focusTag(to)
    },
    remove: (index) => {
      change({ tags: tags.toSpliced(index, 1), selected: null }, `Removed “${tags[index]}”`)
      focusTag(index)
    },
    add: (...more) => {
      const tidied = more.map(tidyTag)
      change({ tags: [...tags, ...tidied], selected }, `Added “${tidied.join('”, “')}”`)
    },
    use: (spare) => {
      const at = selected ?? tags.length
      change({ tags: tags.toSpliced(at, 1, spare), selected }, `“${spare}” is on slot ${at + 1}`)
      focusTag(at)
    },
  }
}

function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  return things.toSpliced(from, 1).toSpliced(to, 0, ...things.slice(from, from + 1))
}

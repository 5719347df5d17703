import { Check, Plus, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { TAG } from '#contract/listings.ts'
import { classNames } from '#client/ui/class-names.ts'
import { MUG } from './more-examples.ts'

const SUGGESTIONS = ['speckled mug large', 'speckled mug handmade', 'speckled mug with handle']
const [SAVED_NOW = ''] = SUGGESTIONS
const SAVED = [SAVED_NOW, ...MUG.keywords.slice(1, 5), 'handmade speckled coffee mug']

/** KeywordSaver at work: what a search suggests, and beside it the list that keeps it. */
export function NotebookPicture() {
  return (
    <figure
      aria-label="A drawing of KeywordSaver: search suggestions, and the list they are saved to"
      className="relative grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] sm:items-start md:w-[34rem]"
    >
      <Sheet className="sm:mt-8">
        <p className="flex items-center gap-2 rounded-md border border-line-control bg-field px-3 py-2 text-small">
          <Search aria-hidden="true" className="size-4 text-ink-3" />
          speckled mug
          <span aria-hidden="true" className="-ml-1.5 inline-block h-4 w-0.5 bg-green" />
        </p>
        <ul className="mt-1.5">
          {SUGGESTIONS.map((words, place) => (
            <li
              key={words}
              className="flex min-h-10 items-center gap-2 border-t border-line-soft text-small first:border-0"
            >
              <span className="min-w-0 flex-1">{words}</span>
              <Sign isDone={place === 0} />
            </li>
          ))}
        </ul>
      </Sheet>
      <Sheet>
        <p className="font-display text-h3 font-semibold">{MUG.nickname}</p>
        <p className="text-meta text-ink-3">{SAVED.length} words, saved while you browse</p>
        <ul className="mt-2.5">
          {SAVED.map((words) => (
            <li
              key={words}
              className="flex min-h-9 items-center gap-3 border-t border-line-soft text-small"
            >
              <span className="min-w-0 flex-1">{words}</span>
              <span
                className={classNames(
                  'text-tick',
                  words.length > TAG.lengthMax ? 'font-semibold text-madder-text' : 'text-ink-3',
                )}
              >
                {words.length}
              </span>
            </li>
          ))}
        </ul>
        <p className="border-t border-line-soft pt-2 text-meta text-ink-3">
          In red: over the {TAG.lengthMax} characters of a tag.
        </p>
      </Sheet>
    </figure>
  )
}

function Sheet({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('min-w-0 rounded-lg bg-sheet px-4 py-3.5 shadow-e2', className)}>
      {children}
    </div>
  )
}

function Sign({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? Check : Plus
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-6 place-items-center rounded-sm',
        isDone ? 'bg-green-tint text-green-text' : 'border border-line-control text-ink-2',
      )}
    >
      <Icon className="size-4" />
    </span>
  )
}

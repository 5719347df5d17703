import { ChevronRight, Plus } from 'lucide-react'
import type { ReactNode, ToggleEvent } from 'react'
import { classNames } from './class-names.ts'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  isOpen?: boolean
  /** What is inside cannot be undone. */
  isDanger?: boolean
}

/** More of something, shown when asked for. Native, so it works before and without script. */
export function Disclosure({ summary, children, isOpen = false, isDanger }: DisclosureProps) {
  return (
    // What stood open from the start came into view with the page.
    <details
      open={isOpen}
      className="disclosure group/more"
      onToggle={isOpen ? undefined : bringIntoView}
    >
      <summary
        className={classNames(
          'flex min-h-10 w-fit items-center gap-1.5 rounded-sm text-small font-semibold',
          isDanger && 'text-madder-text',
        )}
      >
        <ChevronRight
          aria-hidden="true"
          strokeWidth={1.9}
          className="size-4 flex-none transition-[rotate] group-open/more:rotate-90"
        />
        {summary}
      </summary>
      {children}
    </details>
  )
}

/** Once it has grown: as it begins to there is nothing to be seen yet. */
function bringIntoView({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
  if (!opened.open) return
  const growing = opened.getAnimations({ subtree: true }).map(({ finished }) => finished)
  void Promise.allSettled(growing).then(() => opened.scrollIntoView({ block: 'nearest' }))
}

type AccordionProps = {
  items: readonly { title: string; content: ReactNode }[]
  /** How many of the first stand open when the page is read. */
  openAtFirst?: number
  className?: string
}

/** Questions under one strong rule; any number can be open. */
export function Accordion({ items, openAtFirst = 0, className }: AccordionProps) {
  return (
    <div className={classNames('border-t-3 border-line-ink', className)}>
      {items.map(({ title, content }, place) => (
        <details
          key={title}
          open={place < openAtFirst}
          className="disclosure group/item border-b border-line"
        >
          <summary className="flex min-h-16 items-center gap-4 rounded-sm px-1 py-3">
            <h3 className="flex-1 font-display text-[1.1875rem] leading-snug font-semibold tracking-title">
              {title}
            </h3>
            <Plus
              aria-hidden="true"
              strokeWidth={1.9}
              className="size-[18px] flex-none transition-[rotate] group-open/item:rotate-45"
            />
          </summary>
          <div className="max-w-[62ch] px-1 pb-6 text-ink-2">{content}</div>
        </details>
      ))}
    </div>
  )
}

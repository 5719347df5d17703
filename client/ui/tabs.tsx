import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type TabsProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[]
}

/** Views of one subject, one at a time; what is not looked at is not there. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen)
    if (tab) onChange(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={choose}>
      {/* The line under the tab stands on the edge of the list, which scrolls where it is narrow. */}
      <Radix.List
        aria-label={label}
        className="tab-list flex overflow-x-auto max-sm:justify-between sm:gap-1 pb-px shadow-[inset_0_-1px_0_var(--color-line)]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            ref={tab.value === value ? bringIntoView : undefined}
            className="tab-line min-h-11 px-1.5 text-meta font-medium sm:px-3.5 sm:text-ui whitespace-nowrap text-ink-2 -outline-offset-3 hover:text-ink data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-sm pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

// A list of tabs that is wider than a phone may open at a tab beyond its edge.
function bringIntoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

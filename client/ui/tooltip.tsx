import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const OPEN_MS = 700
const SKIP_MS = 300

/** Shares the delays between all tooltips: after the first, the next ones come at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_MS} skipDelayDuration={SKIP_MS}>
      {children}
    </Radix.Provider>
  )
}

type TooltipProps = { label: string; children: ReactElement }

/** Names a control in words on hover and focus. The control has its own accessible name. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={7}
          collisionPadding={8}
          className="z-70 max-w-72 animate-appear rounded-sm bg-toast px-[11px] py-[7px] text-meta text-on-toast"
        >
          {label}
          <Radix.Arrow className="fill-toast" width={11} height={5} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

import { Ellipsis } from 'lucide-react'
import { type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { Button } from './button.tsx'

const GAP_PX = 6

/** What is done seldom, behind one button: links and buttons in a list that closes with Escape and after a press. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const place = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    const under = button.current?.getBoundingClientRect()
    if (newState !== 'open' || !under) return
    currentTarget.style.top = `${under.bottom + scrollY + GAP_PX}px`
    currentTarget.style.right = `${document.documentElement.clientWidth - under.right}px`
  }
  return (
    <>
      <Button ref={button} popoverTarget={id} icon={<Ellipsis aria-hidden="true" />}>
        More
      </Button>
      <div id={id} popover="auto" className="more-menu" onBeforeToggle={place}>
        <ul>{children}</ul>
      </div>
    </>
  )
}

/** Closes the menu around what was pressed; the focus goes back to its button. */
export function closeMenu(pressed: Element): void {
  pressed.closest<HTMLElement>('.more-menu')?.hidePopover()
}

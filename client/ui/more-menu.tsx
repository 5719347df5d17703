import { Ellipsis } from 'lucide-react'
import { type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { Button } from './button.tsx'

const GAP_PX = 6

type MoreMenuProps = {
  /** What it is for, where a page has several; said, not shown. */
  about?: string
  children: ReactNode
}

/** What is done seldom, behind one button: links and buttons in a list that closes with Escape and after a press. */
export function MoreMenu({ about, children }: MoreMenuProps) {
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
      <Button
        ref={button}
        popoverTarget={id}
        size={about === undefined ? 'normal' : 'small'}
        look={about === undefined ? 'outline' : 'quiet'}
        icon={<Ellipsis aria-hidden="true" />}
      >
        {about === undefined ? (
          'More'
        ) : (
          // In a card of a phone the dots say it.
          <span className="max-[900px]:sr-only">
            More<span className="sr-only"> for {about}</span>
          </span>
        )}
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

import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { placeBeside } from './place-beside.ts'

/** How long the pointer rests on a control before its tooltip opens. */
const OPEN_MS = 700
/** This soon after one tooltip closed, the next opens at once. */
const SKIP_MS = 300

const Neighbours = createContext(neighbours())

/** Lets the tooltips below know of each other: after the first, the next ones come at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [memory] = useState(neighbours)
  return <Neighbours value={memory}>{children}</Neighbours>
}

/** What the tooltips of one provider know of each other. */
function neighbours() {
  let closedAt = -Infinity
  return {
    hasClosed: () => {
      closedAt = performance.now()
    },
    closedJustNow: () => performance.now() - closedAt < SKIP_MS,
  }
}

type TooltipProps = { label: string; children: ReactElement }

/** Shows a control's name on hover and on keyboard focus. The control has that name already. */
export function Tooltip({ label, children }: TooltipProps) {
  const { isOpen, point, leave, focus, close } = useTooltip()
  return (
    <span
      className="contents"
      onPointerMove={point}
      onPointerLeave={leave}
      onPointerDown={close}
      onFocus={focus}
      onBlur={close}
    >
      {children}
      {isOpen && (
        <span ref={placeBeside} role="tooltip" popover="manual" className="tooltip">
          {label}
        </span>
      )}
    </span>
  )
}

function useTooltip() {
  const { hasClosed, closedJustNow } = use(Neighbours)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasPointer = useRef(false)
  const [isOpen, setIsOpen] = useState(false)

  const close = () => {
    clearTimeout(timer.current)
    if (isOpen) hasClosed()
    setIsOpen(false)
  }

  // A control may also appear under a pointer that rests: nobody asked for its name then, and the
  // tooltip would cover what is pressed next.
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || hasPointer.current) return
    hasPointer.current = true
    timer.current = setTimeout(() => setIsOpen(true), closedJustNow() ? 0 : OPEN_MS)
  }

  const leave = () => {
    hasPointer.current = false
    close()
  }

  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) setIsOpen(true)
  }

  // Escape and scrolling happen elsewhere in the document, wherever the focus is.
  useEffect(() => {
    if (!isOpen) return undefined
    const stop = new AbortController()
    const hide = () => setIsOpen(false)
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    document.addEventListener('keydown', hideOnEscape, { capture: true, signal: stop.signal })
    document.addEventListener('scroll', hide, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [isOpen])

  // A control can go away while its timer runs.
  useEffect(() => () => clearTimeout(timer.current), [])

  return { isOpen, point, leave, focus, close }
}

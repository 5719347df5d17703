const GAP_PX = 8
const EDGE_PX = 8

/** Shows a popover above the element before it, or below where there is no room, within the window. */
export function placeBeside(popover: HTMLElement | null): void {
  const control = popover?.previousElementSibling?.getBoundingClientRect()
  if (!popover || !control) return
  popover.showPopover()
  const { offsetWidth: width, offsetHeight: height } = popover
  const middle = control.left + control.width / 2
  const left = Math.min(Math.max(middle - width / 2, EDGE_PX), innerWidth - width - EDGE_PX)
  const above = control.top - height - GAP_PX
  const isAbove = above >= EDGE_PX
  popover.style.left = `${left}px`
  popover.style.top = `${isAbove ? above : control.bottom + GAP_PX}px`
  popover.style.setProperty('--arrow-left', `${middle - left}px`)
  popover.dataset['side'] = isAbove ? 'above' : 'below'
}

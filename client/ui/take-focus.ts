/** As the ref of what comes where the focus was lost: it has it from then on. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

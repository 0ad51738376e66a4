/** As a `ref`: what appears in place of the control that was pressed gets the focus, in the same frame. */
export function focusRef(element: HTMLElement | null): void {
  element?.focus()
}

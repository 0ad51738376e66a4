/** As a `ref`: what appears out of sight is scrolled to, such as why a form was refused whose button is always there. */
export function scrollIntoViewRef(element: Element | null): void {
  // Browsers may answer a promise, which nobody is to take for what an effect leaves to be cleaned up.
  element?.scrollIntoView({ block: 'nearest' })
}

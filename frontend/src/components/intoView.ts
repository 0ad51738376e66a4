/** As a `ref`: what appears out of sight is scrolled to, such as why a form was refused whose button is always there. */
export const intoView = (element: Element | null): void => element?.scrollIntoView({ block: 'nearest' })

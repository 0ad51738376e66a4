/** Where a link of a text that somebody else wrote may lead. */

/** Signs that browsers drop or turn around, so that an address is not what it looks like. */
// oxlint-disable-next-line no-control-regex
const disguise = /[\u0000-\u0020\\\u007f-\u009f]/

/** The address, or null unless it is http(s), a mail address, a page of this site or a place on the page. */
export function safeHref(href: string): string | null {
  if (disguise.test(href)) return null
  return /^(https?:\/\/[^/]|mailto:.|\/(?!\/)|#.)/i.test(href) ? href : null
}

/** Parsing the gateway's HTML: its sections, text and links. Nothing in it is executed. */

/** A heading with what follows it. */
export interface HtmlSection {
  /** The address of the heading within its page. */
  id: string
  /** What the heading says. */
  title: string
  html: string
}

/** The elements of a text. */
export const parseHtml = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

/** The parts that begin with a heading of this level, each up to the next one of it or of a higher one. */
export function sectionsOf(html: string, level: 2 | 3): HtmlSection[] {
  const parts: HtmlSection[] = []
  let part: HtmlSection | null = null
  for (const element of parseHtml(html).children) {
    const heading = Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 7)
    if (heading === level) {
      part = { id: element.id, title: element.textContent, html: '' }
      parts.push(part)
    } else if (heading < level) part = null
    else if (part) part.html += element.outerHTML
  }
  return parts
}

/** What a text says, for searching. */
export function plainTextOf(html: string): string {
  const body = parseHtml(html)
  for (const block of body.querySelectorAll('p, li, td, th, h3, h4, pre, br')) block.after(' ')
  return body.textContent.replaceAll(/\s+/g, ' ').trim()
}

/** The address that the first link of a text leads to. */
export const firstLinkOf = (html: string) => parseHtml(html).querySelector('a')?.getAttribute('href') ?? null

/** Makes a drawing of React's fit for a page that is not alive yet. */
import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** A page as React draws it, and when its drawing is the one to be seen. */
export interface Drawing {
  html: string
  when?: string | undefined
}

/** What the page's own head says, and what lies below the fold. */
const left = new Set(['title', 'link', 'footer'])
/** What is typed or pressed now would be lost. */
const controls = new Set(['button', 'input', 'select', 'textarea'])

const isElement = (node: Node): node is Element => 'tagName' in node
const stays = (node: Node) => (isElement(node) ? !left.has(node.tagName) : node.nodeName !== '#comment')

/** Makes a form or a control inert: only links work. */
function still(element: Element): void {
  if (controls.has(element.tagName)) element.attrs.unshift({ name: 'aria-disabled', value: 'true' })
  if (controls.has(element.tagName) || element.tagName === 'form') element.attrs.unshift({ name: 'inert', value: '' })
}

/** Inline styles are not allowed by the page's policy: each becomes a class. */
function classForStyle(element: Element, names: Map<string, string>): void {
  const style = element.attrs.find(({ name }) => name === 'style')
  if (!style) return
  const name = names.get(style.value) ?? `first-${names.size}`
  names.set(style.value, name)
  const classes = element.attrs.find((attribute) => attribute.name === 'class')
  if (classes) classes.value = `${name} ${classes.value}`
  element.attrs = element.attrs.filter((attribute) => attribute !== style)
  if (!classes) element.attrs.unshift({ name: 'class', value: name })
}

function quiet(nodes: Node[], names: Map<string, string>): Node[] {
  const kept = nodes.filter(stays)
  for (const element of kept.filter(isElement)) {
    still(element)
    classForStyle(element, names)
    element.childNodes = quiet(element.childNodes, names)
  }
  return kept
}

/** What stands for the storefront until it runs, made of one drawing or several. */
export function firstView(drawings: Drawing[]): { html: string; css: string } {
  const names = new Map<string, string>()
  const bodies = drawings.map(({ html, when }) => {
    const page = parseFragment(html)
    page.childNodes = quiet(page.childNodes, names)
    return when ? `<div data-when="${when}">${serialize(page)}</div>` : serialize(page)
  })
  const rules = [...names].map(([style, name]) => `.${name}{${style}}`)
  return { html: `<div data-first-view>${bodies.join('')}</div>`, css: rules.join('') }
}

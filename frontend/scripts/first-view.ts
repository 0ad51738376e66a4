/** Makes drawings of React's fit for a page that is not alive yet. */
import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** A page as React draws it, and when its drawing is the one to be seen. */
export interface Drawing {
  html: string
  when?: string | undefined
}

/** What the page's own head says, what lies below the fold, and what travels apart. */
const left = new Set(['title', 'link', 'footer', 'style'])
/** What is typed or pressed now would be lost. */
const controls = new Set(['button', 'input', 'select', 'textarea'])

const isElement = (node: Node): node is Element => 'tagName' in node
const stays = (node: Node) => (isElement(node) ? !left.has(node.tagName) : node.nodeName !== '#comment')
const attributeOf = (element: Element, wanted: string) => element.attrs.find(({ name }) => name === wanted)
const childrenOf = (node: Node) => (isElement(node) ? node.childNodes : [])

/** Makes a form or a control inert: only links work. */
function still({ tagName, attrs }: Element): void {
  if (controls.has(tagName)) attrs.unshift({ name: 'aria-disabled', value: 'true' })
  if (controls.has(tagName) || tagName === 'form') attrs.unshift({ name: 'inert', value: '' })
}

/** Inline styles are not allowed by the page's policy: each becomes a class. */
function classForStyle(element: Element, inline: Map<string, string>): void {
  const style = attributeOf(element, 'style')
  if (!style) return
  const name = inline.get(style.value) ?? `first-${inline.size}`
  inline.set(style.value, name)
  const others = attributeOf(element, 'class')
  const rest = element.attrs.filter((attribute) => attribute !== style && attribute !== others)
  element.attrs = [{ name: 'class', value: others ? `${name} ${others.value}` : name }, ...rest]
}

function quiet(nodes: Node[], inline: Map<string, string>): Node[] {
  const kept = nodes.filter(stays)
  for (const element of kept.filter(isElement)) {
    still(element)
    classForStyle(element, inline)
    element.childNodes = quiet(element.childNodes, inline)
  }
  return kept
}

/** What Emotion writes in front of the first element that needs it: the names of some styles, and their rules. */
interface Sheet {
  names: string[]
  css: string
}

/** All sheets in a drawing, by the class that each is for; those for none hold everywhere. */
function sheetsIn(nodes: Node[]): [string, Sheet][] {
  return nodes.flatMap((node) => {
    const [key, ...names] = (isElement(node) && attributeOf(node, 'data-emotion')?.value.split(' ')) || []
    if (key === undefined) return sheetsIn(childrenOf(node))
    const css = childrenOf(node).map((part) => ('value' in part ? part.value : ''))
    return [[`${key}-${names[0]}`, { names, css: css.join('') }]]
  })
}

function classesIn(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    const own = (isElement(node) && attributeOf(node, 'class')?.value.split(' ')) || []
    return [...own, ...classesIn(childrenOf(node))]
  })
}

/**
 * What stands for the storefront until it runs, made of one drawing or several: its HTML, the styles in use,
 * and the names under which the storefront knows them.
 */
export function firstView(drawings: Drawing[]): { html: string; css: string; names: string } {
  const inline = new Map<string, string>()
  const sheets = new Map<string, Sheet>()
  const used = new Set<string>()
  const bodies = drawings.map(({ html, when }) => {
    const page = parseFragment(html)
    // Also of what is left out: the next to need a style does not bring it along again.
    for (const [name, sheet] of sheetsIn(page.childNodes)) sheets.set(name, sheet)
    page.childNodes = quiet(page.childNodes, inline)
    for (const name of classesIn(page.childNodes)) used.add(name)
    return when ? `<div data-when="${when}">${serialize(page)}</div>` : serialize(page)
  })
  const kept = [...sheets].filter(([name]) => used.has(name)).map(([, sheet]) => sheet)
  const rules = [...inline].map(([style, name]) => `.${name}{${style}}`)
  return {
    html: `<div data-first-view>${bodies.join('')}</div>`,
    css: [...kept.map(({ css }) => css), ...rules].join(''),
    names: kept.flatMap(({ names }) => names).join(' '),
  }
}

/** Where a category stands and where it leads. */
import { paths } from '@/lib/paths'
import type { CategoryView, NameSlug } from './api'
import { listingText } from './components/listing/text'

/** A scope to go to: narrower, wider, or the present one. */
export type ScopeLink = { name: string; to: string; current?: boolean }

function addressOf(path: readonly NameSlug[]): string {
  const [first = '', second, third] = path.map(({ slug }) => slug)
  return paths.category(first, second, third)
}

/** The categories above this one, widest first. */
export function trailOf({ path }: CategoryView): ScopeLink[] {
  return path.slice(0, -1).map(({ name }, at) => ({ name, to: addressOf(path.slice(0, at + 1)) }))
}

/** All of the present category and its parts; of one without parts, all of the category above it. */
export function scopesOf({ name, path, children }: CategoryView): ScopeLink[] {
  const here = { name, to: addressOf(path), current: true }
  const parent = path.at(-2)
  if (children.length === 0)
    return parent ? [{ name: listingText.allIn(parent.name), to: addressOf(path.slice(0, -1)) }, here] : []
  return [
    { ...here, name: listingText.allIn(name) },
    ...children.map(({ name: child, slug }) => ({ name: child, to: addressOf([...path, { name: child, slug }]) })),
  ]
}

/** Where a category stands and where it leads. */
import { paths } from '@/lib/paths'
import type { CategoryFacet, CategoryView, NameSlug } from './api'
import { listingText } from './components/listing/text'

/** A scope to go to: narrower, wider, or the present one; with how many products it has, if that is known. */
export type ScopeLink = { name: string; to: string; current?: boolean; count?: number }

type AddressOf = (path: readonly string[]) => string

/** The address of the category with these slugs. */
export const categoryAddress: AddressOf = ([first = '', second, third]) => paths.category(first, second, third)
const slugsOf = (path: readonly NameSlug[]) => path.map(({ slug }) => slug)

/** The categories above this one, widest first. */
export function ancestorLinks({ path }: CategoryView): ScopeLink[] {
  return path.slice(0, -1).map(({ name }, at) => ({ name, to: categoryAddress(slugsOf(path.slice(0, at + 1))) }))
}

/** Those without products stand below the rest. */
function counted(facets: readonly CategoryFacet[], here: string, addressOf: AddressOf): ScopeLink[] {
  const links = facets.map(({ name, path, count }) => ({
    ...{ name, count, to: addressOf(path.split('/')) },
    ...(path === here ? { current: true } : {}),
  }))
  return [...links.filter(({ count }) => count > 0), ...links.filter(({ count }) => count === 0)]
}

/**
 * All of the present category and its parts; of one without parts, all of the category above it and
 * those beside it. The counts come with the products.
 */
export function scopeLinksOf(
  { name, path, children }: CategoryView,
  facets: readonly CategoryFacet[] = [],
  addressOf: AddressOf = categoryAddress,
): ScopeLink[] {
  const slugs = slugsOf(path)
  const here = { name, to: addressOf(slugs), current: true }
  const parent = path.at(-2)
  const others = counted(facets, slugs.join('/'), addressOf)
  if (children.length === 0) {
    if (!parent) return []
    return [
      { name: listingText.allIn(parent.name), to: addressOf(slugs.slice(0, -1)) },
      ...(others.length > 0 ? others : [here]),
    ]
  }
  const parts = children.map(({ name: child, slug }) => ({ name: child, to: addressOf([...slugs, slug]) }))
  return [{ ...here, name: listingText.allIn(name) }, ...(others.length > 0 ? others : parts)]
}

/** The same where a listing of something else is narrowed by its address: from all categories down. */
export function narrowingLinksOf(
  category: CategoryView | undefined,
  facets: readonly CategoryFacet[],
  addressOf: AddressOf,
): ScopeLink[] {
  if (!category && facets.length === 0) return []
  const all = { name: listingText.allCategories, to: addressOf([]), ...(category ? {} : { current: true }) }
  return [all, ...(category ? scopeLinksOf(category, facets, addressOf) : counted(facets, '', addressOf))]
}

/** The tree of categories, which comes as one list: each category before what is below it. */
import type { ManagedCategory } from '../api'

export const childrenOf = (tree: readonly ManagedCategory[], parentId: number | null) =>
  tree.filter((category) => category.parentId === parentId)

/** The tree with what stands in one place in another order. */
export function reordered(
  tree: readonly ManagedCategory[],
  parentId: number | null,
  ids: readonly number[],
): ManagedCategory[] {
  const of = (place: number | null) => {
    const there = childrenOf(tree, place)
    return place === parentId ? there.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : there
  }
  return of(null).flatMap((category) => [category, ...of(category.id)])
}

/** Whether products or collections stand in it itself. */
export const holdsProducts = ({ productCount, collectionCount }: ManagedCategory) => productCount + collectionCount > 0

/**
 * Where a category can lead when it is deleted: its subcategories go into another category, its products into another
 * subcategory, and for an empty one any other can stand.
 */
export function targetsOf(tree: readonly ManagedCategory[], category: ManagedCategory): ManagedCategory[] {
  const others = tree.filter((other) => other.id !== category.id)
  if (childrenOf(tree, category.id).length > 0) return others.filter((other) => other.parentId === null && !holdsProducts(other))
  return holdsProducts(category) ? others.filter(({ parentId }) => parentId !== null) : others
}

/** Categories in which this one, or a new one, can stand; none for one that has subcategories. */
export function parentsOf(tree: readonly ManagedCategory[], category: ManagedCategory | undefined): ManagedCategory[] {
  if (category && childrenOf(tree, category.id).length > 0) return []
  return tree.filter(
    (other) => other.parentId === null && other.id !== category?.id && (!holdsProducts(other) || other.id === category?.parentId),
  )
}

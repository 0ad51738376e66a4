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

/** Whether goods or collections stand in it itself. */
export const holdsGoods = ({ productCount, collectionCount }: ManagedCategory) => productCount + collectionCount > 0

/** Where what stands in a category can go when it is deleted: sub-categories into another category, goods into another sub-category. */
export function targetsOf(tree: readonly ManagedCategory[], { id }: ManagedCategory): ManagedCategory[] {
  const others = tree.filter((other) => other.id !== id)
  return childrenOf(tree, id).length > 0
    ? others.filter((other) => other.parentId === null && !holdsGoods(other))
    : others.filter(({ parentId }) => parentId !== null)
}

/** Categories in which this one, or a new one, can stand; none for one that has sub-categories. */
export function parentsOf(tree: readonly ManagedCategory[], category: ManagedCategory | undefined): ManagedCategory[] {
  if (category && childrenOf(tree, category.id).length > 0) return []
  return tree.filter(
    (other) => other.parentId === null && other.id !== category?.id && (!holdsGoods(other) || other.id === category?.parentId),
  )
}

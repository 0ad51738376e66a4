import { useEffect, useRef } from 'react'
import { useListProductsQuery, type ListProductsQuery } from '../api'
import { pageSize } from '../listing'
import { ProductCard } from './ProductCard'
import { GridSkeleton } from './ProductGrid'

/** The cards of one page of a listing; the first of a page that was asked for takes the focus. */
export function ListingPage({
  query,
  page,
  focusFirst,
  leading,
}: {
  query: ListProductsQuery
  page: number
  focusFirst: boolean
  leading: boolean
}) {
  const { data } = useListProductsQuery({ ...query, page, pageSize })
  const first = useRef<HTMLLIElement>(null)
  const ready = data !== undefined
  useEffect(() => {
    if (focusFirst && ready) first.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [focusFirst, ready])
  if (!data) return <GridSkeleton count={leading ? 8 : 4} />
  return data.items.map((card, at) => (
    <li key={card.id} ref={at === 0 ? first : null}>
      <ProductCard card={card} heading="h2" eager={leading && at < 4} first={leading && at === 0} />
    </li>
  ))
}

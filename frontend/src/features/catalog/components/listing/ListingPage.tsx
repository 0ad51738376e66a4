import { useEffect, useRef } from 'react'
import { ErrorState } from '@/components/ErrorState'
import { styled } from '@/lib/styled'
import { useListProductsQuery, type ListProductsQuery } from '../../api'
import { pageSize } from '../../listing'
import { useSlow } from '../../useSlow'
import { ProductCard } from '../ProductCard'
import { GridSkeleton } from '../ProductGrid'
import { listingText } from './text'

const Whole = styled('li')({ gridColumn: '1 / -1' })

/** How many cards of the first page are in view at once; only these are fetched eagerly. */
const inView = 4

type ListingPageProps = {
  query: ListProductsQuery
  page: number
  /** How many cards are expected, for the room they take while on their way. */
  expected: number
  heading: 'h2' | 'h3'
  /** Whether its pictures are the first of the screen. */
  leading: boolean
  /** Whether the first card takes the focus when it is there. */
  focusFirst: boolean
}

/** The cards of one page of a listing. */
export function ListingPage({ query, page, expected, heading, leading, focusFirst }: ListingPageProps) {
  const { data, currentData, isError, isFetching, refetch } = useListProductsQuery({ ...query, page, pageSize })
  // Cards of other filters stay for a moment, dimmed, so that a quick answer does not flicker.
  const slow = useSlow(isFetching && data !== currentData)
  const first = useRef<HTMLLIElement>(null)
  const ready = currentData !== undefined
  useEffect(() => {
    if (focusFirst && ready) first.current?.querySelector('a')?.focus({ preventScroll: page > 1 })
  }, [focusFirst, ready, page])
  if (isError && !isFetching)
    return (
      <Whole>
        <ErrorState title={listingText.failed} onRetry={() => void refetch()} />
      </Whole>
    )
  const cards = currentData ?? (slow ? undefined : data)
  if (!cards) return <GridSkeleton count={data?.items.length || expected} />
  return cards.items.map((card, at) => (
    <li key={card.id} ref={at === 0 ? first : null}>
      <ProductCard card={card} heading={heading} eager={leading && at < inView} first={leading && at === 0} />
    </li>
  ))
}

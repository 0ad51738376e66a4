import { useEffect, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { ErrorState } from '@/components/ErrorState'
import { media } from '@/lib/design'
import { useListProductsQuery, type ListProductsQuery } from '../../api'
import { pageSize } from '../../listing'
import { useSlow } from '../../useSlow'
import { ProductCard } from '../ProductCard'
import { GridSkeleton } from '../ProductGrid'
import { listingText } from './text'

const Whole = styled('li')({ gridColumn: '1 / -1' })

/** What stands below the picture of a card, in px. */
const below = 125
/** A square picture as wide as its column in the list, and what stands below it. */
const cardHeight = (columns: number, gap: number) =>
  `auto calc((100cqi - ${(columns - 1) * gap}px) / ${columns} + ${below}px)`

/**
 * A card far below, which the browser neither lays out nor paints until it comes near. It takes the room
 * of a real one all the same, so that Back finds its place. Its focus ring must not be cut off.
 */
const Far = styled('li')({
  contentVisibility: 'auto',
  overflowClipMargin: 8,
  containIntrinsicBlockSize: cardHeight(2, 12),
  [media.tablet]: { containIntrinsicBlockSize: cardHeight(3, 16) },
  [media.wide]: { containIntrinsicBlockSize: cardHeight(3, 20) },
  [media.desktop]: { containIntrinsicBlockSize: cardHeight(4, 20) },
})

/** From here on the cards of the first page are out of view. */
const farFrom = 12

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
  return cards.items.map((card, at) => {
    const Item = leading && at < farFrom ? 'li' : Far
    return (
      <Item key={card.id} ref={at === 0 ? first : null}>
        <ProductCard card={card} heading={heading} eager={leading && at < inView} first={leading && at === 0} />
      </Item>
    )
  })
}

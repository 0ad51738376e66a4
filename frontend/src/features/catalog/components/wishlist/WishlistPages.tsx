import { useEffect, useRef, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { ErrorState } from '@/components/ErrorState'
import { Row } from '@/components/Row'
import type { Card } from '../../api'
import { ProductGrid } from '../ProductGrid'
import { wishlistText } from './text'
import { WishlistCard, WishlistCardSkeleton } from './WishlistCard'

/** Cards on one page of a wishlist. */
export const pageSize = 24
/** Cards in the first row and the next, fetched at once. */
const eagerly = 4

type WishlistPagesProps = {
  /** How many products there are; undefined while that is unknown. */
  total: number | undefined
  /** Draws a page; whether its first card takes the focus when it is there. */
  renderPage: (page: number, focusFirst: boolean) => ReactNode
}

/** A wishlist, one's own or somebody else's: how many products, their cards, more of them on demand. */
export function WishlistPages({ total, renderPage }: WishlistPagesProps) {
  const [pages, setPages] = useState(1)
  const left = (total ?? 0) - pages * pageSize
  return (
    <Stack spacing={3}>
      {/* keeps its line while the number is unknown, so that nothing moves */}
      <p role="status">{total === undefined ? '\u00a0' : wishlistText.products(total)}</p>
      <ProductGrid busy={total === undefined}>
        {Array.from({ length: pages }, (_, at) => renderPage(at + 1, at > 0 && at + 1 === pages))}
      </ProductGrid>
      {left > 0 && (
        <Row>
          <Button variant="outlined" size="large" onClick={() => setPages(pages + 1)}>
            {wishlistText.more(Math.min(pageSize, left))}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

type WishlistCardsProps = {
  /** What is known of the page: nothing while it is on its way. */
  cards: readonly Card[] | undefined
  /** What is said where it did not arrive. */
  failed: string | null
  onRetry: () => void
  /** Whether it is the first page, whose pictures are in view. */
  isFirst: boolean
  focusFirst: boolean
}

/** The cards of a page, or what stands in their place. */
export function WishlistCards({ cards, failed, onRetry, isFirst, focusFirst }: WishlistCardsProps) {
  const first = useRef<HTMLLIElement>(null)
  const ready = cards !== undefined
  useEffect(() => {
    if (focusFirst && ready) first.current?.focus({ preventScroll: true })
  }, [focusFirst, ready])
  if (failed !== null)
    return (
      <li style={{ gridColumn: '1 / -1' }}>
        <ErrorState title={failed} onRetry={onRetry} />
      </li>
    )
  if (!cards)
    return Array.from({ length: eagerly }, (_, at) => (
      <li key={at}>
        <WishlistCardSkeleton at={at} />
      </li>
    ))
  return cards.map((card, at) => (
    <li key={card.id} ref={at === 0 ? first : null} tabIndex={-1}>
      <WishlistCard card={card} eager={isFirst && at < eagerly} />
    </li>
  ))
}

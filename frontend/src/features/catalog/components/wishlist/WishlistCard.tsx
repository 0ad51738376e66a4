import { use } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import type { Card } from '../../api'
import { isQuick, QuickAddContext } from '../../QuickAdd'
import { ProductCard } from '../ProductCard'
import { CardSkeleton } from '../ProductGrid'
import { wishlistText } from './text'

const Box = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, blockSize: '100%' })
const Whole = styled('div')({ flex: 1 })
/** As tall with a button as without, so that the cards of a row stay in line. */
const Next = styled('div')({ display: 'grid', minBlockSize: 44 })

const noButton = () => null

/** A product on a wishlist: its card and the next step to having it. */
export function WishlistCard({ card, eager }: { card: Card; eager: boolean }) {
  const renderQuickAdd = use(QuickAddContext)
  return (
    <Box>
      <Whole>
        {/* The way into the cart stands under the card, not over its picture as well. */}
        <QuickAddContext value={noButton}>
          <ProductCard card={card} eager={eager} heading="h2" />
        </QuickAddContext>
      </Whole>
      <Next>
        {isQuick(card) && renderQuickAdd(card, 'plain')}
        {card.hasOptions && card.inStock && (
          <Button
            component={Link}
            variant="outlined"
            to={paths.product(card.slug)}
            aria-label={wishlistText.chooseOptionsOf(card.title)}
          >
            {wishlistText.chooseOptions}
          </Button>
        )}
      </Next>
    </Box>
  )
}

/** As tall as a wishlist card. */
export function WishlistCardSkeleton({ at }: { at: number }) {
  return (
    <Box>
      <Whole>
        <CardSkeleton at={at} />
      </Whole>
      <Next aria-hidden="true">
        <Skeleton height={44} />
      </Next>
    </Box>
  )
}

import type { Card } from '../api'
import { ProductCard } from './ProductCard'
import { CardSkeleton } from './ProductGrid'
import { Rail } from './Rail'

/** A rail of product cards; without cards it shows as many empty ones as fit. */
export function CardShelf({ label, cards }: { label: string; cards: readonly Card[] | undefined }) {
  return (
    <Rail label={label} arrows={cards !== undefined && cards.length > 5}>
      {cards
        ? cards.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))
        : Array.from({ length: 5 }, (_, at) => (
            <li key={`empty-${at}`}>
              <CardSkeleton />
            </li>
          ))}
    </Rail>
  )
}

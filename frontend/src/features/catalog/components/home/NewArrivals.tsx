import { Section } from '@/components/Page'
import type { Card } from '../../api'
import { catalogText } from '../../text'
import { Below } from '../Below'
import { ProductCard } from '../ProductCard'
import { GridSkeleton, ProductGrid } from '../ProductGrid'
import { SeeAll } from './SeeAll'

const newest = '/search?sort=newest'
const most = 10

/** The latest products of all shops. */
export function NewArrivals({ cards }: { cards: readonly Card[] | undefined }) {
  if (cards?.length === 0) return null
  return (
    <Below phone="calc(250vw + 662px)" wide="calc(2 * min(20vw - 28px, 240px) + 344px)">
      <Section title={catalogText.newest} end={<SeeAll to={newest} shelf={catalogText.newest} />}>
        <ProductGrid columns={5} busy={cards === undefined}>
          {cards ? (
            cards.slice(0, most).map((card) => (
              <li key={card.id}>
                <ProductCard card={card} />
              </li>
            ))
          ) : (
            <GridSkeleton count={most} />
          )}
        </ProductGrid>
      </Section>
    </Below>
  )
}

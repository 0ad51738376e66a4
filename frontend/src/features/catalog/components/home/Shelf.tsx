import { Section } from '@/components/Page'
import type { Card } from '../../api'
import { Below } from '../Below'
import { CardShelf } from '../CardShelf'
import { SeeAll } from './SeeAll'

type ShelfProps = {
  title: string
  /** None while they are on their way; an empty shelf takes no room. */
  cards: readonly Card[] | undefined
  to: string
  /** Whether it stands below the fold on every width. */
  below?: boolean
}

/** A headed rail of cards with the way to all of its kind. */
export function Shelf({ title, cards, to, below = false }: ShelfProps) {
  if (cards?.length === 0) return null
  const shelf = (
    <Section title={title} end={<SeeAll to={to} shelf={title} />}>
      <CardShelf label={title} cards={cards} />
    </Section>
  )
  if (!below) return shelf
  return (
    <Below phone="calc(45.5vw + 163px)" wide="calc(min(20vw - 28px, 240px) + 196px)">
      {shelf}
    </Below>
  )
}

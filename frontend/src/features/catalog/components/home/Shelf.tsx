import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Section } from '@/components/Page'
import type { Card } from '../../api'
import { catalogText } from '../../text'
import { DeferredPaint } from '../Deferred'
import { CardShelf } from '../Rail'

type ShelfProps = {
  title: string
  /** None while they are on their way; an empty shelf takes no room. */
  cards: readonly Card[] | undefined
  /** Where all of its kind are; nowhere for what was picked by hand. */
  to: string | null
  /** Whether it stands below the fold on every width. */
  below?: boolean
}

/** A headed rail of cards with the way to all of its kind. */
export function Shelf({ title, cards, to, below = false }: ShelfProps) {
  if (cards?.length === 0) return null
  const shelf = (
    <Section title={title} end={to && <SeeAll to={to} shelf={title} />}>
      <CardShelf label={title} cards={cards} />
    </Section>
  )
  if (!below) return shelf
  return (
    <DeferredPaint phone="calc(45.5vw + 163px)" wide="calc(min(20vw - 28px, 240px) + 196px)">
      {shelf}
    </DeferredPaint>
  )
}

/** A link at the end of a section's heading. */
export const MoreLink = styled(Link)({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontWeight: 550 })

/** "See all"; aloud it says of which shelf. */
export function SeeAll({ to, shelf }: { to: string; shelf: string }) {
  return (
    <MoreLink to={to} aria-label={catalogText.seeAllOf(shelf)}>
      {catalogText.seeAll}
    </MoreLink>
  )
}

import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { catalogText } from '../../text'

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

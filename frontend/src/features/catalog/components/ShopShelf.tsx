import { styled } from '@mui/material/styles'
import { media } from '@/lib/design'
import type { ShopCard } from '../api'
import { ShopTile } from './ShopTile'

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 20 },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})

/** Shops side by side. */
export function ShopShelf({ shops, heading = 'h3' }: { shops: readonly ShopCard[]; heading?: 'h2' | 'h3' }) {
  return (
    <Grid>
      {shops.map((shop) => (
        <li key={shop.id}>
          <ShopTile shop={shop} heading={heading} />
        </li>
      ))}
    </Grid>
  )
}

import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Skeleton } from '@/components/Skeleton'
import { media, radius } from '@/lib/design'
import type { ShopCard } from '../../api'
import { seenLate } from '../looks'
import { ShopTile } from './ShopTile'

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 20 },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})

/** How many shops are in view at once; only their pictures are fetched eagerly. */
const inView = 4

/** The row or rows that shops stand in. */
export function ShopGrid({ children, busy = false }: { children: ReactNode; busy?: boolean }) {
  return <Grid aria-busy={busy}>{children}</Grid>
}

type ShopEntriesProps = { shops: readonly ShopCard[]; heading?: 'h2' | 'h3'; leading?: boolean }

/** Shops as entries of a grid; those of a screen's first grid lead. */
export function ShopEntries({ shops, heading = 'h3', leading = false }: ShopEntriesProps) {
  return shops.map((shop, at) => (
    <li key={shop.id}>
      <ShopTile shop={shop} heading={heading} eager={leading && at < inView} first={leading && at === 0} />
    </li>
  ))
}

const Empty = styled('li')(({ theme }) => ({
  ...seenLate,
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
}))
const Trio = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 })
const Square = styled(Skeleton)({ aspectRatio: '1 / 1', borderRadius: radius.card })

/** Shops still loading, in the boxes of real ones. */
export function ShopsSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <Empty key={`empty-${at}`} aria-hidden="true">
      <Skeleton height={64} />
      <Skeleton height={40} />
      <Trio>
        <Square height="auto" />
        <Square height="auto" />
        <Square height="auto" />
      </Trio>
    </Empty>
  ))
}

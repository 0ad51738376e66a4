import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { PreviewTile } from '@/components/ProductTile'
import Skeleton from '@mui/material/Skeleton'
import { media, motion, radius } from '@/lib/design'
import { appearDelayed } from './styles'

/** Two columns on phones, three from 600 px, four (or five) on desktops. */
const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'columns' && name !== 'dimmed' })<{
  columns: number
  dimmed: boolean
}>(({ columns, dimmed }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 12px',
  opacity: dimmed ? 0.6 : 1,
  transition: `opacity ${motion.press}`,
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '24px 16px' },
  [media.wide]: { gridTemplateColumns: `repeat(${columns - 1}, minmax(0, 1fr))`, gap: '32px 20px' },
  [media.desktop]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
}))

type ProductGridProps = { children: ReactNode; columns?: number; dimmed?: boolean; busy?: boolean }

/** Cards side by side, in as many columns as the width has room for. */
export function ProductGrid({ children, columns = 4, dimmed = false, busy = false }: ProductGridProps) {
  return (
    <Grid columns={columns} dimmed={dimmed} aria-busy={busy}>
      {children}
    </Grid>
  )
}

const Box = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, ...appearDelayed })
const Square = styled(Skeleton)({ aspectRatio: '1 / 1', borderRadius: radius.card, marginBlockEnd: 4 })
const TitleBox = styled('div')({ display: 'grid', gap: 4, alignContent: 'start', blockSize: 44, paddingBlockStart: 2 })

/** A card still loading, in the boxes of the real one; at this place of its page, where a picture may be known. */
export function CardSkeleton({ at, isShopKnown = false }: { at?: number; isShopKnown?: boolean }) {
  return (
    <Box aria-hidden="true">
      <PreviewTile at={at ?? -1}>
        <Square height="auto" />
      </PreviewTile>
      {!isShopKnown && <Skeleton width="45%" height={18} />}
      <TitleBox>
        <Skeleton width="90%" height={18} />
        <Skeleton width="60%" height={18} />
      </TitleBox>
      <Skeleton width="30%" height={20} />
      <Skeleton width="40%" height={22} />
    </Box>
  )
}

/** As many cards still loading as are expected, for a grid. */
export function GridSkeleton({ count = 8, isShopKnown = false }: { count?: number; isShopKnown?: boolean }) {
  return Array.from({ length: count }, (_, at) => (
    <li key={`empty-${at}`}>
      <CardSkeleton at={at} isShopKnown={isShopKnown} />
    </li>
  ))
}

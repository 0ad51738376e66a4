import type { ReactNode } from 'react'
import { Skeleton } from '@/components/Skeleton'
import { styled } from '@mui/material/styles'
import { media } from '@/lib/design'

/** Two columns on phones, three from 900 px, four (or five) on desktops. */
const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'columns' && name !== 'dimmed' })<{
  columns: number
  dimmed: boolean
}>(({ columns, dimmed }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 12px',
  opacity: dimmed ? 0.6 : 1,
  transition: 'opacity 120ms',
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '28px 16px' },
  [media.wide]: { gridTemplateColumns: `repeat(${columns - 1}, minmax(0, 1fr))`, gap: '32px 20px' },
  [media.desktop]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
}))

type ProductGridProps = { children: ReactNode; columns?: number; dimmed?: boolean; busy?: boolean; label?: string }

export function ProductGrid({ children, columns = 4, dimmed = false, busy = false, label }: ProductGridProps) {
  return (
    <Grid columns={columns} dimmed={dimmed} aria-busy={busy} {...(label ? { 'aria-label': label } : {})}>
      {children}
    </Grid>
  )
}

const Box = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 })
const Square = styled(Skeleton)({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1 / 1',
  borderRadius: 12,
  marginBlockEnd: 4,
})

/** A card still loading, in the boxes of the real one. */
export function CardSkeleton() {
  return (
    <Box aria-hidden="true">
      <Square />
      <Skeleton width="45%" height={18} />
      <Skeleton width="90%" height={20} />
      <Skeleton width="60%" height={20} />
      <Skeleton width="30%" height={20} />
      <Skeleton width="40%" height={22} />
    </Box>
  )
}

export function GridSkeleton({ count = 8 }: { count?: number }) {
  return Array.from({ length: count }, (_, at) => (
    <li key={`empty-${at}`}>
      <CardSkeleton />
    </li>
  ))
}

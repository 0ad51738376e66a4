import Stack from '@mui/material/Stack'
import Skeleton from '@mui/material/Skeleton'
import { OrdersSkeleton } from '@/features/seller/components/OrdersSkeleton'
import { tileHeight, Tiles } from './tiles'

/** The dashboard before its numbers are known, in the boxes it will have. */
export function DashboardSkeleton({ rows }: { rows: number }) {
  return (
    <>
      <Tiles aria-busy="true">
        <Skeleton height={tileHeight} />
        <Skeleton height={tileHeight} />
        <Skeleton height={tileHeight} />
        <Skeleton height={tileHeight} />
      </Tiles>
      <Stack spacing={1.5}>
        <Skeleton width={180} height={44} />
        <OrdersSkeleton rows={rows} />
      </Stack>
    </>
  )
}

import Stack from '@mui/material/Stack'
import Skeleton from '@mui/material/Skeleton'
import { Columns } from './Columns'

/** An order that is still to come, in the boxes it will have. */
export function OrderSkeleton() {
  return (
    <Stack spacing={2.5} aria-busy="true">
      <Stack spacing={1}>
        <Skeleton width={120} height={44} />
        <Skeleton width={280} height={44} />
        <Skeleton width={320} height={26} />
      </Stack>
      <Columns>
        <Stack spacing={2}>
          <Skeleton height={230} />
          <Skeleton height={170} />
          <Skeleton height={250} />
        </Stack>
        <Stack spacing={2}>
          <Skeleton height={240} />
          <Skeleton height={210} />
        </Stack>
      </Columns>
    </Stack>
  )
}

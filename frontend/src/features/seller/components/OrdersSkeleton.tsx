import Stack from '@mui/material/Stack'
import Skeleton from '@mui/material/Skeleton'
import { useWideScreen } from '../useWideScreen'

const headHeight = 44
const rowHeight = 54
const cardHeight = 108

/** A list of orders that is still to come, as high as the list will be. */
export function OrdersSkeleton({ rows }: { rows: number }) {
  const isWide = useWideScreen()
  if (isWide) return <Skeleton aria-busy="true" height={headHeight + rows * rowHeight} />
  return (
    <Stack spacing={1.5} aria-busy="true">
      {Array.from({ length: rows }, (_row, index) => (
        <Skeleton key={index} height={cardHeight} />
      ))}
    </Stack>
  )
}

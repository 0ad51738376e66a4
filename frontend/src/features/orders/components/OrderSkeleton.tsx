import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Row } from '@/components/Row'
import Skeleton from '@mui/material/Skeleton'
import { DelayedAppear } from '@/features/cart/components/DelayedAppear'
import { media } from '@/lib/design'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', gap: 24, alignItems: 'start' },
})

/** One order in the boxes it will have; below a heading that stands already it has none of its own. */
export function OrderSkeleton({ isTitled = false }: { isTitled?: boolean }) {
  return (
    <DelayedAppear aria-busy="true">
      <Stack spacing={2.5}>
        {!isTitled && <Skeleton width={280} height={38} />}
        <Row spread>
          <Skeleton width={260} height={24} />
          <Skeleton width={180} height={44} />
        </Row>
        <Columns>
          <Paper variant="panel">
            <Stack spacing={2}>
              <Skeleton width={180} height={44} />
              <Skeleton height={52} />
              <Skeleton height={64} />
              <Skeleton height={64} />
              <Skeleton width={160} height={24} />
            </Stack>
          </Paper>
          <Paper variant="panel">
            <Skeleton height={113} />
          </Paper>
        </Columns>
      </Stack>
    </DelayedAppear>
  )
}

/** Orders of a list in the boxes they will have. */
export function OrdersSkeleton() {
  return (
    <DelayedAppear aria-busy="true">
      {['first', 'second', 'third'].map((row) => (
        <Paper variant="panel" key={row}>
          <Stack spacing={1.5}>
            <Row spread>
              <Skeleton width={150} height={46} />
              <Skeleton width={72} height={24} />
            </Row>
            <Skeleton width={120} height={26} />
            <Skeleton width={220} height={24} />
            <Row spread>
              <Skeleton width={144} height={56} />
              <Skeleton width={120} height={44} />
            </Row>
          </Stack>
        </Paper>
      ))}
    </DelayedAppear>
  )
}

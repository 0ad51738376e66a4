import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Skeleton from '@mui/material/Skeleton'
import { media } from '@/lib/design'
import * as Box from './CartBoxes'
import { Late } from './Late'

const Side = styled('div')({ display: 'none', [media.wide]: { display: 'block', gridArea: '1 / 2 / span 2' } })
const Picture = styled('div')({ gridArea: 'picture' })

/** The cart in the boxes it will have: a shop with two lines, and the sum beside it. */
export function CartSkeleton() {
  return (
    <Late aria-busy="true">
      <Box.Group as="div">
        <Box.Head>
          <Skeleton width={180} height={24} />
        </Box.Head>
        <LineSkeleton />
        <LineSkeleton />
        <Box.Foot>
          <Skeleton width={140} height={24} />
        </Box.Foot>
      </Box.Group>
      <Side>
        <Paper variant="panel">
          <Stack spacing={2}>
            <Skeleton width={120} height={30} />
            <Skeleton height={113} />
            <Skeleton height={48} />
            <Skeleton height={44} />
          </Stack>
        </Paper>
      </Side>
    </Late>
  )
}

function LineSkeleton() {
  return (
    <Box.Grid as="div">
      <Box.Tick as="div">
        <Skeleton width={20} height={20} style={{ marginBlock: 12 }} />
      </Box.Tick>
      <Picture>
        <Skeleton height="auto" style={{ aspectRatio: '1 / 1' }} />
      </Picture>
      <Box.Words as="div">
        <Skeleton width="80%" height={24} />
        <Skeleton width="40%" />
        <Skeleton width={72} height={22} />
      </Box.Words>
      <Box.Controls>
        <Skeleton width={134} height={46} />
        <Box.Ways>
          <Skeleton width={180} height={44} style={{ marginInlineStart: 12 }} />
        </Box.Ways>
      </Box.Controls>
    </Box.Grid>
  )
}

import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Skeleton from '@mui/material/Skeleton'
import { media } from '@/lib/design'
import * as Box from './cartLayout'
import { DelayedAppear } from './DelayedAppear'

const Side = styled('div')({ display: 'none', [media.wide]: { display: 'block', gridArea: '1 / 2 / span 2' } })
const Picture = styled('div')({ gridArea: 'picture' })

/** The cart in the boxes it will have: a shop with two lines, and the sum beside it. */
export function CartSkeleton() {
  return (
    <DelayedAppear aria-busy="true">
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
    </DelayedAppear>
  )
}

function LineSkeleton() {
  return (
    <Box.LineGrid as="div">
      <Box.CheckboxCell as="div">
        <Skeleton width={20} height={20} style={{ marginBlock: 12 }} />
      </Box.CheckboxCell>
      <Picture>
        <Skeleton height="auto" style={{ aspectRatio: '1 / 1' }} />
      </Picture>
      <Box.LineText as="div">
        <Skeleton width="80%" height={24} />
        <Skeleton width="40%" />
        <Skeleton width={72} height={22} />
      </Box.LineText>
      <Box.Controls>
        <Skeleton width={134} height={46} />
        <Box.LineButtons>
          <Skeleton width={180} height={44} style={{ marginInlineStart: 12 }} />
        </Box.LineButtons>
      </Box.Controls>
    </Box.LineGrid>
  )
}

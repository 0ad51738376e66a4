import { styled } from '@mui/material/styles'
import { onDemand } from '@/components/onDemand'
import { media } from '@/lib/design'
import { awake } from '../../awake'

const Narrow = styled('div')({ display: 'contents', [media.wide]: { display: 'none' } })
const Wide = styled('div')({ display: 'none', minBlockSize: 44, [media.wide]: { display: 'block' } })

const Heart = onDemand(() => awake().then(() => import('../wishlist/Heart').then((module) => module.Heart)))
const SaveButton = onDemand(() =>
  awake().then(() => import('../wishlist/SaveButton').then((module) => module.SaveButton)),
)

type SaveProps = { product: { id: number; title: string } }

/** The heart over the picture of phones. */
export const SaveOnPicture = (props: SaveProps) => (
  <Narrow>
    <Heart {...props} />
  </Narrow>
)

/** The same with its word beside wide pictures. */
export const SaveInWords = (props: SaveProps) => (
  <Wide>
    <SaveButton {...props} />
  </Wide>
)

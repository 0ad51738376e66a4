import { styled } from '@mui/material/styles'
import { media, radius } from '@/lib/design'

/** The numbers of a dashboard beside one another. */
export const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 },
})

/** How high a tile is, before and after its number is known. */
export const tileHeight = 100

/** The box of one number. */
export const tileBox = {
  display: 'grid',
  alignContent: 'space-between',
  gap: 4,
  minBlockSize: tileHeight,
  padding: 16,
  borderRadius: radius.card,
} as const

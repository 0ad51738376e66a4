import { styled } from '@mui/material/styles'
import { media } from '@/lib/design'

/** The two columns of the product page: pictures and facts, and what is bought. */
export const ProductColumns = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: '48px 48px' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 640px) minmax(0, 1fr)', columnGap: 64 },
})

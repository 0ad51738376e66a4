import { styled } from '@mui/material/styles'
import { media } from '@/lib/design'

/** What to do and with which goods, beside where to and what happened. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' },
})

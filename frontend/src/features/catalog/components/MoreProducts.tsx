import type { MouseEvent } from 'react'
import { styled } from '@mui/material/styles'
import { ButtonLink } from '@/components/ButtonLink'
import { catalogText } from '../text'

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  marginBlockStart: 40,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))
const Track = styled('div')(({ theme }) => ({
  inlineSize: 200,
  blockSize: 4,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.divider,
  '& > div': { blockSize: 4, borderRadius: 2, backgroundColor: theme.vars.palette.primary.main },
}))

type MoreProductsProps = {
  shown: number
  total: number
  next: string | null
  nextCount: number
  onMore: (event: MouseEvent) => void
}

/** How far down the shelf one is, and a real link to the next stretch of it. */
export function MoreProducts({ shown, total, next, nextCount, onMore }: MoreProductsProps) {
  if (total === 0) return null
  return (
    <Box>
      <p>{catalogText.showing(Math.max(shown, 0), total)}</p>
      <Track aria-hidden="true">
        <div style={{ inlineSize: `${Math.min(100, (shown * 100) / total)}%` }} />
      </Track>
      {next && (
        <ButtonLink to={next} variant="outlined" size="large" onClick={onMore}>
          {catalogText.showMore(nextCount)}
        </ButtonLink>
      )}
    </Box>
  )
}
